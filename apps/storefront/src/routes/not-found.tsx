import { useLocation } from "react-router";
import { problemPage } from "../shell/problem-screen.js";

/**
 * The 404 screen; as target of a refused sheet with a status as location state it is the screen of that (REQ-MESSAGE-49).
 */
export default function NotFoundRoute() {
  const { state } = useLocation() as { state: unknown };
  return problemPage(typeof state === "number" ? state : 404);
}
