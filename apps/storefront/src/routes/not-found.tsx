import { useText, shellWords } from "@talabee/ui/locale";
import { StatusScreen } from "@talabee/ui/screens/status-screen";
import { useLocation } from "react-router-dom";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";

/** An address that is none; also what stands in the place of a sheet that is refused (B19), with 403 as its state. */
export default function NotFoundRoute() {
  const { t } = useText();
  const isForbidden = useLocation().state === 403;
  return (
    <>
      <PageTitle of={t(isForbidden ? shellWords.forbiddenTitle : shellWords.notFoundTitle)} />
      <StatusScreen kind={isForbidden ? "forbidden" : "not-found"} homeHref={paths.home} />
    </>
  );
}
