import { dateIn } from "@talabee/domain";
import { officeMessages as m } from "../../messages/index.js";
import type { DeviceStorage } from "../../app/counter.js";

/** Parameters of the address that choose orders. */
export const ORDER_FILTERS = ["view", "q", "date", "vendor_id", "status", "payment_method"] as const;

/** Views that everybody has. Those of today name the day, so that a link to one means the same tomorrow. */
export function standardViews(now: Date, timeZone: string) {
  const date = dateIn(now, timeZone);
  return [
    { id: "open", label: m.viewOpen, query: "view=open" },
    { id: "unanswered", label: m.viewUnanswered, query: "view=unanswered" },
    { id: "late", label: m.late, query: "view=late" },
    { id: "today", label: m.today, query: `date=${date}` },
    { id: "cash", label: m.cashToday, query: `date=${date}&payment_method=cod` },
    { id: "refunded", label: m.viewRefunded, query: "view=refunded" },
    { id: "all", label: m.all, query: "" },
  ] as const;
}

/** A view that somebody saved on this device. */
export interface SavedView {
  readonly name: string;
  readonly query: string;
}

const KEY = "counter.views";

/** The filters of an address in one order, so that equal views are equal texts. */
export function viewQuery(query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of ORDER_FILTERS) {
    const value = query.get(name);
    if (value !== null && value !== "") kept.set(name, value);
  }
  return kept.toString();
}

/** The views that somebody saved on this device; none of what cannot be read. */
/** Views that were saved on this device; none where something else stands there. */
export function readViews(storage: DeviceStorage): SavedView[] {
  try {
    const value: unknown = JSON.parse(storage.get(KEY) ?? "[]");
    if (!Array.isArray(value)) return [];
    return value.flatMap((one: Partial<SavedView> | null) =>
      typeof one?.name === "string" && typeof one.query === "string"
        ? [{ name: one.name, query: viewQuery(new URLSearchParams(one.query)) }]
        : [],
    );
  } catch {
    return [];
  }
}

/** Saves the views on this device. */
/** Keeps views on this device. */
export function writeViews(storage: DeviceStorage, views: readonly SavedView[]): void {
  storage.set(KEY, JSON.stringify(views));
}
