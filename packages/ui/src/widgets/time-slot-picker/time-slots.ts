/** The times of one calendar day (`yyyy-mm-dd` in Qatar) for which something can be ordered. */
export interface SlotDayData {
  date: string;
  /** ISO-8601; a full one takes no more orders. */
  slots: readonly { at: string; is_full: boolean }[];
}

export const DAY_MS = 86_400_000;

export const noonOf = (date: string) => `${date}T12:00:00+03:00`;

export const dayOf = (at: string | number) =>
  new Date(new Date(at).getTime() + 3 * 3_600_000).toISOString().slice(0, 10);

export const same = (one: string, other: string) => Date.parse(one) === Date.parse(other);
