import { type NavigateOptions, useLocation, useNavigate } from "react-router";

/**
 * `navigate` for the response to a write. Does nothing if the customer has left the screen before the response, by Back for
 * example: it would take them away from another screen.
 */
export function useNavigateAfterWrite(): (path: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (path, options) => {
    // The browser's own address: a screen that has been left stays mounted until the code of the next one is loaded.
    if (window.location.pathname === pathname) void navigate(path, options);
  };
}
