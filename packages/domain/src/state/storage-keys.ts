/** Local storage keys (REQ-STORAGE-13, REQ-STORAGE-18, REQ-STORAGE-27). */
export const STORAGE_KEYS = {
  token: "talabee_TOKEN",
  user: "talabee_USER",
  userEmail: "talabee_USER_EMAIL",
  attempt: "talabee_ATTEMPT",
  fulfilment: "talabee_FULFILMENT",
  cartState: "cartState",
  productQuantities: "productQuantities",
  vendorAtCart: "vendorAtCart",
  fcmToken: "fcmToken",
  language: "language",
  theme: "theme",
} as const;

/** Session storage key of the action a guest started before login. */
export const INTENT_KEY = "talabee_INTENT";

const PREFIX = "talabee_";

/** Whether a key belongs to the signed-in customer and is removed at logout; language and theme stay (REQ-STORAGE-28). */
export function isClearedAtSignOut(key: string): boolean {
  const { cartState, productQuantities, vendorAtCart, fcmToken } = STORAGE_KEYS;
  return (
    key.startsWith(PREFIX) || [cartState, productQuantities, vendorAtCart, fcmToken].some((k) => k === key)
  );
}
