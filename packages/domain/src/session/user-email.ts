import { isToken } from "../state/opaque-token.js";
import { STORAGE_KEYS } from "../state/storage-keys.js";
import { readValid, type ShopStorage } from "../state/shop-storage.js";

/**
 * The e-mail a code was sent to, stored from register or a refused login until logout: verification and resend require
 * it (REQ-AUTH-19, REQ-AUTH-42). Null when none is stored; an invalid one is removed. Never throws.
 */
export function readUserEmail(storage: ShopStorage): string | null {
  return readStoredEmail(storage, STORAGE_KEYS.userEmail);
}

/** The e-mail stored under a key; null when there is none. Removes an invalid one. Never throws. */
export function readStoredEmail(storage: ShopStorage, key: string): string | null {
  return readValid(storage, key, (email) => email.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(email));
}

/** Stores the e-mail that is being verified (REQ-AUTH-42). */
export function saveUserEmail(storage: ShopStorage, email: string): void {
  storage.set(STORAGE_KEYS.userEmail, email);
}

/**
 * The server's id of the registration whose e-mail is being verified: sent with the code, so that it confirms no other
 * registration of the same address (REQ-AUTH-42). Undefined when none is stored; an invalid one is removed.
 */
export function readAttempt(storage: ShopStorage): string | undefined {
  return readValid(storage, STORAGE_KEYS.attempt, (text) => isToken(text, 255)) ?? undefined;
}

/**
 * Stores the registration of the newest code; without one removes the stored one, which belongs to another (REQ-AUTH-42).
 */
export function saveAttempt(storage: ShopStorage, attempt: string | undefined): void {
  if (attempt === undefined) storage.remove(STORAGE_KEYS.attempt);
  else storage.set(STORAGE_KEYS.attempt, attempt);
}
