import { useCallback, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";

/** Leads to a path; the same function as long as the page lives, which the router's own is not: lists keep what it is in. */
export function useStableNavigate(): (path: string) => void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  return useCallback((path) => void latest.current(path), []);
}
