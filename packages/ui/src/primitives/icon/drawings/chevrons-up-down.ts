import type { IconNode } from "../icon-node.js";

export const ChevronsUpDown: IconNode = [["path", { d: "m7 15 5 5 5-5M7 9l5-5 5 5" }]];
