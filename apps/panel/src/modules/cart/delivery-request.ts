import type { CallBody, quoteCart } from "@talabee/contract";
import { type DeliveryPlace, type Market, metresBetween } from "@talabee/domain";
import type { addresses } from "../../db/schema.js";
import { throwInvalidField } from "../../http/api-error.js";
import { checkSlot } from "../catalogue/fulfilment-rules.js";
import type { StoreRow } from "../catalogue/store-dto.js";
import { placeProblem, type PlaceProblem } from "../zones/address-place.js";
import { nearestZone } from "../zones/zone-centres.js";
import type { LoadedCart } from "./loaded-cart.js";

/** Where to deliver, and why that cannot be one place. */
export interface AddressPlace extends DeliveryPlace {
  readonly problem: PlaceProblem | null;
}

/** The place that the delivery fee is computed for; undefined before an address is chosen. */
export function deliveryPlaceOf(
  store: StoreRow | null,
  address: Pick<typeof addresses.$inferSelect, "zoneNumber" | "lat" | "lng"> | null,
  market: Pick<Market, "id">,
): AddressPlace | undefined {
  if (address === null) return undefined;
  const pin = address.lat === null || address.lng === null ? null : { lat: address.lat, lng: address.lng };
  const storeLocation =
    store === null || store.lat === null || store.lng === null ? null : { lat: store.lat, lng: store.lng };
  const zone = Number(address.zoneNumber);
  return {
    zone,
    pin_zone: pin && market.id === "qa" ? nearestZone(pin) : null,
    metres: pin && storeLocation && metresBetween(storeLocation, pin),
    problem: placeProblem({ zone, pin }, market),
  };
}

/**
 * Parses the time of a scheduled order. Throws an `ApiError` for a time that is never offered; the quote checks whether
 * the slot is full.
 */
export function parseScheduledAt(
  text: string | null | undefined,
  { store, rules }: LoadedCart,
  orderType: CallBody<typeof quoteCart>["order_type"],
  now: Date,
): Date | null {
  if (text === null || text === undefined) return null;
  const at = new Date(text);
  const isOffered =
    store === null || rules === null || checkSlot(at, store, rules, orderType, now) !== "never";
  return isOffered ? at : throwInvalidField("scheduled_at");
}
