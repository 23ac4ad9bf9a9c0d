"use client";
import { useLayoutEffect, useState } from "react";

function isModal(dialog: Element): boolean {
  try {
    return dialog.matches(":modal");
  } catch {
    // A browser that does not know the selector.
    return false;
  }
}

/** The uppermost modal `<dialog>` of the page; null without one. */
function uppermostModal(): HTMLElement | null {
  const open = [...document.querySelectorAll<HTMLElement>("dialog[open]")].filter(isModal);
  // The uppermost has the focus.
  return open.findLast((dialog) => dialog.contains(document.activeElement)) ?? open.at(-1) ?? null;
}

/**
 * The modal `<dialog>` of a host that toasts must be in to be seen and used: it is above everything, and the browser makes all
 * outside of it inert. Null while there is none.
 */
export function useModalHost(isShown: boolean): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const look = () => setHost(uppermostModal());
    look();
    const observer = new MutationObserver(look);
    // A dialog may also be removed while it is open; only then does a shown toast have to leave it.
    observer.observe(document, {
      subtree: true,
      attributes: true,
      attributeFilter: ["open"],
      childList: isShown,
    });
    return () => observer.disconnect();
  }, [isShown]);
  return host;
}
