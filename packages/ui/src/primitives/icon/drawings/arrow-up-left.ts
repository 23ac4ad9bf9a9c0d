import type { IconNode } from "../icon-node.js";

export const ArrowUpLeft: IconNode = [["path", { d: "M7 17V7h10M17 17 7 7" }]];
