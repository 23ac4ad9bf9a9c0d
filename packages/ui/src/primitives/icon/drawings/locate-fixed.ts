import type { IconNode } from "../icon-node.js";

export const LocateFixed: IconNode = [
  [
    "path",
    {
      d: "M2 12L5 12M19 12L22 12M12 2L12 5M12 19L12 22M5 12a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0z",
    },
  ],
];
