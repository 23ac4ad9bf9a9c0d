import { fillMessage, type Language, type MessageKey, messages } from "@talabee/contract";
import { dateIn, isBrought, isServed } from "@talabee/domain";
import { ApiError } from "../../http/api-error.js";
import {
  checkSlot,
  type FulfilmentRules,
  nextSlots,
  opensAgain,
  takesOrdersNow,
} from "../catalogue/fulfilment-rules.js";
import { limitOf } from "../catalogue/product-dto.js";
import type { StoreRow } from "../catalogue/store-dto.js";
import type { LoadedCart } from "./loaded-cart.js";
import type { QuoteContext } from "./quote-context.js";

/** A reason why the cart cannot be ordered, in the form of an API error. */
export interface Problem {
  code: MessageKey;
  values?: Record<string, (language: Language) => string>;
  itemId?: string;
  /** Computed only when the problem is thrown as an error. */
  data?: () => unknown;
}

/** What keeps a store from taking the order. `fee` is null where it does not deliver. */
export function storeProblems(
  cart: LoadedCart,
  store: StoreRow,
  rules: FulfilmentRules,
  context: QuoteContext,
  fee: number | null,
): Problem[] {
  const { now, orderType, place, needsAddress, scheduledAt = null } = context;
  const problems: Problem[] = [];
  if (!store.active) problems.push({ code: "store_inactive" });
  else if (scheduledAt !== null) problems.push(...slotProblems(scheduledAt, store, rules, context));
  else if (!takesOrdersNow(store, rules, now)) {
    problems.push(closedProblem(store, rules, context, opensAgain(store, rules, now), now));
  }
  if (!store.orderTypes.includes(orderType) || !cart.brand.orderTypes.includes(orderType)) {
    const isDineInOnly = store.orderTypes.every(isServed);
    problems.push({ code: isDineInOnly ? "dine_in_only" : "order_type_unavailable" });
  } else if (isBrought(orderType)) {
    if (place === undefined && needsAddress === true) problems.push({ code: "address_required" });
    if (place?.problem) problems.push(place.problem);
    else if (place !== undefined && fee === null) problems.push({ code: "out_of_zone" });
  }
  return problems;
}

/** A chosen time is never replaced silently: the error lists the next slots (REQ-CATALOG-40). */
function slotProblems(at: Date, store: StoreRow, rules: FulfilmentRules, context: QuoteContext): Problem[] {
  const { now, orderType } = context;
  const result = checkSlot(at, store, rules, orderType, now);
  if (result === "free") return [];
  if (result !== "full") {
    const [next] = slotsFrom(at, store, rules, context);
    return [closedProblem(store, rules, context, next === undefined ? null : new Date(next), at)];
  }
  return [{ code: "slot_full", data: () => ({ next_slots: slotsFrom(at, store, rules, context) }) }];
}

function closedProblem(
  store: StoreRow,
  rules: FulfilmentRules,
  context: QuoteContext,
  opens: Date | null,
  from: Date,
): Problem {
  if (opens === null) return { code: "store_closed_today" };
  return {
    code: "store_closed",
    values: { time: (language) => openingText(opens, context.now, rules.timeZone, language) },
    data: () => ({ next_slots: slotsFrom(from, store, rules, context) }),
  };
}

/** The slots after an unavailable time, or the first ones if none follow. */
function slotsFrom(
  from: Date,
  store: StoreRow,
  rules: FulfilmentRules,
  { now, orderType }: QuoteContext,
): string[] {
  const later = nextSlots(store, now, { rules, orderType, from });
  return later.length > 0 ? later : nextSlots(store, now, { rules, orderType });
}

/**
 * "18:00" today, else with the day: "tomorrow 09:00", "Sunday 18:00" within a week, "4 December 18:00". Arabic has the
 * twelve-hour clock: "6:00 م", "غدًا 9:00 ص", "الأحد 6:00 م".
 */
export function openingText(opens: Date, now: Date, timeZone: string, language: Language): string {
  const isArabic = language === "ar";
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(isArabic ? "ar-u-nu-latn" : "en-GB", { timeZone, ...options }).format(opens);
  const time = format({
    hour: isArabic ? "numeric" : "2-digit",
    minute: "2-digit",
    hourCycle: isArabic ? "h12" : "h23",
  });
  const dayOf = (moment: Date) => Date.parse(dateIn(moment, timeZone)) / 86_400_000;
  const days = dayOf(opens) - dayOf(now);
  if (days === 0) return time;
  if (days === 1) return `${isArabic ? "غدًا" : "tomorrow"} ${time}`;
  const day = days > 1 && days < 7 ? format({ weekday: "long" }) : format({ day: "numeric", month: "long" });
  return `${day} ${time}`;
}

/** What keeps lines of a cart from being ordered: stock, availability, add-on rules. */
export function lineProblems(cart: LoadedCart): Problem[] {
  const quantities = new Map<string, number>();
  for (const line of cart.lines) {
    quantities.set(line.product.id, (quantities.get(line.product.id) ?? 0) + line.row.quantity);
  }
  return cart.lines.flatMap((line): Problem[] => {
    const itemId = line.row.id;
    const available = limitOf(line.product);
    if ((quantities.get(line.product.id) ?? 0) > available) {
      return [{ code: "stock_exceeded", itemId, data: () => ({ product_id: line.product.id, available }) }];
    }
    const broken = brokenGroup(line);
    if (broken !== undefined) return [{ ...addonRuleProblem(broken), itemId }];
    // An add-on is sold out: without it the product is a different one, so the customer must decide.
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

/** The first add-on group whose rule the chosen options violate. */
export function brokenGroup({ groups, addons }: Pick<Line, "groups" | "addons">): Group | undefined {
  return groups.find((group) => {
    const chosen = addons.filter((addon) => group.options.some((option) => option.id === addon.id));
    const sum = chosen.reduce((total, addon) => total + addon.quantity, 0);
    return sum < group.min || sum > group.max || chosen.some((addon) => addon.quantity > addon.max);
  });
}

/** The problem of a line with too few or too many add-ons of a group. */
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

/** The error that refuses a request because of a problem. */
export function toApiError({ code, values, data }: Problem): ApiError {
  return new ApiError(code, {
    ...(values === undefined ? {} : { values }),
    ...(data === undefined ? {} : { data: data() }),
  });
}

/** The text of a problem in a language. */
export function problemText({ code, values = {} }: Problem, language: Language): string {
  return fillMessage(
    messages[code],
    language,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value(language)])),
  );
}
