import { STORAGE_KEYS } from "@talabee/domain";
import type { ClientApp } from "./client-app.js";

const CART_KEYS: readonly string[] = [
  STORAGE_KEYS.cartState,
  STORAGE_KEYS.productQuantities,
  STORAGE_KEYS.vendorAtCart,
];

/** Refetches the cart when another tab has changed it. Returns the unsubscribe function. */
export function refetchCartOfOtherTabs({ queryClient }: Pick<ClientApp, "queryClient">): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || CART_KEYS.includes(event.key))
      void queryClient.invalidateQueries({ queryKey: ["cart"] });
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
