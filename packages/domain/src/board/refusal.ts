/** Why a store refuses an order, in words that the customer reads; `other` is said in the store's own. */
export const REFUSAL_REASONS = ["too_busy", "sold_out", "closing", "no_rider", "too_far", "other"] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];
