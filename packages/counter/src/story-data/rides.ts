import type { Ride, RideOffer, RideShift, RideState } from "@talabee/contract";
import type { QueuedRideAct, RideAct, RideStep } from "../ride/ride-acts.js";
import type { RideSnapshot } from "../ride/ride-session.js";

/** The evening of the stories of rides, which stands still. */
export const RIDE_NOW = Date.parse("2026-11-29T16:40:00.000Z");

const store: Ride["store"] = {
  id: "bayt-al-machboos",
  name: { en: "Bayt Al Machboos", ar: "بيت المجبوس" },
  text: { en: "Msheireb, riders use the back door", ar: "مشيرب، مدخل المندوبين من الخلف" },
  location: { lat: 25.2876, lng: 51.5331 },
};

/** An order as its rider sees it, at a step. */
export function storyRide(step: Exclude<RideStep, "offered">, change: Partial<Ride> = {}): Ride {
  const isOut = step !== "to_store";
  return {
    id: "ride-1",
    order_code: "TB-20431",
    order_status: isOut ? "delivering" : "accepted",
    version: isOut ? 4 : 3,
    store,
    ready_at: "2026-11-29T16:47:00.000Z",
    picked_up_at: isOut ? "2026-11-29T16:50:00.000Z" : null,
    arrived_at: step === "at_door" ? "2026-11-29T16:58:00.000Z" : null,
    customer_name: "Noor",
    address: {
      id: "address-1",
      label: "home",
      zone_number: "61",
      line_one: "840",
      building_number: "14",
      floor: "3",
      apartment: "12",
      avenue: null,
      line_two: null,
      line_three: null,
      landmark: null,
      city: "Doha",
      state: null,
      location: { lat: 25.3205, lng: 51.5215 },
      note: "Ring the side door.",
      is_default: true,
    },
    note: null,
    relay_phone: "+97440002255",
    lines: [
      { name: { en: "Chicken machboos", ar: "مجبوس دجاج" }, quantity: 2 },
      { name: { en: "Karak tea", ar: "شاي كرك" }, quantity: 3 },
    ],
    payment_method: "cod",
    cash_due: 21_600,
    code: "asked",
    problem: null,
    ...change,
  };
}

export const storyOffer: RideOffer = {
  id: "offer-1",
  order_code: "TB-20431",
  store,
  zone_number: "61",
  destination: { lat: 25.32, lng: 51.52 },
  items_count: 5,
  cash_due: 21_600,
  offered_at: new Date(RIDE_NOW - 23_000).toISOString(),
  expires_at: new Date(RIDE_NOW + 22_000).toISOString(),
};

/** A shift under way. */
export const storyShift: RideShift = {
  id: "shift-1",
  opened_at: "2026-11-29T13:00:00.000Z",
  closed_at: null,
  rides: 6,
  opening_cash: 10_000,
  cash_due: 43_250,
  cash_taken: 43_250,
  cash_expected: 53_250,
  handed_in: null,
  counted: null,
  difference: null,
};

/** What a rider's phone knows, on duty and waiting. */
export function storyRideSnapshot(
  state: Partial<RideState> = {},
  change: Partial<RideSnapshot> = {},
): RideSnapshot & { state: RideState } {
  const known = {
    at: new Date(RIDE_NOW).toISOString(),
    on_duty: true,
    shift: storyShift,
    offer: null,
    ride: null,
    ...state,
  };
  return {
    ride: known.ride,
    acts: [],
    isOffline: false,
    error: null,
    news: null,
    ahead: 0,
    ...change,
    state: known,
  };
}

/** An act that waits for the line. */
export const storyQueued = (act: RideAct): QueuedRideAct => ({
  key: "key-1",
  orderId: "ride-1",
  orderCode: "TB-20431",
  act,
  version: 4,
  seen: "delivering",
  at: RIDE_NOW,
  notBefore: RIDE_NOW,
  isWaiting: true,
});
