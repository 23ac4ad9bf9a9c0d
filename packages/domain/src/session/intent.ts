import { safeReturnTo } from "../navigation/safe-return-to.js";
import { isId } from "../state/opaque-id.js";
import type { ShopStorage } from "../state/shop-storage.js";
import { INTENT_KEY } from "../state/storage-keys.js";

/** Minutes for which an intent is stored (REQ-AUTH-48). */
export const INTENT_LIFETIME_MIN = 15;

/** A product that a guest added to the cart before signing in. */
export interface AddToCartIntent {
  kind: "add-to-cart";
  productId: string;
  quantity: number;
  addons: readonly { id: string; quantity: number }[];
  note: string | null;
  vendorId: string;
  /** The page of the button: a path on our origin. */
  returnTo: string;
}

/** A store or product that a guest marked as a favourite before signing in. */
export interface FavouriteIntent {
  kind: "favourite";
  type: "store" | "product";
  id: string;
  /** The page of the button: a path on our origin. */
  returnTo: string;
}

/** An action that a guest started before login; it runs once after login. */
export type Intent = AddToCartIntent | FavouriteIntent;

/** Stores an intent and replaces any earlier one. Pass the session storage (REQ-AUTH-48). */
export function keepIntent(storage: ShopStorage, intent: Intent, now: Date): void {
  storage.set(INTENT_KEY, encodeIntent(intent, now));
}

/** Reads and removes the stored intent. Null on the next call and after 15 minutes (REQ-AUTH-48). */
export function takeIntent(storage: ShopStorage, now: Date): Intent | null {
  const kept = storage.get(INTENT_KEY);
  if (kept === null) return null;
  storage.remove(INTENT_KEY);
  return decodeIntent(kept, now);
}

/** Reads the stored intent and leaves it stored, to show it before the sign-in. Null after 15 minutes (REQ-AUTH-48). */
export function readIntent(storage: ShopStorage, now: Date): Intent | null {
  const kept = storage.get(INTENT_KEY);
  return kept === null ? null : decodeIntent(kept, now);
}

/** Encodes an intent with its time as text (REQ-AUTH-48). */
export function encodeIntent(intent: Intent, now: Date): string {
  return JSON.stringify({ keptAt: now.getTime(), intent });
}

/** Decodes a text of {@link encodeIntent}; null when it is too old or invalid (REQ-AUTH-48). */
export function decodeIntent(text: string, now: Date): Intent | null {
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(kept) || typeof kept["keptAt"] !== "number") return null;
  const age = now.getTime() - kept["keptAt"];
  if (age < 0 || age >= INTENT_LIFETIME_MIN * 60_000) return null;
  return addToCartIntent(kept["intent"]) ?? favouriteIntent(kept["intent"]);
}

function addToCartIntent(value: unknown): AddToCartIntent | null {
  if (!isObject(value) || value["kind"] !== "add-to-cart") return null;
  const { productId, quantity, addons, note, vendorId, returnTo } = value;
  if (!isId(productId) || !isId(vendorId) || !isQuantity(quantity)) return null;
  if (note !== null && typeof note !== "string") return null;
  if (!Array.isArray(addons) || !addons.every(isAddon)) return null;
  return {
    kind: "add-to-cart",
    productId,
    quantity,
    addons: addons.map(({ id, quantity: times }) => ({ id, quantity: times })),
    note,
    vendorId,
    returnTo: pathOf(returnTo),
  };
}

function favouriteIntent(value: unknown): FavouriteIntent | null {
  if (!isObject(value) || value["kind"] !== "favourite") return null;
  const { type, id, returnTo } = value;
  if ((type !== "store" && type !== "product") || !isId(id)) return null;
  return { kind: "favourite", type, id, returnTo: pathOf(returnTo) };
}

function pathOf(returnTo: unknown): string {
  return safeReturnTo(typeof returnTo === "string" ? returnTo : null);
}

function isAddon(value: unknown): value is { id: string; quantity: number } {
  return isObject(value) && isId(value["id"]) && isQuantity(value["quantity"]);
}

function isQuantity(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
