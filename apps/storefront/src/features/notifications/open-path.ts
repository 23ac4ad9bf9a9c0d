import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

let open: (path: string) => void = (path) => window.location.assign(path);

/** Leads to a path of the storefront from outside its screens. */
export function openPath(path: string): void {
  open(path);
}

/** Lets news lead to their addresses without a reload, for as long as it is drawn. */
export function NewsLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const before = open;
    open = (path) => void navigate(path);
    return () => {
      open = before;
    };
  }, [navigate]);
  return null;
}
