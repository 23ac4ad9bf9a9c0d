import type { PaymentMethod } from "./order-vocabulary.js";

/** Of addresses or cards that are kept: the chosen one while it is there, else the default, else the first. */
export function chosenOrDefault<Kept extends { id: string; is_default: boolean }>(
  kept: readonly Kept[],
  chosenId: string | null | undefined,
): Kept | undefined {
  return kept.find(({ id }) => id === chosenId) ?? kept.find(({ is_default }) => is_default) ?? kept[0];
}

/** How an order is going to be paid: as chosen while that can be had, else in cash, else in the first way there is. */
export function chosenOrCash(
  methods: readonly { code: PaymentMethod; enabled: boolean }[],
  chosen: PaymentMethod | null | undefined,
): PaymentMethod | null {
  const enabled = methods.flatMap(({ code, enabled: can }) => (can ? [code] : []));
  return (
    enabled.find((code) => code === chosen) ?? enabled.find((code) => code === "cod") ?? enabled[0] ?? null
  );
}
