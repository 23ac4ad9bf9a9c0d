import type { IconNode } from "../icon-node.js";

export const Search: IconNode = [["path", { d: "m21 21-4.34-4.34M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0z" }]];
