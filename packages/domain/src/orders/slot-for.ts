/** The free slot of a store for a requested time: the same, else the next one; undefined if there is none. */
export function slotFor(
  at: string,
  days: readonly { readonly slots: readonly { readonly at: string; readonly is_full: boolean }[] }[],
): string | undefined {
  const slots = days.flatMap((day) => day.slots);
  return slots.find((slot) => !slot.is_full && Date.parse(slot.at) >= Date.parse(at))?.at;
}
