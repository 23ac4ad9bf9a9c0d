import { randomUUID } from "node:crypto";
import { beforeAll } from "vitest";
import { creditWallet } from "../modules/wallet/ledger.js";
import { customer, order, setUpPaymentTests, test } from "./payment-fixture.js";
import type { Person } from "./test-panel.js";

export let manager: Person;
export let counter: Person;
/** Registers the hooks of a test file about refunds, beside those of payments. */
export function setUpRefundTests(): void {
  setUpPaymentTests();
  beforeAll(async () => {
    manager = await test.person({ storeId: "spice", storeRole: "manager" });
    counter = await test.person({ storeId: "spice", storeRole: "counter" });
  });
}

/** An order of several units, delivered: of one line. */
export async function delivered(fields: Record<string, unknown>, quantity = 3) {
  if (quantity > 1)
    await test.post("/api/cart/add", { product_id: "spice.tea", quantity: quantity - 1 }, customer);
  const placed = await order(fields);
  if (placed.status !== 201) throw new Error(JSON.stringify(placed.body));
  const { id, items, amount_due, order_total } = placed.body.data;
  for (const [name, version] of [
    ["accept", 1],
    ["hand-over", 2],
  ] as const) {
    const done = await test.post(`/api/panel/orders/${id}/${name}`, { version }, counter);
    if (done.status !== 200) throw new Error(JSON.stringify(done.body));
  }
  return {
    id: id as string,
    line: items[0].id as string,
    due: amount_due as number,
    total: order_total as number,
  };
}
export const refund = (id: string, body: object, { who = manager, key = randomUUID() as string } = {}) =>
  test.post(`/api/panel/orders/${id}/refunds`, { reason: "missing", ...body }, { ...who, key });
export const one = (line: string, quantity = 1) => ({ lines: [{ id: line, quantity }] });
export const code = ({ body }: { body: { code?: string; data?: { why?: string } } }) => [
  body.code,
  body.data?.why,
];

export async function topUp(amount: number) {
  await test.db.transaction((tx) =>
    creditWallet(tx, test.panel.jobs, customer.id, {
      kind: "gift",
      amount,
      expiresAt: null,
      at: test.panel.clock(),
    }),
  );
}
