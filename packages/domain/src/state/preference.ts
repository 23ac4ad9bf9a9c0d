import type { ShopStorage } from "./shop-storage.js";

/** A choice of the customer on this device, such as the language. */
export interface Preference<Value extends string> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * A choice of the customer, kept in localStorage and mirrored in a cookie of the same name for the server. An invalid
 * stored value is replaced by the first one (REQ-LANG-09).
 */
export function createPreference<Value extends string>(
  storage: ShopStorage,
  key: string,
  values: readonly [Value, ...Value[]],
  apply: (value: Value) => void,
): Preference<Value> {
  const listeners = new Set<() => void>();
  const read = () => {
    const stored = storage.get(key);
    return values.find((value) => value === stored) ?? values[0];
  };
  const mirror = (value: Value) => {
    document.cookie = `${key}=${value}; path=/; max-age=${YEAR_S}; samesite=lax`;
    apply(value);
  };

  let current = read();
  const stored = storage.get(key);
  if (stored !== null && stored !== current) storage.set(key, current);
  mirror(current);

  const change = (value: Value) => {
    if (value === current) return;
    current = value;
    mirror(value);
    for (const listener of listeners) listener();
  };
  window.addEventListener("storage", (event) => {
    if (event.key === key) change(read());
  });

  return {
    get: () => current,
    set(value) {
      storage.set(key, value);
      change(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
