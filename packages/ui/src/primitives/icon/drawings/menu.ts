import type { IconNode } from "../icon-node.js";

export const Menu: IconNode = [["path", { d: "M4 5h16M4 12h16M4 19h16" }]];
