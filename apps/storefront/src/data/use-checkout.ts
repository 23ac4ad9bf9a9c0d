import {
  AddressRequest,
  addresses as addressesCall,
  cards as cardsCall,
  createAddress,
  createOrder,
  errorDataOf,
  type Order,
  paymentMethods as paymentMethodsCall,
  type PanelError,
  wallet as walletCall,
} from "@talabee/contract";
import { normaliseTable, ORDER_TYPES } from "@talabee/domain";
import { validateWith } from "@talabee/ui/forms/form";
import type { AddressFormValues } from "@talabee/ui/widgets/address-form";
import { newCard } from "@talabee/ui/widgets/saved-cards";
import { useEffect, useEffectEvent, useState } from "react";
import { paths } from "../app/paths.js";
import { fieldErrors, type FieldErrors } from "./field-errors.js";
import { takeWhatIsLeft } from "./cart-quantities.js";
import { readOrderAttempt } from "./order-attempt.js";
import { nextSlotsOf, placeOrder, type PlaceOrderResult, resumeOrder } from "./place-order.js";
import { post } from "./post.js";
import { useCart } from "./use-cart.js";
import { useCoupon } from "./use-coupon.js";
import { useCurrentUser } from "./use-current-user.js";
import { type CheckoutDraft, forgetCheckoutDraft, useCheckoutDraft } from "./use-checkout-draft.js";
import { usePanelQuery } from "./use-panel-query.js";
import { useQuote } from "./use-quote.js";
import { useTimeSlots } from "./use-time-slots.js";
import { validationText } from "./validation-text.js";
import { useWholeStatus } from "./use-whole-status.js";

const validateAddress = validateWith<AddressFormValues>(AddressRequest, validationText);

/**
 * The checkout: where to, how to pay, what it costs, and the order itself. `onPlaced` is called with the
 * order once the panel has it; its payment may have to be gone on with on the gateway's page.
 */
export function useCheckout(onPlaced: (order: Order) => void) {
  const cart = useCart();
  const { draft, change } = useCheckoutDraft();
  const mobile = useCurrentUser().data?.mobile;
  const [placing, setPlacing] = useState(() => readOrderAttempt() !== null);
  /** What the customer had seen when the panel had another total; told until another choice is made. */
  const [before, setBefore] = useState<number | null>(null);
  /** Why the panel refused the order; what became of it is asked until it is answered. */
  const [refusal, setRefusal] = useState<PanelError | null>(null);
  const [timesAsked, setTimesAsked] = useState(false);
  const [tableError, setTableError] = useState<string>();
  const choose = (part: CheckoutDraft) => {
    setBefore(null);
    setRefusal(null);
    change(part);
  };

  const orderTypes = ORDER_TYPES.filter((type) => cart.data?.vendor?.order_types.includes(type) ?? true);
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
  // Asked for beside the ways to pay, not after them: what it holds decides how these are offered.
  const wallet = usePanelQuery(walletCall);
  const takesWallet = methods.data?.items.some(({ code, enabled: can }) => code === "wallet" && can) === true;
  // What the wallet holds goes before the others, and is none of them then.
  const offersWallet = takesWallet && (wallet.data?.balance ?? 0) > 0;
  const offered = methods.data?.items.filter(({ code }) => code !== "wallet" || !offersWallet) ?? [];
  const usesWallet = offersWallet && draft.useWallet === true;
  const enabled = offered.filter((method) => method.enabled);
  const payment =
    (
      enabled.find(({ code }) => code === draft.paymentMethod) ??
      enabled.find(({ code }) => code === "cod") ??
      enabled[0]
    )?.code ?? null;
  const cards = usePanelQuery(cardsCall);
  const saved = cards.data?.items ?? [];
  const cardId =
    draft.cardId === newCard
      ? newCard
      : ((saved.find(({ id }) => id === draft.cardId) ?? saved.find((card) => card.is_default) ?? saved[0])
          ?.id ?? newCard);
  // A card that is not saved is typed on the gateway's page (settled 15).
  const method = payment === "card" && cardId === newCard ? "online" : payment;

  const payStatus = useWholeStatus(methods.status, wallet.status, cards.status);
  const others = cart.data?.vendor ? [payStatus, addresses.status] : [];
  const status = useWholeStatus(cart.status, ...others);

  const scheduledAt = draft.scheduledAt ?? null;
  const quote = useQuote(
    {
      order_type: orderType,
      address_id: addressId,
      scheduled_at: scheduledAt,
      use_wallet: usesWallet || method === "wallet",
      payment_method: method,
    },
    cart.data?.version,
  );
  const coupon = useCoupon(cart.data, quote.data);
  const vendorId = cart.data?.vendor?.id;
  const nextFree = refusal && nextSlotsOf(refusal);
  const slots = useTimeSlots(vendorId, orderType, timesAsked || nextFree !== null);
  const short = refusal && errorDataOf(createOrder, refusal, "stock_exceeded");

  const settle = (result: PlaceOrderResult | null) => {
    if (result?.outcome === "placed") {
      forgetCheckoutDraft();
      onPlaced(result.order);
      return;
    }
    if (result?.outcome === "refused") {
      setRefusal(result.problem);
      setTableError(fieldErrors(result.problem)["table_number"]);
    }
    if (result?.outcome === "quote-changed") {
      setBefore(quote.data?.amount_due ?? null);
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
    if (placing || quote.data === undefined || quote.isRefreshing) return;
    // Where the wallet pays for all of it, nothing else needs to be chosen.
    const pays = method ?? (usesWallet && quote.data.amount_due === 0 ? ("wallet" as const) : null);
    if (pays === null) return;
    const table = orderType === "dine_in" ? normaliseTable(draft.table ?? "") : null;
    if (orderType === "dine_in" && table === null) return setTableError(validationText("value_invalid"));
    setRefusal(null);
    setPlacing(true);
    const result = await placeOrder({
      order_type: orderType,
      address_id: addressId,
      table_number: table,
      scheduled_at: scheduledAt,
      payment_method: pays,
      card_id: pays === "card" ? cardId : null,
      use_wallet: usesWallet,
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
    cart: { status, data: cart.data, onRetry: cart.retry },
    orderType: {
      value: orderType,
      ...(orderTypes.length > 1 ? { options: orderTypes } : {}),
      onChange: (type: typeof orderType) => choose({ orderType: type }),
    },
    table: {
      value: draft.table ?? "",
      onChange: (table: string) => {
        setTableError(undefined);
        change({ table });
      },
      error: tableError,
    },
    time: {
      value: scheduledAt,
      onChange: (at: string | null) => choose({ scheduledAt: at }),
      ...slots,
      onOpen: () => setTimesAsked(true),
      opensNow: cart.data?.vendor?.is_open ?? true,
      gone: refusal && nextFree && { message: refusal.message, next: nextFree },
      onGoneClose: () => setRefusal(null),
    },
    coupon,
    shortage: short && {
      items: short.items,
      onTake: () => {
        takeWhatIsLeft(short.items);
        setRefusal(null);
      },
      onClose: () => setRefusal(null),
      cartHref: paths.cart,
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
      onDraftChange: (values: AddressFormValues) => change({ address: values }),
    },
    payment: {
      status: payStatus,
      methods: offered,
      selected: payment,
      onSelect: (paymentMethod: NonNullable<typeof draft.paymentMethod>) => choose({ paymentMethod }),
      onRetry: methods.retry,
      walletBalance: wallet.data?.balance,
      wallet: offersWallet
        ? { used: usesWallet, onUse: (useWallet: boolean) => choose({ useWallet }) }
        : undefined,
      cards: { items: saved, selectedId: cardId, onSelect: (id: string) => choose({ cardId: id }) },
    },
    note: draft.note ?? "",
    onNoteChange: (note: string) => change({ note }),
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
