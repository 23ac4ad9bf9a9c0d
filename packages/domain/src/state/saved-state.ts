import { SAVED_FIELDS, type SavedFields } from "./saved-fields.js";
import type { ShopStorage } from "./shop-storage.js";
import type { ShopState } from "./shop-state.js";
import { goesAtLogout } from "./storage-keys.js";

type FieldName = keyof SavedFields;
const FIELD_NAMES = Object.keys(SAVED_FIELDS) as FieldName[];

/** Where a field stands in the state; null when its slice has not been staged for saving. */
function pickFields(state: Partial<ShopState>): Partial<SavedFields> {
  const { auth, cart, productQuantities, vendorAtCart } = state;
  return {
    ...(auth && { token: auth.token, user: auth.user }),
    ...(cart && { count: cart.count }),
    ...(productQuantities && { quantities: productQuantities }),
    ...(vendorAtCart !== undefined && { vendorId: vendorAtCart }),
  };
}

/**
 * Between the store and its storage keys. Remembers of each key what this tab last read or wrote, and touches it
 * only when the state has moved on from that: a good key beside a bad one stays as it is, and a change by another
 * tab is never written over with what this one knew before (REQ-STORAGE-26).
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
  };
  // A value that is not stored as we would store it, damaged or of another form, is to be written once.
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

    /** Removes all that belongs to the signed-in person, whatever this tab knew of it (REQ-STORAGE-28). */
    forgetSession(): void {
      for (const key of storage.keys()) if (goesAtLogout(key)) storage.remove(key);
      for (const name of FIELD_NAMES) knownText.set(name, null);
      knownValue.clear();
    },

    /** What redux-persist writes through. It hands over the slices it saves, by name. */
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
