import { isToken } from "../state/opaque-token.js";
import { STORAGE_KEYS } from "../state/storage-keys.js";
import { readOrForget, type ShopStorage } from "../state/shop-storage.js";

/**
 * The e-mail a code was sent to, kept from register or a refused login until logout: verification and resend
 * work only with it (REQ-AUTH-19, REQ-AUTH-42). Null when none is kept; what is no e-mail is forgotten. Throws nothing.
 */
export function readUserEmail(storage: ShopStorage): string | null {
  return readEmail(storage, STORAGE_KEYS.userEmail);
}

/** The e-mail kept under a key; null when there is none, and what is no e-mail is forgotten. Throws nothing. */
export function readEmail(storage: ShopStorage, key: string): string | null {
  return readOrForget(storage, key, (email) => email.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(email));
}

/** Keeps the e-mail that is being verified (REQ-AUTH-42). */
export function saveUserEmail(storage: ShopStorage, email: string): void {
  storage.set(STORAGE_KEYS.userEmail, email);
}

/**
 * The registration whose e-mail is being verified, as the panel named it: sent back with the code, so that it confirms
 * this one and no other of the same address (REQ-AUTH-42). Undefined when none is kept; what is no token is forgotten.
 */
export function readAttempt(storage: ShopStorage): string | undefined {
  return readOrForget(storage, STORAGE_KEYS.attempt, (text) => isToken(text, 255)) ?? undefined;
}

/**
 * Keeps the registration the newest code belongs to; without one the old one goes, as it is another's (REQ-AUTH-42).
 */
export function saveAttempt(storage: ShopStorage, attempt: string | undefined): void {
  if (attempt === undefined) storage.remove(STORAGE_KEYS.attempt);
  else storage.set(STORAGE_KEYS.attempt, attempt);
}
