import {
  createOrder,
  errorDataOf,
  type Order,
  type PanelError,
  wallet as walletCall,
} from "@talabee/contract";
import { readTable, ORDER_TYPES } from "@talabee/domain";
import type { AddressFormValues } from "@talabee/ui/widgets/address-form";
import { useDeferredValue, useEffect, useEffectEvent, useState } from "react";
import {
  fieldErrors,
  paths,
  useApiQuery,
  useCombinedStatus,
  useFulfilment,
  useShop,
  useValidationText,
} from "../../platform/index.js";
import { takeAvailableStock, useCart, useCoupon } from "../cart/index.js";
import { readOrderAttempt } from "./order-attempt.js";
import { nextSlotsOf, placeOrder, type PlaceOrderResult, resumeOrder } from "./place-order.js";
import { type CheckoutDraft, clearCheckoutDraft, useCheckoutDraft } from "./use-checkout-draft.js";
import { useDeliveryAddress } from "./use-delivery-address.js";
import { usePaymentChoice } from "./use-payment-choice.js";
import { useQuote } from "./use-quote.js";
import { firstFree, useTimeSlots } from "./use-time-slots.js";

/**
 * State and handlers of the checkout. `onPlaced` is called with the created order; `isFoundAgain` marks one that an
 * earlier page had sent.
 */
export function useCheckout(onPlaced: (order: Order, isFoundAgain: boolean) => void) {
  const shop = useShop();
  const text = useValidationText();
  const cart = useCart();
  const { draft, change } = useCheckoutDraft();
  // Chosen before a store was; the draft has what was chosen here.
  const { chosen } = useFulfilment();
  const [loading, setLoading] = useState(() => readOrderAttempt(shop) !== null);
  /** Why the server refused the order; shown until the customer reacts. */
  const [refusal, setRefusal] = useState<PanelError | null>(null);
  const [isTimesOpen, setTimesOpen] = useState(false);
  const [tableError, setTableError] = useState<string>();

  const orderTypes = ORDER_TYPES.filter((type) => cart.data?.vendor?.order_types.includes(type) ?? true);
  const [orderType = orderTypes[0] ?? "delivery"] = [draft.orderType, chosen?.orderType].filter(
    (type) => type !== undefined && orderTypes.includes(type),
  );
  const vendorId = cart.data?.vendor?.id;
  const place = chosen?.place ?? null;
  const addresses = useDeliveryAddress(
    draft.addressId ?? (place && "addressId" in place ? place.addressId : undefined),
    (id) => change({ addressId: id, address: {} }),
    place && "lat" in place ? place : null,
  );
  // Loaded in parallel with the payment methods: its balance decides how they are offered.
  const wallet = useApiQuery(walletCall);
  const { pays, isWalletFirst, ...payment } = usePaymentChoice({
    vendorId,
    orderType,
    method: draft.paymentMethod,
    card: draft.cardId,
    walletBalance: wallet.data?.balance,
  });
  const { payment_method, card_id } = pays;
  const usesWallet = isWalletFirst && draft.useWallet === true;

  const payStatus = useCombinedStatus(payment.status, wallet.status);

  const vendor = cart.data?.vendor;
  const preorderFrom = vendor?.preorder_from ?? null;
  const nextFree = refusal && nextSlotsOf(refusal);
  const needsTimes = nextFree !== null || preorderFrom !== null;
  const slots = useTimeSlots(vendorId, orderType, isTimesOpen || needsTimes);
  const others = vendorId === undefined ? [] : [payStatus, addresses.status];
  // Deferred, so that the steps are rendered in slices instead of in one long task with the last answer.
  const status = useDeferredValue(useCombinedStatus(cart.status, ...others));
  const wanted = {
    order_type: orderType,
    address_id: orderType === "delivery" ? addresses.selectedId : null,
    scheduled_at:
      // A time that the store does not have is a problem of the quote: it is never replaced (REQ-CATALOG-40).
      (draft.scheduledAt === undefined ? chosen?.at : draft.scheduledAt) ??
      // A store that takes no orders for now is ordered from for its first free slot (REQ-CATALOG-42).
      (preorderFrom && (firstFree(slots.days) ?? preorderFrom)),
  };
  const use_wallet = usesWallet || payment_method === "wallet";
  const quote = useQuote({ ...wanted, use_wallet, payment_method }, cart.data?.version);
  const choose = (fields: CheckoutDraft) => {
    quote.forgetChange();
    setRefusal(null);
    change(fields);
  };
  const coupon = useCoupon(cart.data, quote.shown.data);
  const shortage = refusal && errorDataOf(createOrder, refusal, "stock_exceeded");

  const applyResult = (result: PlaceOrderResult | null, isFoundAgain = false) => {
    if (result?.outcome === "placed") {
      clearCheckoutDraft(shop, "cart");
      onPlaced(result.order, isFoundAgain);
      return;
    }
    if (result?.outcome === "refused") {
      setRefusal(result.problem);
      setTableError(fieldErrors(result.problem)["table_number"]);
    }
    if (result?.outcome === "quote-changed") quote.change(result.quote);
    setLoading(false);
  };
  const resume = useEffectEvent(async () => applyResult(await resumeOrder(shop), true));
  useEffect(() => {
    // A reload may have interrupted an order: resolve it before anything else.
    void resume();
    // Back from the gateway, the browser may restore this page with its button still loading.
    const onPageShow = ({ persisted }: PageTransitionEvent) => void (persisted && resume());
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, []);

  const order = async () => {
    if (loading || quote.current === undefined) return;
    // No other method is needed if the wallet covers the whole amount.
    const method = payment_method ?? (usesWallet && quote.current.amount_due === 0 ? "wallet" : null);
    if (method === null) return;
    const table = orderType === "dine_in" ? readTable(draft.table ?? "") : null;
    if (orderType === "dine_in" && table === null) return setTableError(text("value_invalid"));
    setRefusal(null);
    setLoading(true);
    const result = await placeOrder(shop, {
      ...wanted,
      table_number: table,
      payment_method: method,
      card_id,
      use_wallet: usesWallet,
      note: draft.note || null,
      quote_hash: quote.current.quote_hash,
    });
    applyResult(result);
  };

  return {
    cart: { status, data: cart.data, onRetry: cart.retry },
    orderType: {
      value: orderType,
      ...(orderTypes.length > 1 ? { options: orderTypes } : {}),
      onValueChange: (type: typeof orderType) => choose({ orderType: type }),
    },
    table: {
      value: draft.table ?? "",
      onValueChange: (table: string) => {
        setTableError(undefined);
        change({ table });
      },
      error: tableError,
    },
    time: {
      value: wanted.scheduled_at,
      onValueChange: (at: string | null) => choose({ scheduledAt: at }),
      ...slots,
      onOpen: () => setTimesOpen(true),
      opensNow: (vendor?.is_open ?? true) && preorderFrom === null,
      gone: refusal && nextFree && { message: refusal.message, next: nextFree },
      onUnavailableClose: () => setRefusal(null),
    },
    coupon,
    shortage: shortage && {
      items: shortage.items,
      onReduce: () => {
        takeAvailableStock(shop, shortage.items);
        setRefusal(null);
      },
      onClose: () => setRefusal(null),
      cartHref: paths.cart,
    },
    addresses: {
      ...addresses,
      onSelect: (id: string) => choose({ addressId: id }),
      draft: { ...addresses.draft, ...draft.address },
      onDraftChange: (values: AddressFormValues) => change({ address: values }),
    },
    payment: {
      ...payment,
      status: payStatus,
      onSelect: (paymentMethod: NonNullable<typeof draft.paymentMethod>) => choose({ paymentMethod }),
      walletBalance: wallet.data?.balance,
      onRetryWallet: wallet.status === "failed" ? wallet.retry : undefined,
      wallet: isWalletFirst
        ? { checked: usesWallet, onCheckedChange: (useWallet: boolean) => choose({ useWallet }) }
        : undefined,
      cards: { ...payment.cards, onSelect: (id: string) => choose({ cardId: id }) },
    },
    note: draft.note ?? "",
    onNoteChange: (note: string) => change({ note }),
    quote: quote.shown,
    loading,
    onPlaceOrder: () => void order(),
  };
}
