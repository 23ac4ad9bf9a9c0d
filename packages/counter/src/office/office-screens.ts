import type { Right } from "@talabee/domain";
import type { ComponentType } from "react";
import type { IconDrawing } from "@talabee/ui/primitives/icon";
import { Bike, LayoutDashboard, ReceiptText, Store } from "lucide-react";
import type { MessageDescriptor } from "@talabee/ui/locale";
import {
  officeMessages as m,
  officeRiderMessages as rm,
  officeStoreMessages as sm,
} from "../messages/index.js";

/** A page with what its address names. */
export interface OfficePageModule {
  readonly Page: ComponentType<{ params: Readonly<Record<string, string>> }>;
}

export interface OfficeScreen {
  /** Inside the door; `:id` is a parameter. */
  readonly path: string;
  readonly right: Right;
  readonly load: () => Promise<OfficePageModule>;
  /** In the navigation, where it has a place there. */
  readonly entry?: {
    readonly label: MessageDescriptor<string, string>;
    readonly icon: IconDrawing;
    readonly group: number;
  };
}

// One page for all parts of a store.
const loadStore = () => import("./stores/store-page.js");

/** All screens; each is a chunk of its own. */
export const OFFICE_SCREENS: readonly OfficeScreen[] = [
  {
    path: "/",
    right: "order.read",
    load: () => import("./now/now-page.js"),
    entry: { label: m.now, icon: LayoutDashboard, group: 0 },
  },
  {
    path: "/orders",
    right: "order.read",
    load: () => import("./orders/orders-page.js"),
    entry: { label: m.orders, icon: ReceiptText, group: 0 },
  },
  { path: "/orders/:id", right: "order.read", load: () => import("./orders/order-page.js") },
  { path: "/orders/:id/refund", right: "order.refund", load: () => import("./orders/order-page.js") },
  {
    path: "/stores",
    right: "store.read",
    load: () => import("./stores/stores-page.js"),
    entry: { label: sm.stores, icon: Store, group: 1 },
  },
  {
    path: "/riders",
    right: "rider.read",
    load: () => import("./riders/riders-page.js"),
    entry: { label: rm.riders, icon: Bike, group: 1 },
  },
  { path: "/stores/new", right: "store.create", load: () => import("./stores/new-store-page.js") },
  { path: "/stores/:id", right: "store.read", load: loadStore },
  { path: "/stores/:id/menu", right: "menu.read", load: () => import("./menu/menu-page.js") },
  { path: "/stores/:id/report", right: "report.read", load: () => import("./reports/day-page.js") },
  { path: "/stores/:id/:part", right: "store.read", load: loadStore },
];

/** The screen of an address, with its parameters. */
export function screenAt(
  path: string,
  screens: readonly OfficeScreen[] = OFFICE_SCREENS,
): { screen: OfficeScreen; params: Readonly<Record<string, string>> } | null {
  const parts = path.split("/").filter(Boolean);
  for (const screen of screens) {
    const wanted = screen.path.split("/").filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((part, at) => {
      if (!part.startsWith(":")) return part === parts[at];
      const value = decoded(parts[at]!);
      if (value !== null) params[part.slice(1)] = value;
      return value !== null;
    });
    if (fits) return { screen, params };
  }
  return null;
}

/** A part of an address; null where it is none, as in a link that was cut. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
