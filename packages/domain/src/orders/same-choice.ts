import { readProse } from "../text/prose.js";

/** What a customer chose of a product. */
export interface ProductChoice {
  addons: readonly { id: string; quantity: number }[];
  /** A special request to the kitchen, or null. */
  note: string | null;
}

/** Whether two choices of a product differ in quantity at most: equal choices share one line (REQ-CART-17). */
export function isSameChoice(one: ProductChoice, other: ProductChoice): boolean {
  return choiceKey(one) === choiceKey(other);
}

function choiceKey({ addons, note }: ProductChoice): string {
  const options = addons.map(({ id, quantity }) => JSON.stringify([id, quantity])).toSorted();
  return JSON.stringify([options, readProse(note ?? "")]);
}
