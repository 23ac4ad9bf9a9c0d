import { type AddToCartIntent, type FavouriteIntent, keepIntent, takeIntent } from "@talabee/domain";
import { type AddResult, addToCart } from "./add-to-cart.js";
import { type Shop } from "../../platform/index.js";

/** What was pressed before the sign-in, and how it went; a heart has no outcome to act on. */
export type Replayed =
  { intent: AddToCartIntent; result: AddResult } | { intent: FavouriteIntent; result: null };

/** Does what was pressed before the sign-in, once (REQ-AUTH-48). Null when there was nothing. */
export async function replayIntent(shop: Shop): Promise<Replayed | null> {
  const intent = takeIntent(shop.sessionStorage, new Date());
  if (intent === null) return null;
  if (intent.kind === "favourite") {
    // Hearts are not part of what the sign-in has to load.
    const { ensureFavourite } = await import("../favourites/index.js");
    void ensureFavourite(shop, intent.type, intent.id);
    return { intent, result: null };
  }
  // The sign-in or the verification has just said that it went well; one toast is enough.
  const result = await addToCart(shop, intent, intent.returnTo, "ask", true);
  if (result.outcome === "failed") keepIntent(shop.sessionStorage, intent, new Date());
  return { intent, result };
}
