import type { IconNode } from "../icon-node.js";

export const Banknote: IconNode = [
  ["rect", { width: "20", height: "12", x: "2", y: "6", rx: "2" }],
  ["path", { d: "M10 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM6 12h.01M18 12h.01" }],
];
