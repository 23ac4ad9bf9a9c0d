import { cards as cardsCall, paymentMethods as paymentMethodsCall } from "@talabee/contract";
import { chosenOrCash, chosenOrDefault, type OrderType, type PaymentMethod } from "@talabee/domain";
import { newCard } from "@talabee/ui/widgets/saved-cards";
import { useApiQuery, useCombinedStatus } from "../../platform/index.js";

/**
 * How an order at a store is paid: the ways it takes, the saved cards, and what of both is chosen. What a wallet holds
 * goes before the other ways, and is none of them then; one that holds nothing, or that nobody asks for, stays among them.
 */
export function usePaymentChoice({
  vendorId,
  orderType,
  method,
  card,
  walletBalance = 0,
}: {
  vendorId: string | undefined;
  orderType: OrderType;
  method: PaymentMethod | null | undefined;
  card: string | null | undefined;
  walletBalance?: number | undefined;
}) {
  const ways = useApiQuery(paymentMethodsCall, {
    query: { vendor_id: vendorId, order_type: orderType },
    enabled: vendorId !== undefined,
  });
  const cards = useApiQuery(cardsCall);
  const items = cards.data?.items ?? [];
  const all = ways.data?.items ?? [];
  const isWalletFirst = walletBalance > 0 && all.some(({ code, enabled }) => code === "wallet" && enabled);
  const methods = all.filter(({ code }) => code !== "wallet" || !isWalletFirst);
  const selected = chosenOrCash(methods, method);
  const cardId = card === newCard ? newCard : (chosenOrDefault(items, card)?.id ?? newCard);
  // A card that is not saved is typed on the gateway's page (REQ-MONEY-30).
  const paysBy = selected === "card" && cardId === newCard ? ("online" as const) : selected;
  return {
    status: useCombinedStatus(ways.status, cards.status),
    methods,
    selected,
    onRetry: ways.retry,
    cards: { items, selectedId: cardId },
    isWalletFirst,
    /** What is sent with the order. */
    pays: { payment_method: paysBy, card_id: paysBy === "card" ? cardId : null },
  };
}
