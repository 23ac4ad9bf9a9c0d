/** The part of the Web Storage interface that is used. */
export interface WebStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A storage that never throws: values that the browser refuses to store stay in memory until the page is closed. */
export interface ShopStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

/**
 * The value of a key if `isValid` accepts it. Removes any other value and returns null (REQ-UI-01).
 */
export function readValid(
  storage: ShopStorage,
  key: string,
  isValid: (text: string) => boolean,
): string | null {
  const text = storage.get(key);
  if (text === null || isValid(text)) return text;
  storage.remove(key);
  return null;
}

/**
 * Opens a browser storage for the shop. Pass a function, `() => window.localStorage`, since reading the property
 * itself throws where site data is blocked. `onFailure` is called for the first refused access, for example to inform
 * the customer that nothing will be stored (REQ-UI-01).
 */
export function openStorage(
  open: () => WebStorage | null | undefined,
  onFailure?: (error: unknown) => void,
): ShopStorage {
  const memory = new Map<string, string>();
  let report = onFailure;
  const failed = (error: unknown) => {
    report?.(error);
    report = undefined;
  };

  let web: WebStorage | null = null;
  try {
    web = open() ?? null;
  } catch (error) {
    failed(error);
  }
  const attempt = <T>(act: (web: WebStorage) => T, otherwise: T): T => {
    try {
      return web ? act(web) : otherwise;
    } catch (error) {
      failed(error);
      return otherwise;
    }
  };
  const removeFromWeb = (key: string) => attempt((w) => w.removeItem(key), undefined);

  return {
    get(key) {
      const value = memory.get(key) ?? attempt((w) => w.getItem(key), null);
      return typeof value === "string" ? value : null;
    },
    set(key, value) {
      const saved = attempt((w) => {
        w.setItem(key, value);
        return true;
      }, false);
      if (saved) {
        memory.delete(key);
      } else {
        memory.set(key, value);
        // An outdated value must not come back after a reload.
        removeFromWeb(key);
      }
    },
    remove(key) {
      memory.delete(key);
      removeFromWeb(key);
    },
    keys() {
      const inWeb = attempt((w) => Array.from({ length: w.length }, (_, index) => w.key(index)), []);
      return [...new Set([...memory.keys(), ...inWeb.filter((key) => key !== null)])];
    },
  };
}
