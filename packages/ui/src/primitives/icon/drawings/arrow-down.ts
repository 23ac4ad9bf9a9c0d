import type { IconNode } from "../icon-node.js";

export const ArrowDown: IconNode = [["path", { d: "M12 5v14M19 12l-7 7-7-7" }]];
