import {
  cards as cardsCall,
  createAddress,
  family as familyCall,
  type Order,
  orderFamilyBasket,
  paymentMethods as paymentMethodsCall,
  quoteFamilyBasket,
  store as storeCall,
} from "@talabee/contract";
import type { PaymentMethod } from "@talabee/domain";
import type { AddressFormValues } from "@talabee/ui/widgets/address-form";
import { newCard } from "@talabee/ui/widgets/saved-cards";
import { useState } from "react";
import { postOnce } from "./post-once.js";
import { queryClient } from "./query-client.js";
import { sendForm } from "./send-form.js";
import { useAddresses } from "./use-addresses.js";
import { usePanelQuery } from "./use-panel-query.js";
import { useQuote } from "./use-quote.js";

/**
 * Ordering the family's basket, as its owner: where to, how to pay, what it costs. Members' shares come out of the
 * wallet by their allowances, which the panel alone reckons.
 */
export function useFamilyOrder(onPlaced: (order: Order) => void) {
  const family = usePanelQuery(familyCall);
  const book = useAddresses();
  const [addressId, setAddressId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const [card, setCard] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const [before, setBefore] = useState<number | null>(null);
  const [placing, setPlacing] = useState(false);

  const basket = family.data?.basket ?? undefined;
  const vendor = basket?.vendor ?? undefined;
  // Its minimum and its times stand on the store's own page.
  const store = usePanelQuery(storeCall, { params: { id: vendor?.id ?? "" }, enabled: vendor !== undefined });
  const address =
    book.addresses.find(({ id }) => id === addressId) ??
    book.addresses.find(({ is_default }) => is_default) ??
    book.addresses[0];
  const methods = usePanelQuery(paymentMethodsCall, {
    query: { vendor_id: vendor?.id, order_type: "delivery" },
    enabled: vendor !== undefined,
  });
  const enabled = methods.data?.items.filter((method) => method.enabled) ?? [];
  const payment =
    (enabled.find(({ code }) => code === chosen) ?? enabled.find(({ code }) => code === "cod") ?? enabled[0])
      ?.code ?? null;
  const saved = usePanelQuery(cardsCall, { enabled: payment === "card" }).data?.items ?? [];
  const cardId = card ?? (saved.find(({ is_default }) => is_default) ?? saved[0])?.id ?? newCard;
  const method = payment === "card" && cardId === newCard ? "online" : payment;
  const choices = {
    order_type: "delivery" as const,
    address_id: address?.id ?? null,
    use_wallet: true,
    payment_method: method,
  };
  const quote = useQuote(choices, basket?.version, quoteFamilyBasket);

  const keepAddress = async (body: AddressFormValues) => {
    const sent = await sendForm(createAddress, { body });
    if (sent.refused === undefined) setAddressId(sent.data.id);
    return sent.refused;
  };
  const order = async () => {
    if (placing || quote.data === undefined || quote.isRefreshing || method === null) return;
    setPlacing(true);
    setBefore(null);
    const sent = await postOnce(orderFamilyBasket, {
      body: {
        ...choices,
        payment_method: method,
        card_id: method === "card" ? cardId : null,
        note: note.trim() === "" ? null : note.trim(),
        quote_hash: quote.data.quote_hash,
      },
      onProblem: ({ code }) => {
        if (code === "quote_changed") setBefore(quote.data?.amount_due ?? null);
        for (const scope of ["family", "quote"]) void queryClient.invalidateQueries({ queryKey: [scope] });
        return false;
      },
    });
    setPlacing(false);
    if (sent.refused === undefined) onPlaced(sent.data);
  };

  return {
    isOwner: family.data === undefined || family.data.family?.role === "owner",
    cart: {
      status: vendor === undefined ? family.status : store.status,
      data: basket && { vendor: store.data ?? null, items: basket.items },
      onRetry: vendor === undefined ? family.retry : store.retry,
    },
    addresses: {
      status: book.status,
      items: book.addresses,
      selectedId: address?.id ?? null,
      onSelect: setAddressId,
      onRetry: book.onRetry,
      validate: book.validate,
      emptyMessage: book.emptyMessage,
      onCreate: keepAddress,
      draft: book.phone === undefined ? {} : { phone: book.phone },
    },
    payment: {
      status: methods.status,
      methods: methods.data?.items ?? [],
      selected: payment,
      onSelect: setChosen,
      onRetry: methods.retry,
      cards: { items: saved, selectedId: cardId, onSelect: setCard },
    },
    note,
    onNoteChange: setNote,
    quote: {
      status: quote.isRefreshing ? ("loading" as const) : quote.status,
      data: quote.data ?? null,
      changed: before !== null,
      before: before ?? undefined,
      onRetry: quote.retry,
    },
    placing,
    onPlaceOrder: () => void order(),
  };
}
