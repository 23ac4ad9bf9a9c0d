import { selectUser } from "@talabee/domain";
import { store } from "./store.js";

/** Whose what is kept in this tab is; undefined while nobody is signed in. */
export function currentUserId(): string | undefined {
  return selectUser(store.getState())?.id;
}
