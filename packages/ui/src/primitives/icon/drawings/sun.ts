import type { IconNode } from "../icon-node.js";

export const Sun: IconNode = [
  [
    "path",
    {
      d: "M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41",
    },
  ],
];
