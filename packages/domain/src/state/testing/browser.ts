import { openStorage, type WebStorage } from "../shop-storage.js";
import { createShopStore } from "../shop-store.js";

/** A signed-in user. */
export const user = {
  id: "u1",
  first_name: "Maha",
  last_name: "K",
  email: "maha@talabee.example",
  role: "user" as const,
  avatar: null,
};

/** A browser profile: tabs that share one Web Storage, and the `storage` event that the other tabs receive. */
export class Browser {
  readonly values = new Map<string, string>();
  readonly tabs = new Map<WebStorage, Set<() => void>>();
  writes: string[] = [];
  fails: "no" | "full" | "read-only" | "blocked" = "no";

  constructor(stored: Record<string, string> = {}) {
    for (const [key, value] of Object.entries(stored)) this.values.set(key, value);
  }

  /** Opens a tab; pass the session storage of a tab to reload it. */
  newTab(sessionStorage = openStorage(() => null)) {
    const { values } = this;
    const change = (key: string, apply: () => void) => {
      const before = values.get(key);
      apply();
      this.writes.push(key);
      if (values.get(key) === before) return;
      for (const [tab, listeners] of this.tabs) if (tab !== web) for (const listener of listeners) listener();
    };
    const refuse = (...when: string[]) => {
      if (when.includes(this.fails)) throw new DOMException("refused", "QuotaExceededError");
    };
    const web: WebStorage = {
      get length() {
        return values.size;
      },
      key: (index) => [...values.keys()][index] ?? null,
      getItem: (key) => {
        refuse("blocked");
        return values.get(key) ?? null;
      },
      setItem: (key, value) => {
        refuse("blocked", "full", "read-only");
        change(key, () => values.set(key, value));
      },
      removeItem: (key) => {
        refuse("blocked", "read-only");
        change(key, () => values.delete(key));
      },
    };
    const listeners = new Set<() => void>();
    this.tabs.set(web, listeners);
    const storage = openStorage(() => web);
    const shop = createShopStore({ storage, sessionStorage });
    const stop = shop.followOtherTabs({
      addEventListener: (_type, listener) => listeners.add(listener),
      removeEventListener: (_type, listener) => listeners.delete(listener),
    });
    return { ...shop, storage, sessionStorage, stop };
  }

  get contents() {
    return Object.fromEntries(this.values);
  }
}

/** Resolves a few microtasks after creation, when redux-persist has started to save. */
export const settled = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

/** A storage with a value for every key. */
export const full = {
  talabee_TOKEN: "tok",
  talabee_USER: JSON.stringify(user),
  talabee_USER_EMAIL: user.email,
  talabee_ATTEMPT: "att_1",
  talabee_FULFILMENT: '{"orderType":"pickup","place":{"lat":25.3,"lng":51.5},"at":null}',
  cartState: '{"count":2}',
  productQuantities: '{"p1":3,"p2":1}',
  vendorAtCart: '"v1"',
  fcmToken: "fcm",
  language: "ar",
  theme: "dark",
};
