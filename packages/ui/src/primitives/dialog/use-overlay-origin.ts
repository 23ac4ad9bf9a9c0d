"use client";
import { useCallback, useState } from "react";
import { useLocale } from "../../locale/index.js";

interface Island {
  theme: string | undefined;
  brand: string | undefined;
  density: string | undefined;
}

function nearest(element: Element, attribute: keyof Island): string | undefined {
  const holder = element.closest<HTMLElement>(`[data-${attribute}]`);
  // Attributes of <html> are inherited by the portal and may change while the overlay is open.
  return holder === null || holder === document.documentElement ? undefined : holder.dataset[attribute];
}

/**
 * A portal does not inherit the language, direction, theme, brand and density of the place it is rendered from. Render `<span
 * hidden ref={ref} />` in that place; `attributes` set the same values on the portal's content.
 */
export function useOverlayOrigin() {
  const { language, direction } = useLocale();
  const [island, setIsland] = useState<Island>();
  const ref = useCallback((marker: HTMLElement | null) => {
    if (!marker) return;
    setIsland({
      theme: nearest(marker, "theme"),
      brand: nearest(marker, "brand"),
      density: nearest(marker, "density"),
    });
  }, []);
  return {
    ref,
    attributes: {
      "data-ui": "",
      lang: language,
      dir: direction,
      "data-theme": island?.theme,
      "data-brand": island?.brand,
      "data-density": island?.density,
    },
  } as const;
}
