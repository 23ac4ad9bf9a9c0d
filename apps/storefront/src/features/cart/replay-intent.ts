import { type AddToCartIntent, type FavouriteIntent, keepIntent, takeIntent } from "@talabee/domain";
import { sessionStorage } from "../../platform/index.js";
import { type AddResult, addToCart } from "./add-to-cart.js";

/** What was pressed before the sign-in, and how it went; a heart has no outcome to act on. */
export type Replayed =
  { intent: AddToCartIntent; result: AddResult } | { intent: FavouriteIntent; result: null };

/** Does what was pressed before the sign-in, once (REQ-AUTH-48). Null when there was nothing. */
export async function replayIntent(): Promise<Replayed | null> {
  const intent = takeIntent(sessionStorage, new Date());
  if (intent === null) return null;
  if (intent.kind === "favourite") {
    // Hearts are not part of what the sign-in has to load.
    const { keepAsFavourite } = await import("../favourites/favourites.js");
    void keepAsFavourite(intent.type, intent.id);
    return { intent, result: null };
  }
  // The sign-in or the verification has just said that it went well; one toast is enough.
  const result = await addToCart(intent, intent.returnTo, "ask", true);
  if (result.outcome === "failed") keepIntent(sessionStorage, intent, new Date());
  return { intent, result };
}
