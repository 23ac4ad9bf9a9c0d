import type { IconNode } from "../icon-node.js";

export const ArrowLeft: IconNode = [["path", { d: "m12 19-7-7 7-7M19 12H5" }]];
