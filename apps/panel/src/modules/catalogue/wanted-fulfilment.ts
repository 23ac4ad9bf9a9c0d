import type { CallQuery, home } from "@talabee/contract";
import { deliveryFee, isInMarket, metresBetween, type OrderType } from "@talabee/domain";
import { inArray } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { storeZoneFees } from "../../db/schema.js";
import { zoneExists } from "../zones/address-place.js";
import { type LatLng, nearestZone, zoneCentre } from "../zones/zone-centres.js";
import type { Panel } from "../../panel.js";
import { tariffOf } from "./fulfilment-rules.js";
import type { StoreRow } from "./store-dto.js";

/** Where a customer is. */
export interface CustomerPlace {
  /** Zone of Qatar, the nearest one if the customer sent coordinates alone. */
  readonly zone: number;
  /** The customer's pin; null if only the zone is known. */
  readonly pin: LatLng | null;
  /** The pin, or the centre of the zone; null for a zone without a known centre. */
  readonly point: LatLng | null;
}

/** Takes the place out of a query: responses depend on its fees, not on the very pin. */
export const WITHOUT_PLACE = { zone: undefined, lat: undefined, lng: undefined };

/** Where, how and when a customer wants to receive an order (REQ-CATALOG-43). */
export interface WantedFulfilment {
  /** Null before the customer chose. */
  readonly orderType: OrderType | null;
  /** Null if unknown. */
  readonly place: CustomerPlace | null;
  /** The requested time; null is as soon as possible. */
  readonly at: Date | null;
}

/** Reads it from a request; a time that has passed counts as none. */
export function wantedFulfilment(
  { order_type, zone, lat, lng, at }: CallQuery<typeof home>,
  { clock, config: { market } }: Pick<Panel, "clock" | "config">,
): WantedFulfilment {
  const now = clock();
  const sent = lat === undefined || lng === undefined ? null : { lat, lng };
  // A place that nothing is delivered to is none: pages of stores are shown to travellers, too.
  const pin = sent !== null && isInMarket(sent, market.id) ? sent : null;
  const wanted = at === undefined ? null : new Date(at);
  const exists = zone !== undefined && (market.id !== "qa" || zoneExists(zone));
  const known = exists ? zone : pin && nearestZone(pin);
  return {
    orderType: order_type ?? null,
    place: known === null ? null : { zone: known, pin, point: pin ?? zoneCentre(known, market) },
    at: wanted !== null && wanted > now ? wanted : null,
  };
}

/** Metres from a store to a customer's pin; null if either is unknown. */
export const metresTo = (store: LatLng | null, pin: LatLng | null): number | null =>
  store === null || pin === null ? null : metresBetween(store, pin);

/** What a tariff depends on. */
type Tariffed = Pick<StoreRow, "id" | "deliveryFee" | "deliveryZones" | "deliveryBands" | "lat" | "lng">;

/** The delivery fees of stores to a place, by id, in dirhams; null for stores that do not deliver there (REQ-MONEY-17). */
export async function deliveryFeesTo(
  queries: Queries,
  stores: readonly Tariffed[],
  { zone, pin }: CustomerPlace,
): Promise<ReadonlyMap<string, number | null>> {
  if (stores.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(storeZoneFees)
    .where(
      inArray(
        storeZoneFees.storeId,
        stores.map(({ id }) => id),
      ),
    );
  const feesOf = Map.groupBy(rows, ({ storeId }) => storeId);
  return new Map(
    stores.map((store) => {
      const { id, lat, lng } = store;
      const metres = metresTo(lat === null || lng === null ? null : { lat, lng }, pin);
      return [
        id,
        deliveryFee(tariffOf(store, feesOf.get(id) ?? []), {
          zone,
          pin_zone: pin && nearestZone(pin),
          metres,
        }),
      ];
    }),
  );
}
