import { timeSlots } from "../stores/time-slots.js";
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
  if (!isObject(value)) return null;
  const { place = null, at = null } = value;
  const orderType = ORDER_TYPES.find((type) => type === value["orderType"]);
  const knownPlace = place === null ? null : parsePlace(place);
  const isTime = at === null || (typeof at === "string" && at.length < 40 && !Number.isNaN(Date.parse(at)));
  return orderType === undefined || knownPlace === undefined || !isTime
    ? null
    : { orderType, place: knownPlace, at: at as string | null };
}

function parsePlace(place: unknown): FulfilmentPlace | undefined {
  if (!isObject(place)) return undefined;
  const { addressId, lat, lng } = place;
  if (typeof addressId === "string" && addressId !== "" && addressId.length <= 64) return { addressId };
  return isWithin(lat, 90) && isWithin(lng, 180) ? { lat, lng } : undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

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
export function fulfilmentQuery(
  fulfilment: Fulfilment | null,
  addresses: readonly KeptAddress[],
): { order_type?: OrderType; lat?: number; lng?: number; zone?: number; at?: string } {
  const place = fulfilment?.place ?? null;
  const pin = place === null || "addressId" in place ? addressOf(fulfilment, addresses)?.location : place;
  const zone = Number(addressOf(fulfilment, addresses)?.zone_number);
  return {
    ...(fulfilment && { order_type: fulfilment.orderType }),
    ...(pin ? { lat: pin.lat, lng: pin.lng } : zone >= 1 && zone <= 999 && { zone }),
    ...(fulfilment && fulfilment.at !== null && { at: fulfilment.at }),
  };
}

/** A store is open when it is: the customer chooses from the whole day. */
const ALL_DAY = Array.from({ length: 7 }, (_, day) => ({
  day,
  open: "00:00",
  close: "24:00",
  closes_next_day: false,
}));

/** The times that can be chosen before a store is known, by day in Asia/Qatar, as ISO-8601 (REQ-CATALOG-44). */
export function laterTimes(
  now: Date,
  { slot_minutes, schedule_days }: { slot_minutes: number; schedule_days: number },
): { date: string; slots: string[] }[] {
  return timeSlots({
    hours: ALL_DAY,
    now,
    slot_minutes,
    schedule_days,
    preparation_minutes: slot_minutes,
  }).map(({ date, slots }) => ({ date, slots: slots.map((slot) => slot.toISOString()) }));
}

/** The free slot of a store for a requested time: the same, else the next one; undefined if there is none. */
export function slotFor(
  at: string,
  days: readonly { readonly slots: readonly { readonly at: string; readonly is_full: boolean }[] }[],
): string | undefined {
  return days
    .flatMap(({ slots }) => slots)
    .filter((slot) => !slot.is_full && Date.parse(slot.at) >= Date.parse(at))
    .map((slot) => slot.at)
    .sort((one, other) => Date.parse(one) - Date.parse(other))[0];
}
