import type { CallData, Card, cards as cardsCall } from "@talabee/contract";
import { and, asc, desc, eq } from "drizzle-orm";
import { createHash, randomUUID } from "node:crypto";
import { cards, gatewayCustomers, users } from "../../db/schema.js";
import { Fault } from "../../http/fault.js";
import type { Panel } from "../../panel.js";
import { type GatewayCard, GatewayRefused } from "../../payments/payment-gateway.js";

type CardRow = typeof cards.$inferSelect;

/** Cards a customer keeps with the gateway; here they are a token and what one reads on the card (C6). */
export function createCardService(panel: Panel) {
  return {
    async list(userId: string): Promise<CallData<typeof cardsCall>> {
      const rows = await panel.db
        .select()
        .from(cards)
        .where(eq(cards.userId, userId))
        .orderBy(desc(cards.isDefault), asc(cards.createdAt), asc(cards.id));
      return { items: rows.map(cardToWire), next_cursor: null };
    },

    /** Has the gateway keep a card; the same token again is the same card. Throws the Fault `payment_declined`. */
    async add(userId: string, token: string): Promise<Card> {
      const gateway = panel.gateways.current;
      if (gateway === null) throw new Fault("payment_declined", { data: { retry: false } });
      const { provider } = gateway;
      const [known] = await panel.db
        .select()
        .from(gatewayCustomers)
        .where(and(eq(gatewayCustomers.userId, userId), eq(gatewayCustomers.provider, provider)));
      let kept: GatewayCard;
      try {
        kept = await gateway.keepCard({
          token,
          userId,
          customer: known?.reference ?? null,
          idempotencyKey: `card ${createHash("sha256").update(`${userId} ${token}`).digest("base64url")}`,
        });
      } catch (cause) {
        if (!(cause instanceof GatewayRefused)) throw cause;
        throw new Fault("payment_declined", { data: { retry: true }, cause });
      }
      return insertCard(panel, userId, provider, kept);
    },

    /** Forgets a card, here first: whatever the gateway says, it is not charged again. */
    async remove(userId: string, id: string): Promise<void> {
      const removed = await panel.db.transaction(async (tx) => {
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
        const [row] = await tx
          .delete(cards)
          .where(and(eq(cards.id, id), eq(cards.userId, userId)))
          .returning();
        if (row === undefined) throw new Fault("not_found");
        const [next] = row.isDefault
          ? await tx
              .select()
              .from(cards)
              .where(eq(cards.userId, userId))
              .orderBy(asc(cards.createdAt), asc(cards.id))
              .limit(1)
          : [];
        if (next) await tx.update(cards).set({ isDefault: true }).where(eq(cards.id, next.id));
        return row;
      });
      const [owner] = await panel.db
        .select()
        .from(gatewayCustomers)
        .where(and(eq(gatewayCustomers.userId, userId), eq(gatewayCustomers.provider, removed.provider)));
      await panel.gateways
        .find(removed.provider)
        ?.forgetCard({ customer: owner?.reference ?? "", token: removed.token })
        .catch((error: unknown) => panel.log.error("a gateway still keeps a forgotten card", error));
    },
  };
}

/** Writes down a card that a gateway keeps; one that is here already stays as it is. Fault for anybody else's. */
export async function insertCard(
  panel: Pick<Panel, "db" | "clock">,
  userId: string,
  provider: string,
  kept: GatewayCard,
): Promise<Card> {
  return panel.db.transaction(async (tx) => {
    // One at a time, so that there is one default.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    await tx
      .insert(gatewayCustomers)
      .values({ userId, provider, reference: kept.customer })
      .onConflictDoNothing();
    const [other] = await tx.select().from(cards).where(eq(cards.userId, userId)).limit(1);
    const { customer: _, ...face } = kept;
    await tx
      .insert(cards)
      .values({
        id: randomUUID(),
        userId,
        provider,
        ...face,
        isDefault: other === undefined,
        createdAt: panel.clock(),
      })
      .onConflictDoNothing();
    const [row] = await tx
      .select()
      .from(cards)
      .where(and(eq(cards.provider, provider), eq(cards.token, kept.token)));
    if (row?.userId !== userId) throw new Fault("payment_declined", { data: { retry: true } });
    return cardToWire(row);
  });
}

function cardToWire({ id, brand, last4, expMonth, expYear, isDefault }: CardRow): Card {
  return { id, brand, last4, exp_month: expMonth, exp_year: expYear, is_default: isDefault };
}
