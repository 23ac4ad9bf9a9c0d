import type { IconNode } from "../icon-node.js";

export const CalendarX: IconNode = [
  ["path", { d: "M8 2v3M16 2v3M3 9h18M14 13l-4 4M10 13l4 4" }],
  ["rect", { x: "3", y: "3", width: "18", height: "18", rx: "2" }],
];
