import { fillMessage, type Language, messages, type MessageKey, type Quote } from "@talabee/contract";
import {
  deliveryFee,
  type DeliveryPlace,
  formatMoney,
  type OrderType,
  type PaymentMethod,
  quote,
  type QuoteAmounts,
  type QuoteInput,
  type QuoteLineKind,
  type QuoteReason,
} from "@talabee/domain";
import { createHash } from "node:crypto";
import { Fault } from "../../http/fault.js";
import { limitOf, type StoreRow } from "../catalogue/wire.js";
import { couponOf, type KnownCoupon } from "../coupons/known-coupon.js";
import type { LoadedCart } from "./loaded-cart.js";
import { savingsHint } from "./savings-hint.js";
import { nextSlots, opensAgain, slotVerdict, type StoreTerms, takesOrdersNow } from "./store-terms.js";

/** How long a quote is shown before it is asked for again; the hash, not the time, decides whether it holds. */
const QUOTE_TTL_MS = 10 * 60_000;

export interface QuoteContext {
  readonly now: Date;
  readonly language: Language;
  readonly orderType: OrderType;
  /** Where to deliver; undefined before an address is chosen. */
  readonly place?: DeliveryPlace | undefined;
  /** Whether the lack of an address is a problem already: at checkout, not in the cart. */
  readonly needsAddress?: boolean;
  /** For when it is wanted; as soon as possible when left out. */
  readonly scheduledAt?: Date | null;
  /** How the rest is going to be paid: only cash is rounded (D2.9). */
  readonly paymentMethod?: PaymentMethod | null | undefined;
  /** What the customer's wallet may pay of it, in dirhams; left out when it is not to be used. */
  readonly walletBalance?: number;
  /** Coupons that could be put on the cart, to suggest one. */
  readonly offers?: readonly KnownCoupon[];
}

/** Something that stands in the way of ordering, as an error would say it. */
export interface Problem {
  code: MessageKey;
  values?: Record<string, (language: Language) => string>;
  itemId?: string;
  /** Reckoned only when it is an error that says so. */
  data?: () => unknown;
}

export interface PricedCart {
  amounts: QuoteAmounts;
  problems: Problem[];
  wire: Quote;
}

const LABELS: Record<QuoteLineKind, Record<Language, string>> = {
  subtotal: { en: "Subtotal", ar: "المجموع الفرعي" },
  discount: { en: "Discount", ar: "الخصم" },
  delivery_fee: { en: "Delivery fee", ar: "رسوم التوصيل" },
  service_fee: { en: "Service fee", ar: "رسوم الخدمة" },
  tax: { en: "Tax", ar: "الضريبة" },
  rounding: { en: "Rounding", ar: "تقريب" },
  wallet: { en: "Wallet", ar: "المحفظة" },
};

/** What a customer orders by when nothing was chosen yet. */
export function defaultOrderType(store: StoreRow): OrderType {
  return store.orderTypes.includes("delivery") ? "delivery" : (store.orderTypes[0] ?? "delivery");
}

/**
 * What the cart would cost and what stands in the way of ordering it, by the rules of the domain (D2). The
 * hash binds what the customer saw: store, order type, every line and every amount (settled 17).
 */
export function priceCart(cart: LoadedCart, context: QuoteContext): PricedCart {
  const { store, terms, lines, brand } = cart;
  const { language, now, orderType, place } = context;
  const fee = terms && deliveryFee(terms.tariff, place ?? null);
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
    delivery_fee: fee ?? store?.deliveryFee ?? 0,
    free_delivery_over: store?.freeDeliveryOver ?? null,
    min_order: store?.minOrder ?? 0,
    coupon: cart.coupon && couponOf(cart.coupon),
    use_wallet: context.walletBalance !== undefined,
    wallet_balance: context.walletBalance ?? 0,
    pays_cash: context.paymentMethod === "cod",
    cash_rounding: brand.cashRounding,
  };
  const amounts = quote(input);
  const problems = [
    ...amounts.problems.map((problem): Problem => ({
      code: problem.code,
      values: { amount: (tongue) => formatMoney(problem.missing, tongue) },
      ...(problem.missing > 0 ? { data: () => ({ missing: problem.missing }) } : {}),
    })),
    ...(store === null || terms === null ? [] : storeProblems(cart, store, terms, context, fee)),
    ...lineProblems(cart),
  ];
  return {
    amounts,
    problems,
    wire: {
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
      savings_hint: savingsHint(input, amounts, context.offers ?? [], language),
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
      quote_hash: hashOf(cart, orderType, amounts),
    },
  };
}

function storeProblems(
  cart: LoadedCart,
  store: StoreRow,
  terms: StoreTerms,
  context: QuoteContext,
  fee: number | null,
): Problem[] {
  const { now, orderType, place, needsAddress, scheduledAt = null } = context;
  const problems: Problem[] = [];
  if (!store.active) problems.push({ code: "store_inactive" });
  else if (scheduledAt !== null) problems.push(...slotProblems(scheduledAt, store, terms, context));
  else if (!takesOrdersNow(store, terms, now)) {
    problems.push(closedProblem(store, terms, context, opensAgain(store, terms, now), now));
  }
  if (!store.orderTypes.includes(orderType) || !cart.brand.orderTypes.includes(orderType)) {
    const isDineInOnly = store.orderTypes.every((type) => type === "dine_in");
    problems.push({ code: isDineInOnly ? "dine_in_only" : "order_type_unavailable" });
  } else if (orderType === "delivery") {
    if (place === undefined && needsAddress === true) problems.push({ code: "address_required" });
    if (place !== undefined && fee === null) problems.push({ code: "out_of_zone" });
  }
  return problems;
}

/** A time is never replaced silently: whoever chose it is told the next ones (D1). */
function slotProblems(at: Date, store: StoreRow, terms: StoreTerms, context: QuoteContext): Problem[] {
  const { now, orderType } = context;
  const verdict = slotVerdict(at, store, terms, orderType, now);
  if (verdict === "free") return [];
  if (verdict !== "full") {
    const [next] = nextSlots(store, now, { terms, orderType, from: at });
    return [closedProblem(store, terms, context, next === undefined ? null : new Date(next), at)];
  }
  return [{ code: "slot_full", data: () => ({ next_slots: slotsFrom(at, store, terms, context) }) }];
}

function closedProblem(
  store: StoreRow,
  terms: StoreTerms,
  context: QuoteContext,
  opens: Date | null,
  from: Date,
): Problem {
  if (opens === null) return { code: "store_closed_today" };
  return {
    code: "store_closed",
    values: { time: (language) => openingText(opens, context.now, language) },
    data: () => ({ next_slots: slotsFrom(from, store, terms, context) }),
  };
}

/** The times after one that cannot be had; the first there are, when none comes after it. */
function slotsFrom(
  from: Date,
  store: StoreRow,
  terms: StoreTerms,
  { now, orderType }: QuoteContext,
): string[] {
  const later = nextSlots(store, now, { terms, orderType, from });
  return later.length > 0 ? later : nextSlots(store, now, { terms, orderType });
}

/** "18:00" today, else with the day: "Sunday 18:00". */
function openingText(opens: Date, now: Date, language: Language): string {
  const isSoon = opens.getTime() - now.getTime() < 86_400_000;
  return new Intl.DateTimeFormat(language === "ar" ? "ar-u-nu-latn" : "en-GB", {
    timeZone: "Asia/Qatar",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...(isSoon ? {} : { weekday: "long" }),
  }).format(opens);
}

function lineProblems(cart: LoadedCart): Problem[] {
  const wanted = new Map<string, number>();
  for (const line of cart.lines) {
    wanted.set(line.product.id, (wanted.get(line.product.id) ?? 0) + line.row.quantity);
  }
  return cart.lines.flatMap((line): Problem[] => {
    const itemId = line.row.id;
    const available = limitOf(line.product);
    if ((wanted.get(line.product.id) ?? 0) > available) {
      return [{ code: "stock_exceeded", itemId, data: () => ({ product_id: line.product.id, available }) }];
    }
    const broken = brokenGroup(line);
    if (broken !== undefined) return [{ ...addonRuleProblem(broken), itemId }];
    // An add-on sold out meanwhile: without it the dish is another one, and the customer is to decide that.
    if (!line.isComplete) {
      return [
        { code: "stock_exceeded", itemId, data: () => ({ product_id: line.product.id, available: 0 }) },
      ];
    }
    return [];
  });
}

type Line = LoadedCart["lines"][number];
type Group = Line["groups"][number];

/** The first group whose rule the chosen options do not keep. */
export function brokenGroup({ groups, addons }: Pick<Line, "groups" | "addons">): Group | undefined {
  return groups.find((group) => {
    const chosen = addons.filter((addon) => group.options.some((option) => option.id === addon.id));
    const sum = chosen.reduce((total, addon) => total + addon.quantity, 0);
    return sum < group.min || sum > group.max || chosen.some((addon) => addon.quantity > addon.max);
  });
}

export function addonRuleProblem(group: Group): Problem {
  return {
    code: "addon_rule",
    values: {
      min: () => String(group.min),
      max: () => String(group.max),
      group: (language) => group.name[language],
    },
    data: () => ({ group_id: group.id }),
  };
}

export function faultOf({ code, values, data }: Problem): Fault {
  return new Fault(code, {
    ...(values === undefined ? {} : { values }),
    ...(data === undefined ? {} : { data: data() }),
  });
}

function problemText({ code, values = {} }: Problem, language: Language): string {
  return fillMessage(
    messages[code],
    language,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value(language)])),
  );
}

/** Why a line is what it is, where that is not plain from its label. */
function reasonText(reason: QuoteReason, cart: LoadedCart, context: QuoteContext): string | null {
  const { language } = context;
  const { store, coupon, brand } = cart;
  const either = (en: string, ar: string) => (language === "ar" ? ar : en);
  const money = (amount: number) => formatMoney(amount, language);
  const title = coupon?.row.title[language] ?? null;
  switch (reason) {
    case "coupon_percent":
    case "coupon_fixed":
    case "coupon_free_delivery":
      return title;
    case "coupon_max_savings": {
      const most = money(coupon?.row.maxSavings ?? 0);
      return title && either(`${title}, ${most} at most`, `${title}، بحد أقصى ${most}`);
    }
    case "free_delivery_over": {
      const over = money(store?.freeDeliveryOver ?? 0);
      return either(`Free from ${over}`, `توصيل مجاني للطلبات من ${over}`);
    }
    case "store_fee":
      return feeText(cart, context);
    case "cash_rounding": {
      const step = money(brand.cashRounding);
      return either(`Cash is rounded to ${step}`, `يُقرَّب المبلغ النقدي إلى أقرب ${step}`);
    }
    case "wallet_balance":
      return either("Paid from your wallet", "يُدفع من محفظتك");
    case "items":
    case "no_delivery":
    case "service_fee":
    case "tax":
      return null;
  }
}

/** By what a store's fee was chosen, where it has several. */
function feeText({ terms }: LoadedCart, { place, language }: QuoteContext): string | null {
  const isArabic = language === "ar";
  if (terms === null || terms.tariff.kind === "flat") return null;
  if (place === undefined)
    return isArabic ? "يبدأ من هذا المبلغ حسب العنوان" : "From this amount, by address";
  if (terms.tariff.kind === "zones") return isArabic ? `إلى المنطقة ${place.zone}` : `To zone ${place.zone}`;
  if (place.metres === null)
    return isArabic ? "لأبعد مسافة، بلا موقع على الخريطة" : "For the longest way, as no pin is set";
  const km = (place.metres / 1000).toFixed(1);
  return isArabic ? `لمسافة ${km} كم` : `For ${km} km`;
}

function hashOf(cart: LoadedCart, orderType: OrderType, amounts: QuoteAmounts): string {
  const seen = {
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
  return createHash("sha256").update(JSON.stringify(seen)).digest("base64url");
}
