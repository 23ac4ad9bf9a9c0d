import { useNavigationFocus } from "@talabee/ui/app";
import { useLocation, useNavigationType } from "react-router";

/** Moves focus and scroll position with the router; `screen` is the path of the screen beneath an open sheet. */
export function NavigationFocus({ screen }: { screen: string }) {
  const location = useLocation();
  const isPop = useNavigationType() === "POP";
  useNavigationFocus({ ...location, screen, isPop });
  return null;
}
