import { useCallback, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";

/** `navigate` with a stable identity, which the router's lacks: memoized list items depend on it. */
export function useStableNavigate(): (path: string) => void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  return useCallback((path) => void latest.current(path), []);
}
