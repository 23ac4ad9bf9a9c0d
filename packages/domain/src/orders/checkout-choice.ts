import { isCash, type PaymentMethod } from "./order-vocabulary.js";

/** The stored address or card to use: the chosen one if it still exists, else the default, else the first. */
export function chosenOrDefault<Kept extends { id: string; is_default: boolean }>(
  kept: readonly Kept[],
  chosenId: string | null | undefined,
): Kept | undefined {
  return kept.find(({ id }) => id === chosenId) ?? kept.find(({ is_default }) => is_default) ?? kept[0];
}

/** The payment method to use: the chosen one if it is available, else cash, else the first available one. */
export function chosenOrCash(
  methods: readonly { code: PaymentMethod; enabled: boolean }[],
  chosen: PaymentMethod | null | undefined,
): PaymentMethod | null {
  const enabled = methods.flatMap(({ code, enabled: can }) => (can ? [code] : []));
  return enabled.find((code) => code === chosen) ?? enabled.find(isCash) ?? enabled[0] ?? null;
}
