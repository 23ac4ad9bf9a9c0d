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
  /** Screen edge that toasts are attached to, enter from and are swiped to. */
  side: "left" | "right";
}

/** Resolves a placement to a screen corner, shared by style and gesture. */
export function resolvePlacement(placement: ToastPlacement, direction: Direction): ResolvedPlacement {
  const [block, edge] = placement.split("-") as [
    ResolvedPlacement["block"],
    ResolvedPlacement["side"] | "start" | "end",
  ];
  if (edge === "left" || edge === "right") return { block, side: edge };
  return { block, side: (edge === "start") === (direction === "ltr") ? "left" : "right" };
}
