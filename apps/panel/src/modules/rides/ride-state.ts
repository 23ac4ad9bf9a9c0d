import type { Ride, RideOffer, RideState } from "@talabee/contract";
import { fullName, isCash, MAX_CODE_TRIES } from "@talabee/domain";
import { and, eq, isNull } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orders, rideProblems, riderAssignments, riders, stores, users } from "../../db/schema.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import type { StoreRow } from "../catalogue/store-dto.js";
import type { OrderRow } from "../order-record/order-rows.js";
import { linesOf } from "../orders/service.js";
import { createOffers, type OfferRow } from "./offers.js";
import { riderOf } from "./rider-of.js";
import { openShiftOf } from "./shifts.js";

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

const pickup = (store: StoreRow) => ({
  id: store.id,
  name: store.name,
  text: store.locationText,
  location: store.lat === null || store.lng === null ? null : { lat: store.lat, lng: store.lng },
});

const cashDue = ({ paymentMethod, amountDue }: OrderRow) => (isCash(paymentMethod) ? amountDue : 0);

/** All that a rider's phone shows: neither here nor in the answer to an act is a number or a code of the customer. */
export async function readRideState(panel: Panel, queries: Queries, user: SessionUser): Promise<RideState> {
  const riderId = riderOf(user);
  const [rider] = await queries.select().from(riders).where(eq(riders.id, riderId));
  const offer = await createOffers(panel).ofRider(queries, riderId);
  return {
    at: panel.clock().toISOString(),
    on_duty: rider!.isAvailable,
    shift: await openShiftOf(queries, riderId),
    offer: offer === null ? null : await serializeOffer(queries, offer),
    ride: await readRide(panel, queries, riderId),
  };
}

async function serializeOffer(queries: Queries, offer: OfferRow): Promise<RideOffer> {
  const [row] = await queries
    .select({ order: orders, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(eq(orders.id, offer.orderId));
  const { order, store } = row!;
  const lines = (await linesOf(queries, [order.id])).get(order.id) ?? [];
  return {
    id: offer.id,
    order_code: order.orderCode,
    store: pickup(store),
    zone_number: order.address?.zone_number ?? null,
    // The quarter, not the door: who does not take the job has no use for it.
    destination: roughly(order.address?.location ?? null),
    items_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    cash_due: cashDue(order),
    offered_at: offer.offeredAt.toISOString(),
    expires_at: offer.expiresAt.toISOString(),
  };
}

/** A place to within a kilometre. */
const roughly = (place: { lat: number; lng: number } | null) =>
  place && { lat: Math.round(place.lat * 100) / 100, lng: Math.round(place.lng * 100) / 100 };

async function readRide(panel: Panel, queries: Queries, riderId: string): Promise<Ride | null> {
  const [row] = await queries
    .select({
      order: orders,
      store: stores,
      arrivedAt: riderAssignments.arrivedAt,
      firstName: users.firstName,
      lastName: users.lastName,
      problem: { reason: rideProblems.reason, at: rideProblems.at },
    })
    .from(riderAssignments)
    .innerJoin(orders, eq(orders.id, riderAssignments.orderId))
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(rideProblems, and(eq(rideProblems.orderId, orders.id), isNull(rideProblems.dismissedAt)))
    .where(and(eq(riderAssignments.riderId, riderId), isNull(riderAssignments.endedAt)));
  if (row === undefined) return null;
  const { order, store, problem } = row;
  const lines = (await linesOf(queries, [order.id])).get(order.id) ?? [];
  const { phone: _phone, ...address } = order.address ?? { phone: "" };
  return {
    id: order.id,
    order_code: order.orderCode,
    order_status: order.orderStatus,
    version: order.version,
    store: pickup(store),
    ready_at: iso(order.readyAt),
    picked_up_at: iso(order.deliveringAt),
    arrived_at: iso(row.arrivedAt),
    customer_name: fullName({ first_name: row.firstName, last_name: row.lastName }),
    address: order.address === null ? null : (address as NonNullable<Ride["address"]>),
    note: order.note,
    relay_phone: panel.config.relay?.phone ?? null,
    lines: lines.map(({ name, quantity }) => ({ name, quantity })),
    payment_method: order.paymentMethod,
    cash_due: cashDue(order),
    code: order.handOverCode === null ? "none" : order.codeTries < MAX_CODE_TRIES ? "asked" : "locked",
    problem:
      problem === null || problem.reason === null
        ? null
        : { reason: problem.reason, at: problem.at.toISOString() },
  };
}
