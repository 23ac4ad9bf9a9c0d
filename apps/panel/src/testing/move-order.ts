import { isCanceledStatus, lifecyclePath, type OrderStatus } from "@talabee/domain";
import { eq } from "drizzle-orm";
import { orders } from "../db/schema.js";
import { openHandOverCode } from "../modules/order-record/hand-over-code.js";
import type { Person, TestPanel } from "./test-panel.js";

/** The code that an order's customer says when it is handed over; null for an order without one. */
export async function codeOf({ db, panel }: Pick<TestPanel, "db" | "panel">, id: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return openHandOverCode(panel, order!);
}

/** Hands an order over for the code that its customer says. */
export const handOver = async (
  test: Pick<TestPanel, "db" | "panel" | "post">,
  by: Person,
  id: string,
  version: number,
) => test.post(`/api/panel/orders/${id}/hand-over`, { version, code: await codeOf(test, id) }, by);

/**
 * Moves an order along its lifecycle to a status, as staff of its store or as an admin. Returns the order as they see it.
 * Throws where a move is refused, or no way leads there.
 */
export async function moveOrderTo(
  test: Pick<TestPanel, "db" | "get" | "panel" | "post">,
  by: Person,
  id: string,
  to: OrderStatus,
) {
  const read = async () => (await test.get(`/api/panel/orders/${id}`, by)).body.data;
  let data = await read();
  const path = lifecyclePath(data.order_type, to, data.order_status);
  if (path === null) throw new Error(`A ${data.order_status} order cannot become ${to}.`);
  for (const status of path) {
    const reason = isCanceledStatus(status) ? "why not" : undefined;
    const { version } = data;
    const moved =
      status === "delivered"
        ? await handOver(test, by, id, version)
        : await test.post(`/api/panel/orders/${id}/transition`, { to: status, version, reason }, by);
    if (moved.status !== 200) throw new Error(`${status}: ${JSON.stringify(moved.body)}`);
    data = await read();
  }
  return data;
}
