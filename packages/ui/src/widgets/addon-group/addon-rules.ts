/** A choice of an add-on group, as the server delivers it. Prices in dirhams. */
export interface AddonOptionData {
  id: string;
  name: string;
  price: number;
  in_stock: boolean;
  /** How many of this option one product may have. */
  max: number;
}

/** A choice to make about a product: between `min` and `max` options counted with their quantities. */
export interface AddonGroupData {
  id: string;
  name: string;
  min: number;
  max: number;
  required: boolean;
  options: readonly AddonOptionData[];
}

/** How many of each option are chosen, by option id. Options that are not chosen are absent. */
export type ChosenAddons = Readonly<Record<string, number>>;

/** How many options of a group are chosen, quantities counted. */
export function chosenCount(group: AddonGroupData, chosen: ChosenAddons): number {
  return group.options.reduce((sum, option) => sum + (chosen[option.id] ?? 0), 0);
}

/** Whether a group still asks for a choice. */
export function isMissing(group: AddonGroupData, chosen: ChosenAddons): boolean {
  return chosenCount(group, chosen) < group.min;
}

/** One and only one may be chosen. */
export function isSingle(group: AddonGroupData): boolean {
  return group.max === 1;
}

/**
 * The choice after setting one option to a quantity. In a group of one the new choice takes the place of the old; in a
 * full group nothing changes.
 */
export function choose(
  group: AddonGroupData,
  chosen: ChosenAddons,
  optionId: string,
  quantity: number,
): ChosenAddons {
  const option = group.options.find((o) => o.id === optionId);
  if (!option || (quantity > 0 && !option.in_stock)) return chosen;
  const ids = new Set(group.options.map((o) => o.id));
  const others = Object.entries(chosen).filter(([id]) => (isSingle(group) ? !ids.has(id) : id !== optionId));
  if (quantity <= 0) return Object.fromEntries(others);
  const wanted = Math.min(quantity, option.max);
  const rest = isSingle(group) ? 0 : chosenCount(group, chosen) - (chosen[optionId] ?? 0);
  if (rest + wanted > group.max) return chosen;
  return { ...Object.fromEntries(others), [optionId]: wanted };
}

/** What the chosen options add to the price of one product, in dirhams. */
export function addonsPrice(groups: readonly AddonGroupData[], chosen: ChosenAddons): number {
  return groups
    .flatMap((group) => group.options)
    .reduce((sum, option) => sum + option.price * (chosen[option.id] ?? 0), 0);
}
