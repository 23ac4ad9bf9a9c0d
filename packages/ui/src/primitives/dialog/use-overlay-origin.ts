"use client";
import { useCallback, useState } from "react";
import { useLocale } from "../../locale/index.js";

interface Island {
  theme: string | undefined;
  brand: string | undefined;
}

function nearest(element: Element, attribute: "theme" | "brand"): string | undefined {
  const holder = element.closest<HTMLElement>(`[data-${attribute}]`);
  // What stands on <html> reaches the portal by itself, and may change while the overlay is open.
  return holder === null || holder === document.documentElement ? undefined : holder.dataset[attribute];
}

/**
 * A portal leaves the place where it was written, and with it a language or theme island. Render `<span hidden
 * ref={ref} />` in that place; `attributes` then give the portal's content the same language, direction, theme
 * and brand.
 */
export function useOverlayOrigin() {
  const { language, direction } = useLocale();
  const [island, setIsland] = useState<Island>();
  const ref = useCallback((marker: HTMLElement | null) => {
    if (marker) setIsland({ theme: nearest(marker, "theme"), brand: nearest(marker, "brand") });
  }, []);
  return {
    ref,
    attributes: {
      "data-ui": "",
      lang: language,
      dir: direction,
      "data-theme": island?.theme,
      "data-brand": island?.brand,
    },
  } as const;
}
