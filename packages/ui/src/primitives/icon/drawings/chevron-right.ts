import type { IconNode } from "../icon-node.js";

export const ChevronRight: IconNode = [["path", { d: "m9 18 6-6-6-6" }]];
