import type { IconNode } from "../icon-node.js";

export const ChevronLeft: IconNode = [["path", { d: "m15 18-6-6 6-6" }]];
