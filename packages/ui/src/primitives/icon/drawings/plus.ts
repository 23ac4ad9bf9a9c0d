import type { IconNode } from "../icon-node.js";

export const Plus: IconNode = [["path", { d: "M5 12h14M12 5v14" }]];
