import type { IconNode } from "../icon-node.js";

export const EllipsisVertical: IconNode = [
  [
    "path",
    {
      d: "M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0zM11 5a1 1 0 1 0 2 0 1 1 0 1 0-2 0zM11 19a1 1 0 1 0 2 0 1 1 0 1 0-2 0z",
    },
  ],
];
