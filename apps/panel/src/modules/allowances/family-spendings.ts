import { allowancePeriod, dateIn, type FamilySpending, releasedShares } from "@talabee/domain";
import { and, eq, gte, isNull, or } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { familyReturns, familySpendings } from "../../db/schema.js";

/** What the owner's wallet paid for members this month, and what was returned, in the domain's form (REQ-API-37). */
export async function spendingsThisMonth(
  queries: Queries,
  familyId: string,
  now: Date,
  timeZone: string,
): Promise<FamilySpending[]> {
  const { from } = allowancePeriod(now, timeZone);
  const rows = await queries
    .select()
    .from(familySpendings)
    .where(
      and(
        eq(familySpendings.familyId, familyId),
        or(eq(familySpendings.month, monthOf(now, timeZone)), gte(familySpendings.releasedAt, from)),
      ),
    );
  const parts = await queries
    .select({
      orderId: familyReturns.orderId,
      userId: familyReturns.userId,
      amount: familyReturns.amount,
      at: familyReturns.at,
    })
    .from(familyReturns)
    .innerJoin(familySpendings, isSpendingOf(familyReturns))
    .where(eq(familySpendings.familyId, familyId));
  const partsOf = Map.groupBy(parts, ({ orderId, userId }) => `${orderId} ${userId}`);
  const known = new Set(rows.map(({ orderId, userId }) => `${orderId} ${userId}`));
  const ofRows = rows.flatMap(({ orderId, userId: member_id, amount, at, releasedAt }) => {
    const returned = (partsOf.get(`${orderId} ${member_id}`) ?? []).reduce(
      (sum, part) => sum + part.amount,
      0,
    );
    const rest = returned - amount;
    return [
      { member_id, amount, at },
      ...(releasedAt === null || rest === 0 ? [] : [{ member_id, amount: rest, at: releasedAt }]),
    ];
  });
  const ofParts = parts
    .filter(({ orderId, userId, at }) => at >= from || known.has(`${orderId} ${userId}`))
    .map(({ userId, amount, at }) => ({ member_id: userId, amount: -amount, at }));
  return [...ofRows, ...ofParts];
}

/** Whether a return is of a spending. */
const isSpendingOf = (returns: typeof familyReturns) =>
  and(eq(familySpendings.orderId, returns.orderId), eq(familySpendings.userId, returns.userId));

/**
 * Gives the members of a family's order back what a refund of single lines returned to the wallet that paid for them. `lines` are
 * the refunded ones of each member.
 */
export async function returnPartOfSpendings(
  tx: Queries,
  orderId: string,
  {
    toWallet,
    lines,
    at,
  }: { readonly toWallet: number; readonly lines: ReadonlyMap<string, number>; readonly at: Date },
): Promise<void> {
  const spendings = await tx
    .select()
    .from(familySpendings)
    .where(and(eq(familySpendings.orderId, orderId), isNull(familySpendings.releasedAt)));
  if (spendings.length === 0) return;
  const before = await tx.select().from(familyReturns).where(eq(familyReturns.orderId, orderId));
  const spent = new Map(spendings.map(({ userId, amount }) => [userId, amount]));
  const members = new Set([...spent.keys(), ...lines.keys()]);
  const shares = releasedShares(
    toWallet,
    [...members].map((userId) => {
      const refunded = lines.get(userId) ?? 0;
      // The owner's own lines count, but against no allowance.
      const amount = spent.get(userId) ?? refunded;
      const left = before.reduce(
        (rest, part) => (part.userId === userId ? rest - part.amount : rest),
        amount,
      );
      return { member_id: userId, left, refunded };
    }),
  );
  const rows = [...shares].flatMap(([userId, amount]) =>
    amount === 0 || !spent.has(userId) ? [] : [{ orderId, userId, amount, at }],
  );
  if (rows.length > 0) await tx.insert(familyReturns).values(rows);
}

/** Counts what the owner's wallet pays of an order against the members' allowances, in dirhams. */
export async function countSpendings(
  tx: Queries,
  order: { readonly id: string; readonly familyId: string; readonly at: Date; readonly timeZone: string },
  paid: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = [...paid].flatMap(([userId, amount]) =>
    amount === 0
      ? []
      : [
          {
            orderId: order.id,
            familyId: order.familyId,
            userId,
            month: monthOf(order.at, order.timeZone),
            amount,
            at: order.at,
          },
        ],
  );
  if (rows.length > 0) await tx.insert(familySpendings).values(rows);
}

/** Releases what a canceled order used of the members' allowances, once. */
export async function returnFamilySpendings(tx: Queries, orderId: string, now: Date): Promise<void> {
  await tx
    .update(familySpendings)
    .set({ releasedAt: now })
    .where(and(eq(familySpendings.orderId, orderId), isNull(familySpendings.releasedAt)));
}

const monthOf = (at: Date, timeZone: string) => dateIn(at, timeZone).slice(0, 7);
