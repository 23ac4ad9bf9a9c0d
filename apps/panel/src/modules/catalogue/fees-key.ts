import { type DeliveryTariff, deliveryFee } from "@talabee/domain";
import { asc, eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";
import { stores, storeZoneFees } from "../../db/schema.js";
import type { CachedResponse } from "../../http/response-cache.js";
import type { Panel } from "../../panel.js";
import type { LatLng } from "../zones/zone-centres.js";
import { tariffOf } from "./fulfilment-rules.js";
import { type CustomerPlace, metresTo } from "./wanted-fulfilment.js";

export interface StoreTariff {
  readonly id: string;
  readonly tariff: DeliveryTariff;
  readonly at: LatLng | null;
}

const KEY = "tariffs";
/** Places whose key is known, for each version of the tariffs. */
const MAX_PLACES = 10_000;
const read = new WeakMap<CachedResponse, FeeKeys>();

/** The keys by the tariffs of all open stores, cached like the responses that depend on them. */
async function cachedFeeKeys({ db, responses }: Panel): Promise<FeeKeys> {
  const response = await responses.get({ key: KEY, route: KEY }, async () => {
    const [rows, zoneFees] = await Promise.all([
      db
        .select({
          id: stores.id,
          deliveryFee: stores.deliveryFee,
          deliveryZones: stores.deliveryZones,
          deliveryBands: stores.deliveryBands,
          lat: stores.lat,
          lng: stores.lng,
        })
        .from(stores)
        .where(eq(stores.active, true))
        .orderBy(asc(stores.id)),
      db.select().from(storeZoneFees).orderBy(asc(storeZoneFees.storeId), asc(storeZoneFees.zone)),
    ]);
    const feesOf = Map.groupBy(zoneFees, ({ storeId }) => storeId);
    const tariffs = rows.map((store): StoreTariff => {
      const { id, lat, lng } = store;
      const at = lat === null || lng === null ? null : { lat, lng };
      return { id, tariff: tariffOf(store, feesOf.get(id) ?? []), at };
    });
    return { text: JSON.stringify(tariffs), storeId: null };
  });
  let keys = read.get(response);
  if (keys === undefined) {
    keys = createFeeKeys(response.etag, JSON.parse(response.body.toString()) as StoreTariff[]);
    read.set(response, keys);
  }
  return keys;
}

interface FeeKeys {
  /** Key of the fees of all stores at a place. Looks through the stores at the place's first request only. */
  ofAll(place: CustomerPlace): string;
  /** Key of the fee of one store at a place, whatever the number of stores. */
  ofStore(storeId: string, place: CustomerPlace): string;
}

/** Keys of fees by some tariffs; `version` is a part of each. */
export function createFeeKeys(version: string, tariffs: readonly StoreTariff[]): FeeKeys {
  const byId = new Map(tariffs.map((store) => [store.id, store]));
  const ofPlaces = new LRUCache<string, string>({ max: MAX_PLACES });
  const keyOf = (stores: readonly StoreTariff[], { zone, pin }: CustomerPlace) => {
    const fees = stores.map(({ tariff, at }) => deliveryFee(tariff, { zone, metres: metresTo(at, pin) }));
    return createHash("sha256")
      .update(JSON.stringify([version, fees]))
      .digest("base64url");
  };
  return {
    ofAll(place) {
      const { zone, pin } = place;
      const name = JSON.stringify([zone, pin?.lat, pin?.lng]);
      let key = ofPlaces.get(name);
      if (key === undefined) {
        key = keyOf(tariffs, place);
        ofPlaces.set(name, key);
      }
      return key;
    },
    ofStore(storeId, place) {
      const store = byId.get(storeId);
      return keyOf(store === undefined ? [] : [store], place);
    },
  };
}

/**
 * What a place changes in a response: the fees of all stores there, or of one, as a part of its key. Places with the same
 * fees share a response, however many pins customers set, and each is told its exact fees (REQ-LOAD-08, REQ-MONEY-17). It
 * names the tariffs, too: a response that is made while they change is not found by others.
 */
export async function feesKey(
  panel: Panel,
  place: CustomerPlace | null,
  storeId?: string,
): Promise<string | null> {
  if (place === null) return null;
  const keys = await cachedFeeKeys(panel);
  return storeId === undefined ? keys.ofAll(place) : keys.ofStore(storeId, place);
}
