import { type Fulfilment, parseFulfilment } from "../orders/fulfilment.js";
import { type SessionUser, sessionUser } from "../session/session-user.js";
import { isId } from "./opaque-id.js";
import { isToken } from "./opaque-token.js";
import { STORAGE_KEYS } from "./storage-keys.js";

/** Map of product id to quantity (REQ-STORAGE-07). */
export type QuantityMap = Record<string, number>;

/** The largest number a stored or dispatched quantity may have; a larger one counts as damaged. */
export const MAX_QUANTITY = 99_999;

/** The fields that survive a reload, one per storage key. */
export interface SavedFields {
  token: string | null;
  user: SessionUser | null;
  count: number;
  quantities: QuantityMap;
  vendorId: string | null;
  fulfilment: Fulfilment | null;
}

/** Storage key and text format of one field. */
export interface SavedField<T> {
  key: string;
  /** Parses any stored text, including junk; null is an absent key. */
  parse: (raw: string | null) => T;
  /** The text to store; null removes the key. */
  format: (value: T) => string | null;
}

// Longer than any real value: 10,000 products take about 400 kB.
const MAX_RAW_LENGTH = 800_000;

/** The storage keys (REQ-STORAGE-18 to REQ-STORAGE-23), each with its own fallback: a bad value resets only itself. */
export const SAVED_FIELDS: { [F in keyof SavedFields]: SavedField<SavedFields[F]> } = {
  token: {
    key: STORAGE_KEYS.token,
    parse: (raw) => (raw !== null && isToken(raw, 4096) ? raw : null),
    format: (token) => token,
  },
  user: {
    key: STORAGE_KEYS.user,
    parse: (raw) => sessionUser(parseJson(raw)),
    format: (user) => user && JSON.stringify(user),
  },
  count: {
    key: STORAGE_KEYS.cartState,
    // A number, a numeric string or {"count": n} (REQ-STORAGE-25).
    parse(raw) {
      const value = parseJson(raw);
      const count = typeof value === "object" && value !== null && "count" in value ? value.count : value;
      const number = typeof count === "string" && /^\d+$/.test(count) ? Number(count) : count;
      return isQuantity(number) ? number : 0;
    },
    format: (count) => (count === 0 ? null : JSON.stringify({ count })),
  },
  quantities: {
    key: STORAGE_KEYS.productQuantities,
    parse(raw) {
      const value = parseJson(raw);
      if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
      return Object.fromEntries(Object.entries(value).filter(([id, n]) => isId(id) && isQuantity(n)));
    },
    format: (quantities) => (Object.keys(quantities).length === 0 ? null : JSON.stringify(quantities)),
  },
  vendorId: {
    key: STORAGE_KEYS.vendorAtCart,
    parse(raw) {
      const value = parseJson(raw);
      const id = Number.isSafeInteger(value) && (value as number) >= 0 ? String(value) : value;
      return isId(id) ? id : null;
    },
    format: (vendorId) => vendorId && JSON.stringify(vendorId),
  },
  fulfilment: {
    key: STORAGE_KEYS.fulfilment,
    parse: (raw) => parseFulfilment(parseJson(raw)),
    format: (fulfilment) => fulfilment && JSON.stringify(fulfilment),
  },
};

function parseJson(raw: string | null): unknown {
  if (raw === null || raw.length > MAX_RAW_LENGTH) return null;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return null;
  }
}

/** Whether a value is a whole number that a stored quantity may have. */
export function isQuantity(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MAX_QUANTITY;
}
