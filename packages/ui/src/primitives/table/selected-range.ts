/**
 * The selection after a row was switched on or off. With `from`, the row that was switched before, every row between both gets
 * the same state (Shift with a click).
 */
export function withRange(
  selected: readonly string[],
  keys: readonly string[],
  key: string,
  isOn: boolean,
  from?: string,
): string[] {
  const ends = [keys.indexOf(key), from === undefined ? -1 : keys.indexOf(from)].filter((at) => at >= 0);
  const range = keys.slice(Math.min(...ends), Math.max(...ends) + 1);
  const others = selected.filter((one) => !range.includes(one));
  return isOn ? [...others, ...range] : others;
}

/** The selection after all shown rows were switched on or off; rows that are not shown keep their state. */
export function withAll(selected: readonly string[], keys: readonly string[], isOn: boolean): string[] {
  const others = selected.filter((one) => !keys.includes(one));
  return isOn ? [...others, ...keys] : others;
}
