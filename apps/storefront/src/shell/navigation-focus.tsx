import { useNavigationFocus } from "@talabee/ui/app";
import { useLocation, useNavigationType } from "react-router-dom";
import { screenPath } from "../platform/index.js";

/** Moves focus and scroll position with the router. */
export function NavigationFocus() {
  const location = useLocation();
  const isPop = useNavigationType() === "POP";
  useNavigationFocus({ ...location, screen: screenPath(location.pathname), isPop });
  return null;
}
