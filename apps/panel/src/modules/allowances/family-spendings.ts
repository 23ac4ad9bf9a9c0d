import { allowancePeriod, dateIn, type FamilySpending } from "@talabee/domain";
import { and, eq, gte, isNull, or } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { familySpendings } from "../../db/schema.js";

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
  return rows.flatMap(({ userId: member_id, amount, at, releasedAt }) => [
    { member_id, amount, at },
    ...(releasedAt === null ? [] : [{ member_id, amount: -amount, at: releasedAt }]),
  ]);
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
