import { SAVED_FIELDS, type SavedFields } from "./saved-fields.js";
import type { ShopStorage } from "./shop-storage.js";
import type { ShopState } from "./shop-state.js";
import { isClearedAtSignOut } from "./storage-keys.js";

type FieldName = keyof SavedFields;
const FIELD_NAMES = Object.keys(SAVED_FIELDS) as FieldName[];

/** The saved fields of the given slices. */
function pickFields(state: Partial<ShopState>): Partial<SavedFields> {
  const { auth, cart, productQuantities, vendorAtCart, fulfilment } = state;
  return {
    ...(auth && { token: auth.token, user: auth.user }),
    ...(cart && { count: cart.count }),
    ...(productQuantities && { quantities: productQuantities }),
    ...(vendorAtCart !== undefined && { vendorId: vendorAtCart }),
    ...(fulfilment !== undefined && { fulfilment }),
  };
}

/**
 * Synchronizes the state with its storage keys. Remembers the last value this tab read from or wrote to each key and
 * writes a key only when the state differs from it: a valid key beside a damaged one is not rewritten, and a change by
 * another tab is never overwritten with an older value (REQ-STORAGE-26).
 */
export function openSavedState(storage: ShopStorage) {
  const knownText = new Map<FieldName, string | null>();
  const knownValue = new Map<FieldName, unknown>();

  function read<F extends FieldName>(name: F): SavedFields[F] {
    const { key, parse } = SAVED_FIELDS[name];
    const text = storage.get(key);
    const value = parse(text);
    knownText.set(name, text);
    knownValue.set(name, value);
    return value;
  }

  function write<F extends FieldName>(name: F, value: SavedFields[F]): void {
    if (knownValue.has(name) && knownValue.get(name) === value) return;
    const { key, format } = SAVED_FIELDS[name];
    const text = format(value);
    knownValue.set(name, value);
    if (knownText.get(name) === text) return;
    knownText.set(name, text);
    if (text === null) storage.remove(key);
    else storage.set(key, text);
  }

  const initial: SavedFields = {
    token: read("token"),
    user: read("user"),
    count: read("count"),
    quantities: read("quantities"),
    vendorId: read("vendorId"),
    fulfilment: read("fulfilment"),
  };
  // A value that is damaged or in another format is rewritten once.
  knownValue.clear();

  return {
    initial,

    /** The fields that another tab has changed since this one last read or wrote them. */
    readChanged(): Partial<SavedFields> {
      const changed = FIELD_NAMES.filter(
        (name) => storage.get(SAVED_FIELDS[name].key) !== knownText.get(name),
      );
      return Object.fromEntries(changed.map((name) => [name, read(name)]));
    },

    /** Removes every key of the signed-in customer, including keys that other tabs wrote (REQ-STORAGE-28). */
    clearSession(): void {
      for (const key of storage.keys()) if (isClearedAtSignOut(key)) storage.remove(key);
      for (const name of FIELD_NAMES) knownText.set(name, null);
      knownValue.clear();
    },

    /** The storage engine of redux-persist, which passes the slices to save by name. */
    engine: {
      getItem: () => Promise.resolve(undefined),
      removeItem: () => Promise.resolve(),
      setItem(_key: string, slices: Partial<ShopState>): Promise<void> {
        const fields = pickFields(slices);
        for (const name of FIELD_NAMES) {
          const value = fields[name];
          if (value !== undefined) write(name, value as never);
        }
        return Promise.resolve();
      },
    },
  };
}
