import type { IconNode } from "../icon-node.js";

export const ArrowDownLeft: IconNode = [["path", { d: "M17 7 7 17M17 17H7V7" }]];
