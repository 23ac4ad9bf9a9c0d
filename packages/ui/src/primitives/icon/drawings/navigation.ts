import type { IconNode } from "../icon-node.js";

export const Navigation: IconNode = [["polygon", { points: "3 11 22 2 13 21 11 13 3 11" }]];
