import { type AddToCartIntent, type FavouriteIntent, keepIntent, takeIntent } from "@talabee/domain";
import { type AddResult, addToCart } from "./add-to-cart.js";
import { persistently, type Shop } from "../../platform/index.js";

/** The replayed action and its result; a favourite has no result to act on. */
export type Replayed =
  | { intent: AddToCartIntent; result: AddResult }
  | { intent: FavouriteIntent; result: null };

/** Replays the action that required the sign-in, once (REQ-AUTH-48). Null when there was none. */
export async function replayIntent(shop: Shop): Promise<Replayed | null> {
  const intent = takeIntent(shop.sessionStorage, new Date());
  if (intent === null) return null;
  if (intent.kind === "favourite") {
    // Loaded on demand: the sign-in screen needs no favourites.
    const { ensureFavourite } = await persistently(() => import("../favourites/index.js"));
    void ensureFavourite(shop, intent.type, intent.id);
    return { intent, result: null };
  }
  // The sign-in or verification has just shown its success toast.
  const result = await addToCart(shop, intent, { returnTo: intent.returnTo, isQuiet: true });
  if (result.outcome === "failed") keepIntent(shop.sessionStorage, intent, new Date());
  return { intent, result };
}
