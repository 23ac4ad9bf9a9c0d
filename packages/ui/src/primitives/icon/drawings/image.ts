import type { IconNode } from "../icon-node.js";

export const Image: IconNode = [
  ["rect", { width: "18", height: "18", x: "3", y: "3", rx: "2", ry: "2" }],
  ["path", { d: "M7 9a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM21 15l-3.086-3.086a2 2 0 0 0-2.828 0L6 21" }],
];
