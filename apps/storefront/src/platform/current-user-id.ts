import { selectUser } from "@talabee/domain";
import { type Shop } from "./shop.js";

/** Whose what is kept in this tab is; undefined while nobody is signed in. */
export function currentUserId(shop: Shop): string | undefined {
  return selectUser(shop.store.getState())?.id;
}
