import { type CartReconciledAction, type CountedLine, idsInCart } from "./cart-reconciled.js";
import type { FavouriteKey } from "./pending-favourites.js";
import { quantityIn } from "./product-quantities.js";
import type { QuantityMap } from "./saved-fields.js";
import type { ShopState } from "./shop-state.js";

/** Whether the customer is signed in: there is a token (REQ-STORAGE-01). */
export const selectIsAuthenticated = (state: ShopState) => state.auth.isAuthenticated;
/** The bearer token, null when signed out. */
export const selectToken = (state: ShopState) => state.auth.token;
/** The signed-in user, null while unknown. */
export const selectUser = (state: ShopState) => state.auth.user;
/** Id of the signed-in customer; undefined while signed out. */
export const selectUserId = (state: ShopState): string | undefined => selectUser(state)?.id;
/** The payload of the app settings, null until it is loaded. */
export const selectSettings = (state: ShopState) => state.settings.data;
/** The badge: distinct products in the cart (REQ-CART-17). */
export const selectCartCount = (state: ShopState) => state.cart.count;
/** The vendor of the products in the cart, null when it is empty (REQ-STORAGE-09). */
export const selectVendorAtCart = (state: ShopState) => state.vendorAtCart;
/** How, where and when the customer wants their order; null before they chose (REQ-CATALOG-44). */
export const selectFulfilment = (state: ShopState) => state.fulfilment;
/** The chosen sub-collection, null for all (REQ-CATALOG-31). */
export const selectSubCollectionId = (state: ShopState) => state.subCollection.id;
/** Quantity of a product in the cart, summed over its lines (REQ-CART-17). */
export const selectQuantity = (state: ShopState, productId: string) =>
  quantityIn(state.productQuantities, productId);

/** The quantity of each product in the cart (REQ-STORAGE-07). */
export const selectQuantities = (state: ShopState) => state.productQuantities;
/** Writes to the cart that the server has not answered. */
export const selectCartWrites = (state: ShopState) => state.cartWrites;
/** Cart quantities that the server has not confirmed. */
export const selectPendingQuantities = (state: ShopState) => state.pendingQuantities.lines;
/** The pending quantity to send next; null if there is none, or while one is in flight. */
export const selectNextQuantity = ({ pendingQuantities: { lines, inFlight } }: ShopState) =>
  inFlight === null ? (lines[0] ?? null) : null;
/** Favourites that the server has not confirmed. */
export const selectPendingFavourites = (state: ShopState) => state.pendingFavourites;
/** The pending favourite of a key to read or send next; null if there is none, or while it is in flight. */
export const selectNextFavourite = (state: ShopState, key: FavouriteKey) =>
  state.pendingFavourites.find((one) => one.key === key && !one.sending) ?? null;

const linesOfQuantities = new WeakMap<QuantityMap, CountedLine[]>();

/** The local cart as lines for `cartReconciled`; the same array until a quantity changes. */
export function selectCartLines({ productQuantities }: ShopState): readonly CountedLine[] {
  let lines = linesOfQuantities.get(productQuantities);
  if (lines === undefined) {
    lines = idsInCart(productQuantities).map((productId) => ({
      productId,
      quantity: quantityIn(productQuantities, productId),
    }));
    linesOfQuantities.set(productQuantities, lines);
  }
  return lines;
}

/** Number of pieces in the cart, over all its products. */
export const selectCartPieces = (state: ShopState) =>
  Object.values(state.productQuantities).reduce((sum, quantity) => sum + quantity, 0);

/** Products of writes in flight that the local cart does not have yet: they are counted in the frame of the press. */
const announced = ({ cartWrites, productQuantities }: ShopState) =>
  new Map(
    cartWrites.flatMap(({ product, replacesCart }) =>
      product === null || replacesCart || quantityIn(productQuantities, product.id) > 0
        ? []
        : [[product.id, product.quantity] as const],
    ),
  );

/** Whether the local cart has a product, or is about to. */
export const selectIsShownInCart = (state: ShopState, productId: string) =>
  selectQuantity(state, productId) > 0 || announced(state).has(productId);
/** The badge with what has just been pressed, which the local cart takes over after the paint (REQ-CART-17). */
export const selectShownCount = (state: ShopState) => selectCartCount(state) + announced(state).size;
/** Number of pieces with what has just been pressed. */
export const selectShownPieces = (state: ShopState) =>
  [...announced(state).values()].reduce((sum, quantity) => sum + quantity, selectCartPieces(state));

/** Whether reconciling the local cart with these quantities would change nothing (REQ-CART-18). */
export function selectIsReconciled(
  { cart, productQuantities, vendorAtCart }: ShopState,
  { quantities, vendorId }: CartReconciledAction["payload"],
): boolean {
  const lines = Object.entries(quantities);
  return (
    vendorAtCart === vendorId &&
    [cart.count, cart.ids.length, Object.keys(productQuantities).length].every((n) => n === lines.length) &&
    lines.every(([id, quantity]) => quantityIn(productQuantities, id) === quantity)
  );
}
