"use client";
import { useState } from "react";
import { addonsPrice, isMissing, type AddonGroupData, type ChosenAddons } from "../addon-group/index.js";
import { priceNow, type ProductCardData } from "../product-card/index.js";

/** Quantity, add-ons and note, as the server's `cart/add` takes them. */
export interface ProductChoice {
  quantity: number;
  addons: { id: string; quantity: number }[];
  note: string | null;
}

interface State {
  quantity: number;
  chosen: ChosenAddons;
  note: string;
  /** Adding was attempted with a required choice missing. */
  submitted: boolean;
}

/** The options of required groups that have no other: nothing is left to choose (REQ-ORDER-47). */
const onlyOptions = (groups: readonly AddonGroupData[]) =>
  groups.flatMap(({ min, options: [only, ...others] }) =>
    min > 0 && only?.in_stock && others.length === 0 ? [{ id: only.id, quantity: min }] : [],
  );

const start = (initial: ProductChoice | undefined, groups: readonly AddonGroupData[]): State => ({
  quantity: initial?.quantity ?? 1,
  chosen: Object.fromEntries(
    (initial?.addons ?? onlyOptions(groups)).map(({ id, quantity }) => [id, quantity]),
  ),
  note: initial?.note ?? "",
  submitted: false,
});

/**
 * State of the choices for a product. Resets when another product is shown or `session` changes (the sheet was closed
 * and reopened).
 */
export function useProductChoice(
  product: (ProductCardData & { addon_groups: readonly AddonGroupData[] }) | undefined,
  initial: ProductChoice | undefined,
  session: unknown,
) {
  const groups = product?.addon_groups ?? [];
  const [state, setState] = useState(() => start(initial, groups));
  const about = `${product?.id ?? ""} ${String(session)}`;
  const [shown, setShown] = useState(about);
  if (shown !== about) {
    setShown(about);
    setState(start(initial, groups));
  }
  const missing = groups.filter((group) => isMissing(group, state.chosen));
  const change = (part: Partial<State>) => setState((old) => ({ ...old, ...part }));
  return {
    ...state,
    change,
    missing,
    /** Total price in minor units. */
    total: product ? (priceNow(product) + addonsPrice(groups, state.chosen)) * state.quantity : 0,
    choice: {
      quantity: state.quantity,
      addons: groups
        .flatMap((group) => group.options)
        .flatMap(({ id }) => {
          const quantity = state.chosen[id] ?? 0;
          return quantity > 0 ? [{ id, quantity }] : [];
        }),
      note: state.note.trim() || null,
    } satisfies ProductChoice,
  };
}
