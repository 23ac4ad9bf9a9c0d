import { selectUser } from "@talabee/domain";
import type { Shop } from "./shop-parts.js";

/** Id of the signed-in customer, to mark data kept in this tab; undefined while signed out. */
export function currentUserId(shop: Shop): string | undefined {
  return selectUser(shop.store.getState())?.id;
}
