import type { IconNode } from "../icon-node.js";

export const CreditCard: IconNode = [
  ["rect", { width: "20", height: "14", x: "2", y: "5", rx: "2" }],
  ["path", { d: "M2 10L22 10M6 14h2" }],
];
