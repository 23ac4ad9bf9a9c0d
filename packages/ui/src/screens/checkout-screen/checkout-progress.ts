import type { AddressData } from "../../widgets/address-card/index.js";
import type { CartQuoteData } from "../../widgets/cart-content/index.js";
import type { PaymentMethodData } from "../../widgets/payment-method-picker/index.js";
import type { CheckoutScreenProps } from "./checkout-props.js";
import { orderTypeTable } from "../../widgets/order-type-switch/order-type-table.js";

type Props = CheckoutScreenProps;
type QuoteProblem = CartQuoteData["problems"][number];

/** The props that decide how far the customer is. */
export interface CheckoutInput {
  orderType: Pick<NonNullable<Props["orderType"]>, "value">;
  addresses: Pick<Props["addresses"], "status" | "items" | "selectedId">;
  table?: { value: string } | undefined;
  /** Present when the customer can choose a time. */
  time?: object | undefined;
  payment: Pick<Props["payment"], "status" | "methods" | "selected"> & {
    wallet?: { checked: boolean } | undefined;
  };
  quote: Pick<Props["quote"], "status" | "data">;
}

export interface CheckoutProgress {
  isDelivery: boolean;
  isDineIn: boolean;
  /** The selected address, when it is loaded. */
  address: AddressData | undefined;
  tableMissing: boolean;
  /** Step 1 is complete: an address, a table, or nothing to choose for pickup. */
  destinationSet: boolean;
  /** The selected payment method, when it is enabled. */
  method: PaymentMethodData | undefined;
  walletPaysAll: boolean;
  /** Step 2 is complete: a payment method, or the wallet covers the total. */
  paymentSet: boolean;
  /** A problem of the quote that another time solves. */
  timeProblem: QuoteProblem | undefined;
  /** A problem of the quote that the coupon field shows. */
  couponProblem: QuoteProblem | undefined;
  /** Problems of the quote that block the order. */
  otherProblems: readonly QuoteProblem[];
  /** A required region is still loading: a click on the order button would report it as missing. */
  loading: boolean;
  orderDisabled: boolean;
}

/** Problem codes that another time solves. */
const timeProblemCodes = new Set(["store_closed", "slot_full"]);

const isCouponProblem = ({ code }: QuoteProblem) => code.startsWith("coupon_");

/** Computes which steps are complete, what blocks the order and what is loading. */
export function checkoutProgress({
  orderType,
  addresses,
  table,
  time,
  payment,
  quote,
}: CheckoutInput): CheckoutProgress {
  const { isBrought: isDelivery, isServed: isDineIn } = orderTypeTable[orderType.value];
  const address =
    addresses.status === "ready" ? addresses.items.find(({ id }) => id === addresses.selectedId) : undefined;
  const method =
    payment.status === "ready"
      ? payment.methods.find(({ code, enabled }) => code === payment.selected && enabled)
      : undefined;
  const tableMissing = isDineIn && table !== undefined && table.value.trim() === "";
  const destinationSet = isDelivery ? address !== undefined : !tableMissing;
  const walletPaysAll = payment.wallet?.checked === true && quote.data?.amount_due === 0;
  const paymentSet = method !== undefined || walletPaysAll;
  const problems = quote.data?.problems ?? [];
  const timeProblem = time && problems.find(({ code }) => timeProblemCodes.has(code));
  const otherProblems = problems.filter((problem) => problem !== timeProblem && !isCouponProblem(problem));
  const noPaymentMethods = payment.status === "ready" && payment.methods.length === 0 && !paymentSet;
  return {
    isDelivery,
    isDineIn,
    address,
    tableMissing,
    destinationSet,
    method,
    walletPaysAll,
    paymentSet,
    timeProblem,
    couponProblem: problems.find(isCouponProblem),
    otherProblems,
    loading:
      quote.status === "loading" ||
      payment.status === "loading" ||
      (isDelivery && addresses.status === "loading"),
    orderDisabled:
      !quote.data ||
      (otherProblems.length > 0 && destinationSet) ||
      noPaymentMethods ||
      quote.status === "failed",
  };
}

/** The first thing the customer still has to choose, in the order of the page; null when the order can be placed. */
export function missingChoice(
  progress: Pick<CheckoutProgress, "tableMissing" | "destinationSet" | "timeProblem" | "paymentSet">,
): "table" | "destination" | "time" | "payment" | null {
  if (progress.tableMissing) return "table";
  if (!progress.destinationSet) return "destination";
  if (progress.timeProblem) return "time";
  return progress.paymentSet ? null : "payment";
}
