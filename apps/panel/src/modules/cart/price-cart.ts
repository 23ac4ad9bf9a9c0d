import { fillMessage, type Language, messages, type MessageKey, type Quote } from "@talabee/contract";
import {
  formatMoney,
  nextOpening,
  type OrderType,
  type PaymentMethod,
  quote,
  type QuoteAmounts,
  type QuoteLineKind,
  type QuoteReason,
  timeSlots,
} from "@talabee/domain";
import { createHash } from "node:crypto";
import { limitOf, storeHours, type StoreRow } from "../catalogue/wire.js";
import type { LoadedCart } from "./loaded-cart.js";

/** Slots of half an hour for a week (settled 13, D1), of which a refusal names the first. */
export const SLOT_MINUTES = 30;
export const SCHEDULE_DAYS = 7;
const SLOTS_TOLD = 8;

/** Off until the settings can be changed (D2.9). */
export const CASH_ROUNDING = 0;

/** How long a quote is shown before it is asked for again; the hash, not the time, decides whether it holds. */
const QUOTE_TTL_MS = 10 * 60_000;

export interface QuoteContext {
  readonly now: Date;
  readonly language: Language;
  readonly orderType: OrderType;
  /** The zone to deliver to; undefined before an address is chosen. */
  readonly zone?: number | undefined;
  /** Whether the lack of an address is a problem already: at checkout, not in the cart. */
  readonly needsAddress?: boolean;
  /** How the rest is going to be paid: only cash is rounded (D2.9). */
  readonly paymentMethod?: PaymentMethod | null | undefined;
}

/** Something that stands in the way of ordering, as an error would say it. */
export interface Problem {
  code: MessageKey;
  values?: Record<string, (language: Language) => string>;
  itemId?: string;
  data?: unknown;
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
  const { store, lines } = cart;
  const { language, now, orderType } = context;
  const amounts = quote({
    lines: lines.map((line) => ({
      unit_price: line.unitPrice,
      addons: line.addons,
      quantity: line.row.quantity,
      on_sale: line.product.salePrice !== null,
    })),
    vendor_id: store?.id ?? "",
    order_type: orderType,
    now,
    delivery_fee: store?.deliveryFee ?? 0,
    free_delivery_over: store?.freeDeliveryOver ?? null,
    min_order: store?.minOrder ?? 0,
    pays_cash: context.paymentMethod === "cod",
    cash_rounding: CASH_ROUNDING,
  });
  const problems = [
    ...amounts.problems.map((problem): Problem => ({
      code: problem.code as MessageKey,
      values: { amount: (tongue) => formatMoney(problem.missing, tongue) },
      data: { missing: problem.missing },
    })),
    ...(store === null ? [] : storeProblems(store, context)),
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
      savings_hint: null,
      lines: amounts.lines.map((line) => ({
        kind: line.kind,
        label: LABELS[line.kind][language],
        amount: line.amount,
        reason: reasonText(line.reason, store, language),
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

function storeProblems(store: StoreRow, context: QuoteContext): Problem[] {
  const { now, orderType, zone, needsAddress } = context;
  const problems: Problem[] = [];
  if (!store.active) problems.push({ code: "store_inactive" });
  else if (!storeHours(store, now).is_open) problems.push(closedProblem(store, now));
  if (!store.orderTypes.includes(orderType)) {
    const isDineInOnly = store.orderTypes.every((type) => type === "dine_in");
    problems.push({ code: isDineInOnly ? "dine_in_only" : "order_type_unavailable" });
  } else if (orderType === "delivery") {
    if (zone === undefined && needsAddress === true) problems.push({ code: "address_required" });
    if (zone !== undefined && store.deliveryZones !== null && !store.deliveryZones.includes(zone)) {
      problems.push({ code: "out_of_zone" });
    }
  }
  return problems;
}

function closedProblem(store: StoreRow, now: Date): Problem {
  const opens = nextOpening(store.openingHours, now);
  if (opens === null) return { code: "store_closed_today" };
  return {
    code: "store_closed",
    values: { time: (language) => openingText(opens, now, language) },
    data: { next_slots: nextSlots(store, now) },
  };
}

/** The next times an order can be wanted for, soonest first. */
export function nextSlots(store: StoreRow, now: Date): string[] {
  return timeSlots({
    hours: store.openingHours,
    now,
    slot_minutes: SLOT_MINUTES,
    schedule_days: SCHEDULE_DAYS,
    // Nothing arrives sooner than the quickest delivery: what the store promises for now holds for slots too.
    preparation_minutes: store.deliveryMin,
  })
    .flatMap(({ slots }) => slots)
    .slice(0, SLOTS_TOLD)
    .map((slot) => slot.toISOString());
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
      return [{ code: "stock_exceeded", itemId, data: { product_id: line.product.id, available } }];
    }
    const broken = brokenGroup(line);
    if (broken !== undefined) return [{ ...addonRuleProblem(broken), itemId }];
    // An add-on sold out meanwhile: without it the dish is another one, and the customer is to decide that.
    if (!line.isComplete) {
      return [{ code: "stock_exceeded", itemId, data: { product_id: line.product.id, available: 0 } }];
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
    data: { group_id: group.id },
  };
}

function problemText({ code, values = {} }: Problem, language: Language): string {
  return fillMessage(
    messages[code],
    language,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value(language)])),
  );
}

function reasonText(reason: QuoteReason, store: StoreRow | null, language: Language): string | null {
  const over = store?.freeDeliveryOver ?? null;
  if (reason !== "free_delivery_over" || over === null) return null;
  const amount = formatMoney(over, language);
  return language === "ar" ? `توصيل مجاني للطلبات من ${amount}` : `Free from ${amount}`;
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
