import type { IconNode } from "../icon-node.js";

export const CookingPot: IconNode = [
  [
    "path",
    {
      d: "M2 12h20M20 12v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8M4 8l16-4M8.86 6.78l-.45-1.81a2 2 0 0 1 1.45-2.43l1.94-.48a2 2 0 0 1 2.43 1.46l.45 1.8",
    },
  ],
];
