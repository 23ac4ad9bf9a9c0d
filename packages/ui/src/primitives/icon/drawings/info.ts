import type { IconNode } from "../icon-node.js";

export const Info: IconNode = [["path", { d: "M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM12 16v-4M12 8h.01" }]];
