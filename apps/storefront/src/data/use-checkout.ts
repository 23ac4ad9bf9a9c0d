import {
  AddressRequest,
  addresses as addressesCall,
  cards as cardsCall,
  createAddress,
  type Order,
  paymentMethods as paymentMethodsCall,
  type PanelError,
  wallet as walletCall,
} from "@talabee/contract";
import { validateWith } from "@talabee/ui/forms/form";
import type { AddressFormValues } from "@talabee/ui/widgets/address-form";
import { newCard } from "@talabee/ui/widgets/saved-cards";
import { useEffect, useEffectEvent, useState } from "react";
import { fieldErrors, type FieldErrors } from "./account.js";
import { hasUnknownOrder, placeOrder, type PlaceOrderResult, resumeOrder } from "./place-order.js";
import { post } from "./post.js";
import { useCart } from "./use-cart.js";
import { useCurrentUser } from "./use-current-user.js";
import { type CheckoutDraft, forgetCheckoutDraft, useCheckoutDraft } from "./use-checkout-draft.js";
import { usePanelQuery } from "./use-panel-query.js";
import { useQuote } from "./use-quote.js";
import { validationText } from "./validation-text.js";

const validateAddress = validateWith<AddressFormValues>(AddressRequest, validationText);
/** What can be ordered here; dining in needs a table and comes with its own flow. */
const OFFERED = ["delivery", "pickup"] as const;

/**
 * The checkout: where to, how to pay, what it costs, and the order itself. `onPlaced` is called with the
 * order once the panel has it; its payment may have to be gone on with on the gateway's page.
 */
export function useCheckout(onPlaced: (order: Order) => void) {
  const cart = useCart();
  const { draft, change } = useCheckoutDraft();
  const mobile = useCurrentUser().data?.mobile;
  const [placing, setPlacing] = useState(hasUnknownOrder);
  /** The panel had another total than the customer saw; told until another choice is made. */
  const [changed, setChanged] = useState(false);
  const choose = (part: CheckoutDraft) => {
    setChanged(false);
    change(part);
  };

  const orderTypes = OFFERED.filter((type) => cart.data?.vendor?.order_types.includes(type) ?? true);
  const orderType = orderTypes.find((type) => type === draft.orderType) ?? orderTypes[0] ?? "delivery";
  const delivers = orderType === "delivery";

  const addresses = usePanelQuery(addressesCall);
  const known = addresses.data?.items ?? [];
  const address =
    known.find(({ id }) => id === draft.addressId) ?? known.find(({ is_default }) => is_default) ?? known[0];
  const addressId = delivers ? (address?.id ?? null) : null;

  const methods = usePanelQuery(paymentMethodsCall, {
    query: { vendor_id: cart.data?.vendor?.id, order_type: orderType },
    enabled: cart.data?.vendor !== undefined && cart.data.vendor !== null,
  });
  const enabled = methods.data?.items.filter((method) => method.enabled) ?? [];
  const payment =
    (
      enabled.find(({ code }) => code === draft.paymentMethod) ??
      enabled.find(({ code }) => code === "cod") ??
      enabled[0]
    )?.code ?? null;
  const cards = usePanelQuery(cardsCall, { enabled: enabled.some(({ code }) => code === "card") });
  const wallet = usePanelQuery(walletCall, { enabled: enabled.some(({ code }) => code === "wallet") });
  const saved = cards.data?.items ?? [];
  const cardId =
    draft.cardId === newCard
      ? newCard
      : ((saved.find(({ id }) => id === draft.cardId) ?? saved.find((card) => card.is_default) ?? saved[0])
          ?.id ?? newCard);
  // A card that is not saved is typed on the gateway's page (settled 15).
  const method = payment === "card" && cardId === newCard ? "online" : payment;

  const quote = useQuote(
    { order_type: orderType, address_id: addressId, use_wallet: false, payment_method: method },
    cart.data?.version,
  );

  const settle = (result: PlaceOrderResult | null) => {
    if (result?.outcome === "placed") {
      forgetCheckoutDraft();
      onPlaced(result.order);
      return;
    }
    if (result?.outcome === "quote-changed") {
      setChanged(true);
      if (result.quote === null) quote.retry();
      else quote.replace(result.quote);
    }
    setPlacing(false);
  };
  const settleResumed = useEffectEvent(settle);
  useEffect(() => {
    // The answer to an order was lost, perhaps by a reload: it is asked for before anything else.
    void resumeOrder().then(settleResumed);
  }, []);

  const order = async () => {
    if (placing || quote.data === undefined || quote.isRefreshing || method === null) return;
    setPlacing(true);
    const result = await placeOrder({
      order_type: orderType,
      address_id: addressId,
      payment_method: method,
      card_id: method === "card" ? cardId : null,
      use_wallet: false,
      note: draft.note?.trim() ? draft.note.trim() : null,
      quote_hash: quote.data.quote_hash,
    });
    settle(result);
  };

  const keepAddress = async (values: Record<string, unknown>): Promise<{ fields: FieldErrors } | void> => {
    let problem: PanelError | null = null;
    const kept = await post(createAddress, {
      body: values as never,
      onProblem: (error) => {
        problem = error;
        return false;
      },
    });
    if (kept === null) return { fields: fieldErrors(problem) };
    change({ addressId: kept.id, address: {} });
  };

  return {
    cart: { status: cart.status, data: cart.data, onRetry: cart.retry },
    orderType: {
      value: orderType,
      ...(orderTypes.length > 1 ? { options: orderTypes } : {}),
      onChange: (type: string) => choose({ orderType: type === "pickup" ? "pickup" : "delivery" }),
    },
    addresses: {
      status: addresses.status,
      items: known,
      selectedId: address?.id ?? null,
      onSelect: (id: string) => choose({ addressId: id }),
      onRetry: addresses.retry,
      validate: validateAddress,
      onCreate: keepAddress,
      // The number that is known already; what was typed goes before it.
      draft: { ...(mobile ? { phone: mobile } : {}), ...draft.address },
      onDraftChange: ({ location: _pin, ...texts }: AddressFormValues) => change({ address: texts }),
    },
    payment: {
      status: methods.status,
      methods: methods.data?.items ?? [],
      selected: payment,
      onSelect: (paymentMethod: NonNullable<typeof draft.paymentMethod>) => choose({ paymentMethod }),
      onRetry: methods.retry,
      walletBalance: wallet.data?.balance,
      cards: { items: saved, selectedId: cardId, onSelect: (id: string) => choose({ cardId: id }) },
    },
    note: draft.note ?? "",
    onNoteChange: (note: string) => change({ note }),
    quote: {
      status: quote.isRefreshing ? ("loading" as const) : quote.status,
      data: quote.data ?? null,
      changed,
      onRetry: quote.retry,
    },
    placing,
    onPlaceOrder: () => void order(),
  };
}
