/** An option of an add-on group, as the server sends it. Prices in minor units. */
export interface AddonOptionData {
  id: string;
  name: string;
  price: number;
  in_stock: boolean;
  /** Maximum quantity of this option per product. */
  max: number;
}

/** Add-on group of a product: requires between `min` and `max` options, counting quantities. */
export interface AddonGroupData {
  id: string;
  name: string;
  min: number;
  max: number;
  required: boolean;
  options: readonly AddonOptionData[];
}

/** Quantity of each selected option, by option id. Options that are not selected are absent. */
export type ChosenAddons = Readonly<Record<string, number>>;

/** Number of selected options of a group, counting quantities. */
export function chosenCount(group: AddonGroupData, chosen: ChosenAddons): number {
  return group.options.reduce((sum, option) => sum + (chosen[option.id] ?? 0), 0);
}

/** Whether the group lacks a required choice. */
export function isMissing(group: AddonGroupData, chosen: ChosenAddons): boolean {
  return chosenCount(group, chosen) < group.min;
}

/** Whether exactly one option is required. */
export function isSingle(group: AddonGroupData): boolean {
  return group.max === 1;
}

/**
 * Returns the selection after setting an option to a quantity. In a single-choice group the new option replaces the old
 * one; a full group stays unchanged.
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
  const capped = Math.min(quantity, option.max);
  const rest = isSingle(group) ? 0 : chosenCount(group, chosen) - (chosen[optionId] ?? 0);
  if (rest + capped > group.max) return chosen;
  return { ...Object.fromEntries(others), [optionId]: capped };
}

/** Price of the selected options for one product, in minor units. */
export function addonsPrice(groups: readonly AddonGroupData[], chosen: ChosenAddons): number {
  return groups
    .flatMap((group) => group.options)
    .reduce((sum, option) => sum + option.price * (chosen[option.id] ?? 0), 0);
}
