"use client";
import { createContext, use } from "react";

export const PortalContainerContext = createContext<HTMLElement | null | undefined>(undefined);

/** Element that overlays are rendered into; undefined for the body of the page. */
export function usePortalContainer(): HTMLElement | null | undefined {
  return use(PortalContainerContext);
}
