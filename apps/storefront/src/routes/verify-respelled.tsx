import { Navigate, useLocation } from "react-router";

/** Redirects the correct spelling to the specification's path (REQ-AUTH-44). */
export default function VerifyRespelledRoute() {
  return <Navigate to={`/auth/verfied${useLocation().search}`} replace />;
}
