import type { Card } from "@talabee/contract";
import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { cards, gatewayCustomers, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import type { GatewayCard } from "../../payments/payment-gateway.js";

type CardRow = typeof cards.$inferSelect;

/**
 * Inserts a card that a gateway saved, unless it exists. Throws the `ApiError` `payment_declined` for another
 * customer's card.
 */
export async function insertCard(
  panel: Pick<Panel, "db" | "clock">,
  userId: string,
  provider: string,
  saved: GatewayCard,
): Promise<Card> {
  return panel.db.transaction(async (tx) => {
    // One at a time, so that there is one default card.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    await tx
      .insert(gatewayCustomers)
      .values({ userId, provider, reference: saved.customer })
      .onConflictDoNothing();
    const [other] = await tx.select().from(cards).where(eq(cards.userId, userId)).limit(1);
    const { customer: _, ...details } = saved;
    await tx
      .insert(cards)
      .values({
        id: randomUUID(),
        userId,
        provider,
        ...details,
        isDefault: other === undefined,
        createdAt: panel.clock(),
      })
      .onConflictDoNothing();
    const [row] = await tx
      .select()
      .from(cards)
      .where(and(eq(cards.provider, provider), eq(cards.token, saved.token)));
    if (row?.userId !== userId) throw new ApiError("payment_declined", { data: { retry: true } });
    return serializeCard(row);
  });
}

/** The wire shape of a saved card. */
export function serializeCard({ id, brand, last4, expMonth, expYear, isDefault }: CardRow): Card {
  return { id, brand, last4, exp_month: expMonth, exp_year: expYear, is_default: isDefault };
}
