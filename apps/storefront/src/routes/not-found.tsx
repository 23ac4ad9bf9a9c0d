import { ProblemPage } from "@talabee/ui/app";
import { useLocation } from "react-router-dom";
import { paths } from "../platform/index.js";

/**
 * The 404 screen; as target of a refused sheet with the location state 403 it is the 403 screen (REQ-MESSAGE-49).
 */
export default function NotFoundRoute() {
  const isForbidden = useLocation().state === 403;
  return <ProblemPage variant={isForbidden ? "forbidden" : "not-found"} homeHref={paths.home} />;
}
