import { STORAGE_KEYS } from "../state/storage-keys.js";
import type { ShopStorage } from "../state/shop-storage.js";

/**
 * The e-mail a code was sent to, kept from register or a refused login until logout: verification and resend
 * work only with it (spec section 4, B5). Null when none is kept or when it is none.
 */
export function readUserEmail(storage: ShopStorage): string | null {
  const email = storage.get(STORAGE_KEYS.userEmail);
  return email !== null && email.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(email) ? email : null;
}

/** Keeps the e-mail that is being verified (B5). */
export function saveUserEmail(storage: ShopStorage, email: string): void {
  storage.set(STORAGE_KEYS.userEmail, email);
}
