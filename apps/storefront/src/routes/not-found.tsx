import { useMessages, shellMessages } from "@talabee/ui/locale";
import { StatusScreen } from "@talabee/ui/screens/status-screen";
import { useLocation } from "react-router-dom";
import { PageTitle } from "../shell/index.js";
import { paths } from "../platform/index.js";

/**
 * An address that is none; also what stands in the place of a sheet that is refused (REQ-MESSAGE-49), with 403 as its
 * state.
 */
export default function NotFoundRoute() {
  const { t } = useMessages();
  const isForbidden = useLocation().state === 403;
  return (
    <>
      <PageTitle of={t(isForbidden ? shellMessages.forbiddenTitle : shellMessages.notFoundTitle)} />
      <StatusScreen kind={isForbidden ? "forbidden" : "not-found"} homeHref={paths.home} />
    </>
  );
}
