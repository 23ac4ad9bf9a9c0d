"use client";
import { useLayoutEffect, type ReactNode } from "react";
import { PortalContainerContext } from "./portal-container.js";

export interface PortalProviderProps {
  /** Element for dialogs, sheets, drawers and menus, for example one inside a shadow root. Null until it is mounted. */
  container: HTMLElement | null;
  children: ReactNode;
}

/**
 * Renders the overlays of the components inside into `container` instead of the page's body. Needed in a shadow root, whose
 * styles do not reach the body.
 */
export function PortalProvider({ container, children }: PortalProviderProps) {
  useLayoutEffect(() => {
    if (!(container?.getRootNode() instanceof ShadowRoot)) return;
    try {
      // Style sheets of a shadow root cannot register properties; theme/package-reset.css needs this one.
      CSS.registerProperty({ name: "--ui-rem", syntax: "<length>", inherits: true, initialValue: "16px" });
    } catch {
      // Registered before, here or by a style sheet of the page.
    }
  }, [container]);
  return <PortalContainerContext value={container}>{children}</PortalContainerContext>;
}
