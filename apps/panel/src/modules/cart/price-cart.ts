import type { Quote } from "@talabee/contract";
import {
  deliveryFee,
  formatMoney,
  gatewayStep,
  isCash,
  type OrderType,
  quote,
  type QuoteAmounts,
  type QuoteInput,
} from "@talabee/domain";
import { createHash } from "node:crypto";
import { couponOf } from "../coupons/coupon-rules.js";
import { lineProblems, type Problem, problemText, storeProblems } from "./cart-problems.js";
import type { LoadedCart } from "./loaded-cart.js";
import type { QuoteContext } from "./quote-context.js";
import { LABELS, reasonText } from "./quote-texts.js";
import { savingsHint } from "./savings-hint.js";

/**
 * How long a quote is shown before it is requested again. The hash, not the time, decides whether it is still valid.
 */
const QUOTE_TTL_MS = 10 * 60_000;

export interface PricedCart {
  amounts: QuoteAmounts;
  problems: Problem[];
  dto: Quote;
}

/**
 * Prices a cart and lists what prevents ordering it (REQ-MONEY-15, REQ-MESSAGE-56). The hash covers what the customer
 * saw: store, order type, every line and every amount (REQ-ORDER-36).
 */
export function priceCart(cart: LoadedCart, context: QuoteContext): PricedCart {
  const { store, rules, lines, brand } = cart;
  const { language, now, orderType, place } = context;
  const fee = rules && deliveryFee(rules.tariff, place ?? null);
  const input: QuoteInput = {
    lines: lines.map((line) => ({
      unit_price: line.unitPrice,
      addons: line.addons,
      quantity: line.row.quantity,
      on_sale: line.product.salePrice !== null,
    })),
    vendor_id: store?.id ?? "",
    order_type: orderType,
    now,
    time_zone: brand.timeZone,
    delivery_fee: fee ?? store?.deliveryFee ?? 0,
    free_delivery_over: store?.freeDeliveryOver ?? null,
    min_order: store?.minOrder ?? 0,
    coupon: cart.coupon && couponOf(cart.coupon),
    use_wallet: context.walletBalance !== undefined,
    wallet_balance: context.walletBalance ?? 0,
    pays_cash: context.paymentMethod ? isCash(context.paymentMethod) : false,
    cash_rounding: brand.cashRounding,
    // Not before the method is known: an order paid in cash has another rounding.
    gateway_rounding: context.paymentMethod ? gatewayStep(brand.currency) : 0,
  };
  const amounts = quote(input);
  const problems = [
    ...amounts.problems.map((problem): Problem => ({
      code: problem.code,
      values: { amount: (messageLanguage) => formatMoney(problem.missing, messageLanguage, brand.currency) },
      ...(problem.missing > 0 ? { data: () => ({ missing: problem.missing }) } : {}),
    })),
    ...(store === null || rules === null ? [] : storeProblems(cart, store, rules, context, fee)),
    ...lineProblems(cart),
  ];
  return {
    amounts,
    problems,
    dto: {
      order_type: orderType,
      subtotal: amounts.subtotal,
      discount: amounts.discount,
      delivery_fee: amounts.delivery_fee,
      service_fee: amounts.service_fee,
      tax: amounts.tax,
      order_total: amounts.order_total,
      wallet_applied: amounts.wallet_applied,
      rounding: amounts.rounding,
      amount_due: amounts.amount_due,
      min_order_missing: amounts.min_order_missing,
      free_delivery_missing: amounts.free_delivery_missing,
      savings_hint: savingsHint(input, amounts, context.offers ?? [], language, brand.currency),
      lines: amounts.lines.map((line) => ({
        kind: line.kind,
        label: LABELS[line.kind][language],
        amount: line.amount,
        reason: reasonText(line.reason, cart, context),
      })),
      problems: problems.map((problem) => ({
        code: problem.code,
        message: problemText(problem, language),
        ...(problem.itemId === undefined ? {} : { item_id: problem.itemId }),
      })),
      expires_at: new Date(now.getTime() + QUOTE_TTL_MS).toISOString(),
      quote_hash: quoteHash(cart, orderType, amounts),
    },
  };
}

function quoteHash(cart: LoadedCart, orderType: OrderType, amounts: QuoteAmounts): string {
  const shown = {
    store: cart.store?.id,
    orderType,
    lines: cart.lines
      .map((line) => [
        line.product.id,
        line.unitPrice,
        line.addons.map((addon) => [addon.id, addon.price, addon.quantity]),
        line.row.note,
        line.row.quantity,
        line.lineTotal,
      ])
      .map((line) => JSON.stringify(line))
      .toSorted(),
    amounts: amounts.lines.map(({ kind, amount }) => [kind, amount]),
    total: amounts.order_total,
    due: amounts.amount_due,
  };
  return createHash("sha256").update(JSON.stringify(shown)).digest("base64url");
}
