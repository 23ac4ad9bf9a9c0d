import { isToken } from "../state/opaque-token.js";
import { readOrForget, type ShopStorage } from "../state/shop-storage.js";
import { STORAGE_KEYS } from "../state/storage-keys.js";

/**
 * This browser's address for push messages, kept until logout (REQ-STORAGE-21, REQ-STORAGE-28). Null when none is kept;
 * what is no token is forgotten. Throws nothing.
 */
export function readPushToken(storage: ShopStorage): string | null {
  return readOrForget(storage, STORAGE_KEYS.fcmToken, (text) => isToken(text, 4096));
}

/** Keeps this browser's address for push messages (REQ-STORAGE-21). */
export function savePushToken(storage: ShopStorage, token: string): void {
  storage.set(STORAGE_KEYS.fcmToken, token);
}
