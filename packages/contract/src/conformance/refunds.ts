import { UNKNOWN_ID } from "./browsing.js";
import type { TestClient } from "./test-client.js";

/** Refunds a unit of a delivered order in cash, once, and checks that no more goes back than there is. */
export async function checkRefunds(
  client: TestClient,
  token: string,
  order: {
    readonly id: string;
    readonly items: readonly { readonly id: string; readonly quantity: number }[];
  },
): Promise<void> {
  const params = { id: order.id };
  const [line] = order.items;
  if (line === undefined) return;
  const body = { lines: [{ id: line.id, quantity: 1 }], to: "cash", reason: "missing" };
  const preview = await client.call("previewRefund", { token, params, body }, "success");
  const key = crypto.randomUUID();
  await client.call("refundOrder", { token, params, body, check: "idempotency" }, [
    "idempotency_key_required",
  ]);
  const wrong = { ...body, reason: "because" };
  await client.call("refundOrder", { token, params, key, body: wrong, check: "validation" }, [
    "validation_failed",
  ]);
  const made = await client.call("refundOrder", { token, params, key, body }, "success");
  const again = await client.call(
    "refundOrder",
    { token, params, key, body, check: "idempotency" },
    "success",
  );
  const isOne = made.data !== undefined && again.data?.id === made.data.id;
  client.claim("refundOrder", "idempotency", isOne, "the same key refunded twice");
  const foretold = made.data?.amount === preview.data?.amount;
  client.claim("previewRefund", "behaviour", foretold, "the refund was not what the preview said");
  const list = await client.call("orderRefunds", { token, params }, "success");
  const items = (list.data?.items ?? []) as { id: string }[];
  client.claim(
    "orderRefunds",
    "behaviour",
    items.length === 1 && items[0]!.id === made.data?.id,
    "does not list the refund",
  );
  const rest = { ...body, lines: [{ id: line.id, quantity: line.quantity }] };
  const input = { token, params, key: crypto.randomUUID(), body: rest, check: "behaviour" } as const;
  await client.call("refundOrder", input, ["refund_refused"]);
  const unknown = { ...body, lines: [{ id: UNKNOWN_ID, quantity: 1 }] };
  await client.call("previewRefund", { token, params, body: unknown, check: "behaviour" }, [
    "refund_refused",
  ]);
}
