import type { IconNode } from "../icon-node.js";

export const ArrowDownUp: IconNode = [["path", { d: "m3 16 4 4 4-4M7 20V4M21 8l-4-4-4 4M17 4v16" }]];
