import { isToken } from "../state/opaque-token.js";
import { readValid, type ShopStorage } from "../state/shop-storage.js";
import { STORAGE_KEYS } from "../state/storage-keys.js";

/**
 * The push token of this browser, stored until logout (REQ-STORAGE-21, REQ-STORAGE-28). Null when none is stored; an
 * invalid one is removed. Never throws.
 */
export function readPushToken(storage: ShopStorage): string | null {
  return readValid(storage, STORAGE_KEYS.fcmToken, (text) => isToken(text, 4096));
}

/** Stores the push token of this browser (REQ-STORAGE-21). */
export function savePushToken(storage: ShopStorage, token: string): void {
  storage.set(STORAGE_KEYS.fcmToken, token);
}
