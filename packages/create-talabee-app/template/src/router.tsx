import { followInApp } from "@talabee/ui/app";
import type { AnchorProps } from "@talabee/ui/locale";
import { useSyncExternalStore } from "react";

// Two pages need no router of a library; with one, give `LinkProvider` its link.
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());
window.addEventListener("popstate", notify);

function open(path: string) {
  history.pushState(null, "", path);
  window.scrollTo(0, 0);
  notify();
}

/** Path of the page, which follows links and the back button. */
export function usePath(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => window.location.pathname,
  );
}

/** Every link of a component. */
export function RouterLink({ href, onClick, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} href={href} onClick={(event) => followInApp(event, onClick, open)}>
      {children}
    </a>
  );
}
