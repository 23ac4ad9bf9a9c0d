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
  readonly kept = new Map<string, string>();
  readonly tabs = new Map<WebStorage, Set<() => void>>();
  writes: string[] = [];
  fails: "no" | "full" | "read-only" | "blocked" = "no";

  constructor(kept: Record<string, string> = {}) {
    for (const [key, value] of Object.entries(kept)) this.kept.set(key, value);
  }

  /** Opens a tab; pass the session storage of a tab to reload it. */
  newTab(sessionStorage = openStorage(() => null)) {
    const { kept } = this;
    const change = (key: string, apply: () => void) => {
      const before = kept.get(key);
      apply();
      this.writes.push(key);
      if (kept.get(key) === before) return;
      for (const [tab, listeners] of this.tabs) if (tab !== web) for (const hear of listeners) hear();
    };
    const refuse = (...when: string[]) => {
      if (when.includes(this.fails)) throw new DOMException("refused", "QuotaExceededError");
    };
    const web: WebStorage = {
      get length() {
        return kept.size;
      },
      key: (index) => [...kept.keys()][index] ?? null,
      getItem: (key) => {
        refuse("blocked");
        return kept.get(key) ?? null;
      },
      setItem: (key, value) => {
        refuse("blocked", "full", "read-only");
        change(key, () => kept.set(key, value));
      },
      removeItem: (key) => {
        refuse("blocked", "read-only");
        change(key, () => kept.delete(key));
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
    return Object.fromEntries(this.kept);
  }
}

/** Resolves when redux-persist has started to save: a few microtasks after creation. */
export const settled = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

/** A storage with a value for every key. */
export const full = {
  talabee_TOKEN: "tok",
  talabee_USER: JSON.stringify(user),
  talabee_USER_EMAIL: user.email,
  talabee_ATTEMPT: "att_1",
  cartState: '{"count":2}',
  productQuantities: '{"p1":3,"p2":1}',
  vendorAtCart: '"v1"',
  fcmToken: "fcm",
  language: "ar",
  theme: "dark",
};
