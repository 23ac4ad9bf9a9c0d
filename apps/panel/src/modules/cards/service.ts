import {
  type CallData,
  type Card,
  cardReturn,
  type cards as cardsCall,
  type Language,
} from "@talabee/contract";
import { safeReturnTo } from "@talabee/domain";
import { and, asc, desc, eq } from "drizzle-orm";
import { createHash, randomUUID } from "node:crypto";
import { cards, gatewayCustomers, users } from "../../db/schema.js";
import { Fault } from "../../http/fault.js";
import type { Panel } from "../../panel.js";
import { type GatewayCard, GatewayRefused, type PaymentGateway } from "../../payments/payment-gateway.js";

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
      let kept: GatewayCard;
      try {
        kept = await gateway.keepCard({
          token,
          customer: await customerAt(panel, gateway, userId),
          idempotencyKey: `card ${createHash("sha256").update(`${userId} ${token}`).digest("base64url")}`,
        });
      } catch (cause) {
        if (!(cause instanceof GatewayRefused)) throw cause;
        throw new Fault("payment_declined", { data: { retry: true }, cause });
      }
      return insertCard(panel, userId, provider, kept);
    },

    /**
     * Opens the gateway's page on which a card is typed. Throws the Fault `payment_method_unavailable` without a gateway,
     * and when it says no.
     */
    async openPage(userId: string, returnTo: string, language: Language): Promise<{ action_url: string }> {
      const gateway = panel.gateways.current;
      if (gateway === null) throw new Fault("payment_method_unavailable");
      const query = new URLSearchParams({ return_to: returnTo });
      try {
        const { actionUrl } = await gateway.openCardPage({
          userId,
          customer: await customerAt(panel, gateway, userId),
          language,
          returnUrl: `${panel.config.publicUrl ?? ""}${cardReturn.path}?${query}`,
        });
        return { action_url: actionUrl };
      } catch (cause) {
        if (!(cause instanceof GatewayRefused)) throw cause;
        throw new Fault("payment_method_unavailable", { cause });
      }
    },

    /** Keeps what was typed into a page of the gateway's in use, for whom it was opened; null while there is nothing. */
    async keepFromPage(page: string): Promise<Card | null> {
      const gateway = panel.gateways.current;
      if (gateway === null) return null;
      const { userId, card } = await gateway.readCardPage(page);
      return card && insertCard(panel, userId, gateway.provider, card);
    },

    /** Where a page of the gateway's leads back to: the customer is not kept waiting for what cannot be kept now. */
    async backFromPage(returnTo: string | undefined, page: string | undefined): Promise<string> {
      const back = safeReturnTo(returnTo);
      if (page === undefined) return back;
      const card = await this.keepFromPage(page).catch((error: unknown) => {
        // Made up, or for the gateway's own message to bring.
        panel.log.warn("a card could not be kept on return", { reason: String(error) });
        return null;
      });
      if (card === null) return back;
      const url = new URL(back, "http://panel");
      url.searchParams.set("card_added", card.id);
      return `${url.pathname}${url.search}${url.hash}`;
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

/** The gateway's name for a customer, made when they have none: it is the same for all their cards and pages. */
export async function customerAt(
  panel: Pick<Panel, "db">,
  gateway: Pick<PaymentGateway, "provider" | "makeCustomer">,
  userId: string,
): Promise<string> {
  const { provider } = gateway;
  const find = async () => {
    const [known] = await panel.db
      .select()
      .from(gatewayCustomers)
      .where(and(eq(gatewayCustomers.userId, userId), eq(gatewayCustomers.provider, provider)));
    return known?.reference;
  };
  const known = await find();
  if (known !== undefined) return known;
  const made = await gateway.makeCustomer(userId);
  await panel.db.insert(gatewayCustomers).values({ userId, provider, reference: made }).onConflictDoNothing();
  return (await find()) ?? made;
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
