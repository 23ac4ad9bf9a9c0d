import { type DeliveryTariff, deliveryFee } from "@talabee/domain";
import { asc, eq } from "drizzle-orm";
import { createHash } from "node:crypto";
import { stores, storeZoneFees } from "../../db/schema.js";
import type { CachedResponse } from "../../http/response-cache.js";
import type { Panel } from "../../panel.js";
import type { LatLng } from "../zones/zone-centres.js";
import { tariffOf } from "./fulfilment-rules.js";
import { type CustomerPlace, metresTo } from "./wanted-fulfilment.js";

interface StoreTariff {
  readonly id: string;
  readonly tariff: DeliveryTariff;
  readonly at: LatLng | null;
}

const KEY = "tariffs";
const read = new WeakMap<CachedResponse, StoreTariff[]>();

/** The tariffs of all open stores, cached like the responses that depend on them. */
async function cachedTariffs({ db, responses }: Panel): Promise<{ etag: string; tariffs: StoreTariff[] }> {
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
  let tariffs = read.get(response);
  if (tariffs === undefined) {
    tariffs = JSON.parse(response.body.toString()) as StoreTariff[];
    read.set(response, tariffs);
  }
  return { etag: response.etag, tariffs };
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
  const { etag, tariffs } = await cachedTariffs(panel);
  const { zone, pin } = place;
  const fees = tariffs
    .filter(({ id }) => storeId === undefined || id === storeId)
    .map(({ tariff, at }) => deliveryFee(tariff, { zone, metres: metresTo(at, pin) }));
  return createHash("sha256")
    .update(JSON.stringify([etag, fees]))
    .digest("base64url");
}
