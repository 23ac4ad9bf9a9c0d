import type { OrderRefund, RefundPreview } from "@talabee/contract";

/** Units of each line that are still paid for. */
export function unitsLeft(
  items: readonly { readonly id: string; readonly quantity: number }[],
  refunds: readonly OrderRefund[],
): ReadonlyMap<string, number> {
  const left = new Map(items.map(({ id, quantity }) => [id, quantity]));
  for (const refund of refunds)
    for (const line of refund.lines) left.set(line.id, (left.get(line.id) ?? 0) - line.quantity);
  return left;
}

export interface ExplainedLine {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly of: number;
  /** What was asked for these units, before a discount. */
  readonly price: number;
}

/**
 * What a preview is made of: the price of each chosen line, and what less comes back because a discount was given. They add up to
 * the amounts that the server computed.
 */
export function explain(
  items: readonly {
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly line_total: number;
  }[],
  preview: RefundPreview,
): { lines: readonly ExplainedLine[]; discount: number } {
  const lines = preview.lines.flatMap(({ id, quantity }) => {
    const item = items.find((one) => one.id === id);
    if (item === undefined) return [];
    // A line is its units times their price.
    return [
      {
        id,
        name: item.name,
        quantity,
        of: item.quantity,
        price: (item.line_total / item.quantity) * quantity,
      },
    ];
  });
  const price = lines.reduce((sum, line) => sum + line.price, 0);
  const back = preview.lines.reduce((sum, line) => sum + line.amount, 0);
  return { lines, discount: price - back };
}
