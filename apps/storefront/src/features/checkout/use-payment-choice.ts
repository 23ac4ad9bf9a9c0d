import { cards as cardsCall, paymentMethods as paymentMethodsCall } from "@talabee/contract";
import { chosenOrCash, chosenOrDefault, type OrderType, type PaymentMethod } from "@talabee/domain";
import { newCard } from "@talabee/ui/widgets/saved-cards";
import { useApiQuery, useCombinedStatus } from "../../platform/index.js";

/**
 * Payment methods of a store, the saved cards and the selection of both. A wallet with a balance pays first and is left
 * out of the methods; an empty one stays among them.
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
  const methodsQuery = useApiQuery(paymentMethodsCall, {
    query: { vendor_id: vendorId, order_type: orderType },
    enabled: vendorId !== undefined,
  });
  const cards = useApiQuery(cardsCall);
  const items = cards.data?.items ?? [];
  const all = methodsQuery.data?.items ?? [];
  const isWalletFirst = walletBalance > 0 && all.some(({ code, enabled }) => code === "wallet" && enabled);
  const methods = all.filter(({ code }) => code !== "wallet" || !isWalletFirst);
  const selected = chosenOrCash(methods, method);
  const cardId = card === newCard ? newCard : (chosenOrDefault(items, card)?.id ?? newCard);
  // A card that is not saved is entered on the gateway's page (REQ-MONEY-30).
  const paysBy = selected === "card" && cardId === newCard ? ("online" as const) : selected;
  return {
    status: useCombinedStatus(methodsQuery.status, cards.status),
    methods,
    selected,
    onRetry: methodsQuery.retry,
    cards: { items, selectedId: cardId, onRetry: cards.status === "failed" ? cards.retry : undefined },
    isWalletFirst,
    /** Fields for the order's request. */
    pays: { payment_method: paysBy, card_id: paysBy === "card" ? cardId : null },
  };
}
