import type { Direction } from "../locale/index.js";

/** Side of a control on which something floats; `start` and `end` follow the reading direction. */
export type LogicalSide = "top" | "bottom" | "start" | "end";

/** The side as libraries of placement know it. */
export function physicalSide(side: LogicalSide, direction: Direction): "top" | "bottom" | "left" | "right" {
  if (side === "top" || side === "bottom") return side;
  return (side === "start") === (direction === "ltr") ? "left" : "right";
}
