import type { ShopStorage } from "./shop-storage.js";

/** A choice of the customer on this device, such as the language. */
export interface Preference<Value extends string> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/** The page that shows a preference; a server that renders has none. */
export interface PreferencePage<Value> {
  show(value: Value): void;
  /** Calls back when another tab has stored another value. */
  onChangeElsewhere(listener: () => void): void;
}

const YEAR_S = 365 * 24 * 60 * 60;

/** Shows a preference by `apply`, and mirrors it in a cookie of the same name for the server. */
export function browserPage<Value extends string>(
  key: string,
  apply: (value: Value) => void,
): PreferencePage<Value> {
  return {
    show(value) {
      document.cookie = `${key}=${value}; path=/; max-age=${YEAR_S}; samesite=lax`;
      apply(value);
    },
    onChangeElsewhere(listener) {
      window.addEventListener("storage", (event) => {
        if (event.key === key) listener();
      });
    },
  };
}

/** Sets an attribute of the document's root if it differs: any change of these renders the styles of all elements anew. */
export function setRootAttribute(name: "lang" | "dir" | "data-theme", value: string): void {
  const root = document.documentElement;
  if (root.getAttribute(name) !== value) root.setAttribute(name, value);
}

/**
 * A choice of the customer, kept in localStorage. An invalid stored value is replaced by the first one (REQ-LANG-09).
 */
export function createPreference<Value extends string>(
  storage: ShopStorage,
  key: string,
  values: readonly [Value, ...Value[]],
  page: PreferencePage<Value> | null,
): Preference<Value> {
  const listeners = new Set<() => void>();
  const read = () => {
    const stored = storage.get(key);
    return values.find((value) => value === stored) ?? values[0];
  };
  let current = read();
  const stored = storage.get(key);
  if (stored !== null && stored !== current) storage.set(key, current);
  page?.show(current);

  const change = (value: Value) => {
    if (value === current) return;
    current = value;
    page?.show(value);
    for (const listener of listeners) listener();
  };
  page?.onChangeElsewhere(() => change(read()));

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
