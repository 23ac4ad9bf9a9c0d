/** Column and direction of a table's order. */
export interface TableSort {
  column: string;
  direction: "ascending" | "descending";
}

/** What a column sorts by; `undefined` and `NaN` stand last in both directions. */
export type SortValue = string | number | undefined;

const isEmpty = (value: SortValue): value is undefined => value === undefined || Number.isNaN(value);

/** Sorts rows by a value of each, texts as a reader of the language expects. Equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  getValue: (row: Row) => SortValue,
  direction: TableSort["direction"],
  language: string,
): readonly Row[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const sign = direction === "ascending" ? 1 : -1;
  const compare = (a: SortValue, b: SortValue) => {
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
    if (typeof a === "number" && typeof b === "number") return sign * (a - b);
    return sign * collator.compare(String(a), String(b));
  };
  return rows
    .map((row) => ({ row, value: getValue(row) }))
    .sort((a, b) => compare(a.value, b.value))
    .map(({ row }) => row);
}
