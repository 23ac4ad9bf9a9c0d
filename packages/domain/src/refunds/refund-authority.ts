import type { MarketId } from "../market.js";
import { exact } from "../money/minor-units.js";
import { mayDo } from "../rights/rights.js";
import type { WorkRole } from "../rights/roles.js";

/** Hours after the end of an order in which stores and the support may refund it. */
export const REFUND_HOURS = 48;

/** What stores and the support may refund of one order, unless the office decided otherwise; minor units of the market. */
export const REFUND_LIMITS: Readonly<Record<MarketId, number>> = { qa: 20_000, kw: 17_000 };

/** A refund, as far as it matters who may make it; minor units, and milliseconds since 1970. */
export interface RefundByPerson {
  /** What goes back of the order with it, and went back of it before, whoever did that. */
  readonly total: number;
  readonly ended_at: number;
  readonly now: number;
}

/** What stores and the support may refund of one order; minor units. */
export interface RefundLimits {
  readonly standard: number;
  /** What the office decided for owners and the support; null for the standard. It never raises the limit of managers. */
  readonly decided: number | null;
}

/** Why somebody may not make a refund, and the right that whoever makes it needs. */
export type MissingRefundRight =
  | { readonly why: "no_right"; readonly right: "order.refund" }
  | { readonly why: "too_late"; readonly right: "order.refund_any" }
  | { readonly why: "above_limit"; readonly right: "order.refund_any"; readonly limit: number };

/** The right that a role lacks for a refund; null if it may make it. */
export function missingRefundRight(
  role: WorkRole,
  { total, ended_at, now }: RefundByPerson,
  { standard, decided }: RefundLimits,
): MissingRefundRight | null {
  if (mayDo(role, "order.refund_any")) return null;
  if (!mayDo(role, "order.refund")) return { why: "no_right", right: "order.refund" };
  const right = "order.refund_any";
  if (now - ended_at > REFUND_HOURS * 3_600_000) return { why: "too_late", right };
  const own = exact(decided ?? standard, "refund limit");
  const limit = role === "manager" ? Math.min(own, standard) : own;
  return exact(total, "refunded total") > limit ? { why: "above_limit", right, limit } : null;
}
