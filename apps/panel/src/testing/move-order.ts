import { isCanceledStatus, lifecyclePath, type OrderStatus } from "@talabee/domain";
import type { Person, TestPanel } from "./test-panel.js";

/**
 * Moves an order along its lifecycle to a status, as staff of its store or as an admin. Returns the order as they see it.
 * Throws where a move is refused, or no way leads there.
 */
export async function moveOrderTo(
  test: Pick<TestPanel, "get" | "post">,
  by: Person,
  id: string,
  to: OrderStatus,
) {
  let { data } = (await test.get(`/api/panel/orders/${id}`, by)).body;
  const path = lifecyclePath(data.order_type, to, data.order_status);
  if (path === null) throw new Error(`A ${data.order_status} order cannot become ${to}.`);
  for (const status of path) {
    const reason = isCanceledStatus(status) ? "why not" : undefined;
    const move = { to: status, version: data.version, reason };
    const moved = await test.post(`/api/panel/orders/${id}/transition`, move, by);
    if (moved.status !== 200) throw new Error(`${status}: ${JSON.stringify(moved.body)}`);
    ({ data } = moved.body);
  }
  return data;
}
