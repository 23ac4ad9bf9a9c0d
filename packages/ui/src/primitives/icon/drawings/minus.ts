import type { IconNode } from "../icon-node.js";

export const Minus: IconNode = [["path", { d: "M5 12h14" }]];
