import type { IconNode } from "../icon-node.js";

export const X: IconNode = [["path", { d: "M18 6 6 18M6 6l12 12" }]];
