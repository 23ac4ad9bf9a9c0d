import type { IconNode } from "../icon-node.js";

export const ArrowUp: IconNode = [["path", { d: "m5 12 7-7 7 7M12 19V5" }]];
