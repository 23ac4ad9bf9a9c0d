import type { IconNode } from "../icon-node.js";

export const MapPinCheck: IconNode = [
  [
    "path",
    {
      d: "M19.43 12.935c.357-.967.57-1.955.57-2.935a8 8 0 0 0-16 0c0 4.993 5.539 10.193 7.399 11.799a1 1 0 0 0 1.202 0 32.197 32.197 0 0 0 .813-.728M9 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM16 18l2 2 4-4",
    },
  ],
];
