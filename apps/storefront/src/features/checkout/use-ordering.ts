import {
  type Cart,
  createOrder,
  errorDataOf,
  type Order,
  type PanelError,
  type StockShortage,
  wallet as walletCall,
} from "@talabee/contract";
import { isBrought, isServed, ORDER_TYPES, type OrderType, readTable } from "@talabee/domain";
import type { AddressFormValues } from "@talabee/ui/widgets/address-form";
import { useDeferredValue, useEffect, useEffectEvent, useState } from "react";
import {
  type ApiQuery,
  fieldErrors,
  useApiQuery,
  useCombinedStatus,
  useFulfilment,
  useShop,
  useValidationText,
} from "../../platform/index.js";
import { readOrderAttempt } from "./order-attempt.js";
import type { OrderSource } from "./order-source.js";
import { nextSlotsOf, placeOrder, type PlaceOrderResult, resumeOrder } from "./place-order.js";
import { type CheckoutDraft, clearCheckoutDraft, useCheckoutDraft } from "./use-checkout-draft.js";
import { useDeliveryAddress } from "./use-delivery-address.js";
import { usePaymentChoice } from "./use-payment-choice.js";
import { useQuote } from "./use-quote.js";
import { firstFree, useTimeSlots } from "./use-time-slots.js";

/** What is ordered, with the store's ordering fields as soon as they are known. */
export interface Orderable {
  readonly source: OrderSource;
  readonly status: ApiQuery<unknown>["status"];
  readonly onRetry: () => void;
  /** Undefined until it has loaded. */
  readonly version: number | undefined;
  readonly items: Cart["items"] | undefined;
  readonly vendor: Cart["vendor"] | undefined;
  /**
   * Whether the wallet pays as much as it holds, without a question: a family's order charges each member's share to a wallet.
   */
  readonly isPaidByWallets: boolean;
  /** Accepts what is available of the short lines. */
  readonly onReduce: (shortages: StockShortage["items"]) => void;
  /** The page on which its lines can be changed. */
  readonly href: string;
}

/**
 * State and handlers of a checkout. `onPlaced` is called with the created order; `isFoundAgain` marks one that an
 * earlier page had sent. An order is sent once, whatever is pressed, reloaded or lost on the way (REQ-REL-03).
 */
export function useOrdering(what: Orderable, onPlaced: (order: Order, isFoundAgain: boolean) => void) {
  const { source, vendor, isPaidByWallets } = what;
  const shop = useShop();
  const text = useValidationText();
  const { draft, change } = useCheckoutDraft(source);
  // The fulfilment that was chosen before the store; the draft holds the choices made here.
  const { chosen } = useFulfilment();
  const [loading, setLoading] = useState(() => readOrderAttempt(shop, source) !== null);
  /** Why the server refused the order; shown until the customer reacts. */
  const [refusal, setRefusal] = useState<PanelError | null>(null);
  const [isTimesOpen, setTimesOpen] = useState(false);
  const [tableError, setTableError] = useState<string>();

  const orderTypes = ORDER_TYPES.filter((type) => vendor?.order_types.includes(type) ?? true);
  const [orderType = orderTypes[0] ?? "delivery"] = [draft.orderType, chosen?.orderType].filter(
    (type) => type !== undefined && orderTypes.includes(type),
  );
  const vendorId = vendor?.id;
  const place = chosen?.place ?? null;
  const addresses = useDeliveryAddress(
    draft.addressId ?? (place && "addressId" in place ? place.addressId : undefined),
    (id) => change({ addressId: id, address: {} }),
    place && "lat" in place ? place : null,
  );
  // Loaded in parallel with the payment methods: its balance decides how they are offered.
  const wallet = useApiQuery(walletCall, { enabled: !isPaidByWallets });
  const { pays, isWalletFirst, ...payment } = usePaymentChoice({
    vendorId,
    orderType,
    method: draft.paymentMethod,
    card: draft.cardId,
    walletBalance: wallet.data?.balance,
  });
  const { payment_method, card_id } = pays;
  const usesWallet = isPaidByWallets || (isWalletFirst && draft.useWallet === true);
  const payStatus = useCombinedStatus(payment.status, ...(isPaidByWallets ? [] : [wallet.status]));
  const preorderFrom = vendor?.preorder_from ?? null;
  const nextFree = refusal && nextSlotsOf(refusal);
  const needsTimes = nextFree !== null || preorderFrom !== null;
  const slots = useTimeSlots(vendorId, orderType, isTimesOpen || needsTimes);
  const others = vendorId === undefined ? [] : [payStatus, addresses.status];
  // Deferred, so that the steps are rendered in slices instead of in one long task with the last answer.
  const status = useDeferredValue(useCombinedStatus(what.status, ...others));
  const wanted = {
    order_type: orderType,
    address_id: isBrought(orderType) ? addresses.selectedId : null,
    scheduled_at:
      // A time that the store does not have is a problem of the quote: it is never replaced (REQ-CATALOG-40).
      (draft.scheduledAt === undefined ? chosen?.at : draft.scheduledAt) ??
      // A store that takes no orders for now is ordered from for its first free slot (REQ-CATALOG-42).
      (preorderFrom && (firstFree(slots.days) ?? preorderFrom)),
  };
  const use_wallet = usesWallet || payment_method === "wallet";
  const quote = useQuote({ ...wanted, use_wallet, payment_method }, what.version, source);
  const choose = (fields: CheckoutDraft) => {
    quote.forgetChange();
    setRefusal(null);
    change(fields);
  };
  const shortage = refusal && errorDataOf(createOrder, refusal, "stock_exceeded");

  const applyResult = (result: PlaceOrderResult | null, isFoundAgain = false) => {
    if (result?.outcome === "placed") {
      clearCheckoutDraft(shop, source);
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
  const resume = useEffectEvent(async () => applyResult(await resumeOrder(shop, source), true));
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
    const table = isServed(orderType) ? readTable(draft.table ?? "") : null;
    if (isServed(orderType) && table === null) return setTableError(text("value_invalid"));
    setRefusal(null);
    setLoading(true);
    const result = await placeOrder(shop, source, {
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
    cart: {
      status,
      data: what.items && { vendor: vendor ?? null, items: what.items },
      onRetry: what.onRetry,
    },
    orderType: {
      value: orderType,
      ...(orderTypes.length > 1 ? { options: orderTypes } : {}),
      onValueChange: (type: OrderType) => choose({ orderType: type }),
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
    shortage: shortage && {
      items: shortage.items,
      onReduce: () => {
        what.onReduce(shortage.items);
        setRefusal(null);
      },
      onClose: () => setRefusal(null),
      cartHref: what.href,
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
