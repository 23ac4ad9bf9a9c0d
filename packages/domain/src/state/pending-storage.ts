import type { FavouriteKey } from "./pending-favourites.js";
import { isQuantity } from "./saved-fields.js";
import type { ShopState } from "./shop-state.js";
import type { ShopStorage } from "./shop-storage.js";

/** Session storage keys of the pending changes. */
const KEYS = { quantities: "talabee_PENDING_QUANTITIES", favourites: "talabee_PENDING_FAVOURITES" };

/** Keeps pending changes in session storage over a reload (REQ-UI-05), marked with the customer they belong to. */
export function openPendingStorage(storage: ShopStorage) {
  /** The valid ones of the stored changes; none if they belong to another customer. */
  function read<Key extends string, Value>(
    name: keyof typeof KEYS,
    userId: string | undefined,
    isValid: (key: string, value: unknown) => boolean,
  ): [Key, Value][] {
    const { of, changes } = parse(storage.get(KEYS[name])) ?? {};
    if (userId === undefined || of !== userId || !Array.isArray(changes)) return [];
    return changes.filter((change): change is [Key, Value] => {
      if (!Array.isArray(change)) return false;
      const [key, value] = change as unknown[];
      return typeof key === "string" && isValid(key, value);
    });
  }

  function write(name: keyof typeof KEYS, userId: string | undefined, changes: [string, unknown][]): void {
    if (changes.length === 0) storage.remove(KEYS[name]);
    else storage.set(KEYS[name], JSON.stringify({ of: userId, changes }));
  }

  return {
    /** What the customer left unsent in this tab. */
    read: (userId: string | undefined) => ({
      quantities: read<string, number>("quantities", userId, (_key, value) => isQuantity(value)),
      favourites: read<FavouriteKey, boolean>(
        "favourites",
        userId,
        (key, value) => /^(store|product) ./.test(key) && typeof value === "boolean",
      ),
    }),

    /** Stores what is pending; a key with nothing pending is removed. */
    write({ auth, pendingQuantities, pendingFavourites }: ShopState): void {
      const userId = auth.user?.id;
      write(
        "quantities",
        userId,
        pendingQuantities.lines.map(({ lineId, quantity }) => [lineId, quantity]),
      );
      write(
        "favourites",
        userId,
        pendingFavourites.map(({ key, wanted }) => [key, wanted]),
      );
    },
  };
}

function parse(text: string | null): { of?: unknown; changes?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}
