import { isId } from "../state/opaque-id.js";
import { chosenOrDefault } from "./checkout-choice.js";
import { ORDER_TYPES, type OrderType } from "./order-vocabulary.js";

/** Coordinates in WGS 84 degrees. */
interface Pin {
  readonly lat: number;
  readonly lng: number;
}

/** A saved address of the customer, or a pin. */
export type FulfilmentPlace = { readonly addressId: string } | Pin;

/** How, where and when a customer wants to receive an order (REQ-CATALOG-44). */
export interface Fulfilment {
  readonly orderType: OrderType;
  /** Null is no place of their own: the default address, for guests none. */
  readonly place: FulfilmentPlace | null;
  /** Requested time (ISO-8601); null is as soon as possible. */
  readonly at: string | null;
}

/** Reads a fulfilment from anything, such as a stored value; null if it is none (REQ-UI-01). */
export function parseFulfilment(value: unknown): Fulfilment | null {
  const { orderType, place = null, at = null } = fieldsOf(value);
  const type = ORDER_TYPES.find((one) => one === orderType);
  const { addressId, lat, lng } = fieldsOf(place);
  const isTime = at === null || (typeof at === "string" && Date.parse(at) > 0);
  const isPin = isWithin(lat, 90) && isWithin(lng, 180);
  const known = place === null ? null : isId(addressId) ? { addressId } : isPin ? { lat, lng } : undefined;
  return type === undefined || known === undefined || !isTime ? null : { orderType: type, place: known, at };
}

const fieldsOf = (value: unknown) => (value ?? {}) as Readonly<Record<string, unknown>>;

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === "number" && Math.abs(value) <= most;

/** A fulfilment at a moment (ms): a time that has passed is as soon as possible. */
export function fulfilmentAt(fulfilment: Fulfilment | null, now: number): Fulfilment | null {
  return fulfilment === null || fulfilment.at === null || Date.parse(fulfilment.at) > now
    ? fulfilment
    : { ...fulfilment, at: null };
}

interface KeptAddress {
  readonly id: string;
  readonly is_default: boolean;
  readonly zone_number: string;
  readonly location?: Pin | null | undefined;
}

/** The address an order goes to: the chosen one, else the default; undefined for a pin. */
export function addressOf<Address extends KeptAddress>(
  fulfilment: Fulfilment | null,
  addresses: readonly Address[],
): Address | undefined {
  const place = fulfilment?.place ?? null;
  if (place !== null && !("addressId" in place)) return undefined;
  return chosenOrDefault(addresses, place?.addressId);
}

/** The query of home, lists and store pages for a fulfilment (REQ-CATALOG-43); empty for a guest who chose nothing. */
export function fulfilmentQuery(fulfilment: Fulfilment | null, addresses: readonly KeptAddress[]) {
  const place = fulfilment?.place;
  const address = addressOf(fulfilment, addresses);
  const pin = place && "lat" in place ? place : address?.location;
  const zone = Number(address?.zone_number);
  return {
    order_type: fulfilment?.orderType,
    lat: pin?.lat,
    lng: pin?.lng,
    zone: !pin && zone >= 1 && zone <= 999 ? zone : undefined,
    at: fulfilment?.at ?? undefined,
  };
}
