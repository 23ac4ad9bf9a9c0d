import {
  type CallData,
  type Card,
  cardReturn,
  type cards as cardsCall,
  type Language,
} from "@talabee/contract";
import { safeReturnTo } from "@talabee/domain";
import { createHash } from "node:crypto";
import { and, asc, desc, eq } from "drizzle-orm";
import { cards, gatewayCustomers, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import { type GatewayCard, GatewayRefused } from "../../payments/payment-gateway.js";
import { customerAt } from "./gateway-customers.js";
import { insertCard, serializeCard } from "./insert-card.js";

/** Cards saved at the gateway. Here they are a token and what is printed on the card (REQ-MONEY-32). */
export function createCardService(panel: Panel) {
  return {
    async list(userId: string): Promise<CallData<typeof cardsCall>> {
      const rows = await panel.db
        .select()
        .from(cards)
        .where(eq(cards.userId, userId))
        .orderBy(desc(cards.isDefault), asc(cards.createdAt), asc(cards.id));
      return { items: rows.map(serializeCard), next_cursor: null };
    },

    /** Saves a card at the gateway; the same token again is the same card. Throws the `ApiError` `payment_declined`. */
    async add(userId: string, token: string): Promise<Card> {
      const gateway = panel.gateways.current;
      if (gateway === null) throw new ApiError("payment_declined", { data: { retry: false } });
      const { provider } = gateway;
      let saved: GatewayCard;
      try {
        saved = await gateway.saveCard({
          token,
          customer: await customerAt(panel, gateway, userId),
          idempotencyKey: `card ${createHash("sha256").update(`${userId} ${token}`).digest("base64url")}`,
        });
      } catch (cause) {
        if (!(cause instanceof GatewayRefused)) throw cause;
        throw new ApiError("payment_declined", { data: { retry: true }, cause });
      }
      return insertCard(panel, userId, provider, saved);
    },

    /**
     * Opens the gateway's page for entering a card. Throws the `ApiError` `payment_method_unavailable` without a
     * gateway, and if it refuses.
     */
    async openPage(userId: string, returnTo: string, language: Language): Promise<{ action_url: string }> {
      const gateway = panel.gateways.current;
      if (gateway === null) throw new ApiError("payment_method_unavailable");
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
        throw new ApiError("payment_method_unavailable", { cause });
      }
    },

    /**
     * Saves the card entered on a page of the current gateway, for the customer it was opened for; null if there is
     * none yet.
     */
    async saveFromPage(page: string): Promise<Card | null> {
      const gateway = panel.gateways.current;
      if (gateway === null) return null;
      const { userId, card } = await gateway.readCardPage(page);
      return card && insertCard(panel, userId, gateway.provider, card);
    },

    /**
     * Where to redirect after the gateway's page. Does not keep the customer waiting for a card that cannot be saved
     * now.
     */
    async backFromPage(returnTo: string | undefined, page: string | undefined): Promise<string> {
      const back = safeReturnTo(returnTo);
      if (page === undefined) return back;
      const card = await this.saveFromPage(page).catch((error: unknown) => {
        // A made-up id, or a card that the gateway's webhook will report.
        panel.log.warn("a card could not be saved on return", { reason: String(error) });
        return null;
      });
      if (card === null) return back;
      const url = new URL(back, "http://panel");
      url.searchParams.set("card_added", card.id);
      return `${url.pathname}${url.search}${url.hash}`;
    },

    /** Deletes a card, here before at the gateway: if the gateway fails, the card is still never charged again. */
    async remove(userId: string, id: string): Promise<void> {
      const removed = await panel.db.transaction(async (tx) => {
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
        const [row] = await tx
          .delete(cards)
          .where(and(eq(cards.id, id), eq(cards.userId, userId)))
          .returning();
        if (row === undefined) throw new ApiError("not_found");
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
        ?.deleteCard({ customer: owner?.reference ?? "", token: removed.token })
        .catch((error: unknown) => panel.log.error("a deleted card is still saved at its gateway", error));
    },
  };
}
