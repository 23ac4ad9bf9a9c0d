import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import {
  applicants,
  cards,
  coupons,
  files,
  hoursPlans,
  invitations,
  notifications,
  payments,
  reviewPhotos,
  reviews,
  rideOffers,
  riders,
  riderShifts,
  storeClosures,
  storeDevices,
} from "../db/schema.js";
import type { Person, TestPanel } from "./test-panel.js";

/** Ids of rows that belong to one customer or one store, by kind. */
export interface Owned {
  store: string;
  address: string;
  order: string;
  payment: string;
  card: string;
  notification: string;
  member: string;
  product: string;
  coupon: string;
  applicant: string;
  photo: string;
  review: string;
  closure: string;
  plan: string;
  device: string;
  offer: string;
  shift: string;
  invitation: string;
  rider: string;
  category: string;
  section: string;
  group: string;
}

/** Inserts one row of each kind, of a customer or of the store `spice`. */
export async function insertOwnedRows(test: TestPanel, owner: Person): Promise<Owned> {
  const now = test.panel.clock();
  const order = await test.order(owner, [["spice.tea", 1]], "delivery");
  const { items } = (await test.get("/api/addresses", owner)).body.data;
  const [notification, card, payment] = [randomUUID(), randomUUID(), randomUUID()];
  const text = { en: "x", ar: "x" };
  await test.db
    .insert(notifications)
    .values({ id: notification, userId: owner.id, title: text, body: text, createdAt: now });
  await test.db.insert(cards).values({
    id: card,
    userId: owner.id,
    provider: "sandbox",
    token: randomUUID(),
    brand: "visa",
    last4: "4242",
    expMonth: 1,
    expYear: 2040,
    createdAt: now,
  });
  await test.db.insert(payments).values({
    id: payment,
    userId: owner.id,
    purpose: "topup",
    method: "online",
    amount: 1000,
    status: "pending",
    createdAt: now,
  });
  const [coupon, applicant] = [randomUUID(), randomUUID()];
  await test.db.insert(coupons).values({
    id: coupon,
    code: "THEIRS",
    title: text,
    kind: "percent",
    value: 1000,
    orderTypes: ["pickup"],
    storeId: "spice",
    createdAt: now,
  });
  await test.post("/api/applicants", {
    type: "rider",
    first_name: "Yousef",
    last_name: "Haddad",
    email: owner.email,
    mobile: "55123456",
  });
  await test.db.update(applicants).set({ id: applicant }).where(eq(applicants.email, owner.email));
  const [review, file, photo] = [randomUUID(), randomUUID(), randomUUID()];
  await test.db.insert(reviews).values({
    id: review,
    storeId: "spice",
    userId: owner.id,
    author: "Aisha S.",
    rating: 5,
    createdAt: now,
  });
  await test.db.insert(files).values({
    id: file,
    ownerId: owner.id,
    kind: "review_photo",
    mime: "image/jpeg",
    bytes: 1,
    sha256: "x",
    path: "x.jpg",
    createdAt: now,
  });
  await test.db.insert(reviewPhotos).values({
    id: photo,
    reviewId: review,
    storeId: "spice",
    fileId: file,
    width: 1,
    height: 1,
    createdAt: now,
  });
  const [closure, invitation, rider] = [randomUUID(), randomUUID(), randomUUID()];
  const device = randomUUID();
  await test.db.insert(storeDevices).values({
    id: device,
    storeId: "spice",
    name: "Counter",
    role: "counter",
    tokenHash: "x",
    tokenSince: now,
    pairedAt: now,
  });
  await test.db.insert(invitations).values({
    id: invitation,
    storeId: "spice",
    email: "someone@example.com",
    role: "counter",
    language: "en",
    tokenHash: "x",
    createdAt: now,
    expiresAt: new Date(now.getTime() + 60_000),
  });
  await test.db.insert(riders).values({
    id: rider,
    userId: owner.id,
    name: "R",
    phone: "+97455123456",
    active: false,
    createdAt: now,
  });
  const [offer, shift] = [randomUUID(), randomUUID()];
  await test.db.insert(rideOffers).values({
    id: offer,
    orderId: order.id,
    riderId: rider,
    passesOn: false,
    offeredAt: now,
    expiresAt: now,
  });
  await test.db
    .insert(riderShifts)
    .values({ id: shift, riderId: rider, openedAt: now, openingCash: 0, closedAt: now, handedIn: 0 });
  // Of the past, so that the store takes orders.
  await test.db
    .insert(storeClosures)
    .values({ id: closure, storeId: "spice", startsAt: new Date(now.getTime() - 60_000), endsAt: now });
  // Over, so that the hours stay as they are.
  const plan = randomUUID();
  await test.db.insert(hoursPlans).values({
    id: plan,
    storeId: "spice",
    kind: "eid",
    mode: "replace",
    from: "2020-01-01",
    to: "2020-01-01",
    hours: [],
  });
  return {
    store: "spice",
    address: items[0].id,
    order: order.id,
    payment,
    card,
    notification,
    member: owner.id,
    product: "spice.tea",
    coupon,
    applicant,
    photo,
    review,
    closure,
    plan,
    device,
    offer,
    shift,
    invitation,
    rider,
    category: "qatari",
    section: "spice.main",
    group: "spice.heat",
  };
}
