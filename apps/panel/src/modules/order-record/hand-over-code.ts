import { HAND_OVER_CODE_DIGITS } from "@talabee/domain";
import { randomInt } from "node:crypto";
import { isEqualSecret } from "../../http/is-equal-secret.js";
import type { Panel } from "../../panel.js";
import type { OrderRow } from "./order-rows.js";

const contextOf = (order: Pick<OrderRow, "id">) => `hand-over of ${order.id}`;

/** A new code for an order, sealed: the database alone does not tell it. */
export function newHandOverCode({ secrets }: Pick<Panel, "secrets">, order: Pick<OrderRow, "id">) {
  const code = String(randomInt(10 ** HAND_OVER_CODE_DIGITS)).padStart(HAND_OVER_CODE_DIGITS, "0");
  return secrets.seal(code, contextOf(order));
}

/** The code that a customer reads; null for an order without one. */
export async function openHandOverCode(
  { secrets }: Pick<Panel, "secrets">,
  order: Pick<OrderRow, "id" | "handOverCode">,
): Promise<string | null> {
  return order.handOverCode === null ? null : secrets.open(order.handOverCode, contextOf(order));
}

/** A keyed hash of a code that was said for an order. */
export const digestOfCode = (
  { secrets }: Pick<Panel, "secrets">,
  order: Pick<OrderRow, "id">,
  said: string,
): Promise<string> => secrets.digest(said, contextOf(order));

/** Whether a code is the order's, in constant time. */
export async function isHandOverCode(
  panel: Pick<Panel, "secrets">,
  order: Pick<OrderRow, "id" | "handOverCode">,
  said: string,
): Promise<boolean> {
  const code = await openHandOverCode(panel, order);
  return isEqualSecret(said, code ?? "");
}
