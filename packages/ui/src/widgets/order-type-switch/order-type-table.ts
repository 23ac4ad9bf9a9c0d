/** How customers receive an order. */
export const orderTypeKinds = ["delivery", "pickup", "dine_in"] as const;
export type OrderTypeKind = (typeof orderTypeKinds)[number];

/** What screens show for each order type. */
export const orderTypeTable = {
  delivery: { isBrought: true, isServed: false },
  pickup: { isBrought: false, isServed: false },
  dine_in: { isBrought: false, isServed: true },
} as const satisfies Record<
  OrderTypeKind,
  {
    /** It arrives at an address; other orders are ready at the store. */
    isBrought: boolean;
    /** At a table of the store. */
    isServed: boolean;
  }
>;
