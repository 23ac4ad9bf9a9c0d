import { usePageTitle } from "@talabee/ui/app";
import { useMessages, shellMessages } from "@talabee/ui/locale";
import { StatusScreen } from "@talabee/ui/screens/status-screen";
import { useLocation } from "react-router-dom";
import { paths } from "../platform/index.js";

/**
 * The 404 screen; as target of a refused sheet with the location state 403 it is the 403 screen (REQ-MESSAGE-49).
 */
export default function NotFoundRoute() {
  const { t } = useMessages();
  const isForbidden = useLocation().state === 403;
  usePageTitle(t(isForbidden ? shellMessages.forbiddenTitle : shellMessages.notFoundTitle));

  return <StatusScreen variant={isForbidden ? "forbidden" : "not-found"} homeHref={paths.home} />;
}
