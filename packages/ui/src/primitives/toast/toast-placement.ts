import type { Direction } from "../../locale/index.js";

/** Logical corners follow the direction, physical ones do not. */
export const toastPlacements = [
  "top-end",
  "top-start",
  "bottom-end",
  "bottom-start",
  "top-right",
  "top-left",
  "bottom-right",
  "bottom-left",
] as const;
export type ToastPlacement = (typeof toastPlacements)[number];

export interface ResolvedPlacement {
  block: "top" | "bottom";
  /** The edge in the current direction, for the style. */
  inline: "start" | "end";
  /** The same edge on the screen: where toasts come from and where a swipe sends them. */
  side: "left" | "right";
}

/** Both readings of a corner at once, so that style and gesture cannot disagree. */
export function resolvePlacement(placement: ToastPlacement, direction: Direction): ResolvedPlacement {
  const [block, edge] = placement.split("-") as [
    ResolvedPlacement["block"],
    "start" | "end" | "left" | "right",
  ];
  const start = direction === "rtl" ? "right" : "left";
  const side =
    edge === "left" || edge === "right"
      ? edge
      : edge === "start"
        ? start
        : start === "left"
          ? "right"
          : "left";
  return { block, inline: side === start ? "start" : "end", side };
}
