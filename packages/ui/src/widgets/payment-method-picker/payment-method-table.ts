/** What screens know of each payment method: by what it pays. */
export const paymentMethodTable = {
  card: { paidBy: "gateway" },
  wallet: { paidBy: "wallet" },
  online: { paidBy: "gateway" },
  cod: { paidBy: "cash" },
} as const satisfies Record<string, { paidBy: "gateway" | "wallet" | "cash" }>;
export type PaymentMethodKind = keyof typeof paymentMethodTable;
