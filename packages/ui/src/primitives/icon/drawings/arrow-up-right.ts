import type { IconNode } from "../icon-node.js";

export const ArrowUpRight: IconNode = [["path", { d: "M7 7h10v10M7 17 17 7" }]];
