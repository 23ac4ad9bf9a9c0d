import { lifecyclePath, mayDo, orderStatusRules, type OrderType } from "@talabee/domain";
import type * as z from "zod/mini";
import { requestExample } from "../examples.js";
import { registry } from "../registry.js";
import type { Customer } from "./accounts.js";
import { handOverOnBoard, prepareOnBoard } from "./board.js";
import { UNKNOWN_ID } from "./browsing.js";
import { pixel } from "./pixel.js";
import { checkRefunds } from "./refunds.js";
import { checkReviewPhotos, photographed } from "./review-photos.js";
import type { TestClient } from "./test-client.js";
import type { Credentials, TestData } from "./test-data.js";

/** The session tokens of the staff; null for each account that was not supplied. */
export interface Staff {
  readonly admin: string;
  readonly superAdmin: string | null;
  readonly rider: string | null;
}

/** Signs in the staff; null without an admin. */
export async function signInStaff(client: TestClient, testData: TestData): Promise<Staff | null> {
  const enter = async (who: Credentials | undefined): Promise<string | null> => {
    if (who === undefined) return null;
    return (await client.call("login", { body: who }, "success")).data?.token ?? null;
  };
  const admin = await enter(testData.admin);
  if (admin === null) return null;
  return { admin, superAdmin: await enter(testData.superAdmin), rider: await enter(testData.rider) };
}

/** Checks the admin calls (REQ-API-37), and that each role is refused the calls whose right it has not. */
export async function checkAdminCalls(client: TestClient, staff: Staff): Promise<void> {
  const { admin: token, superAdmin } = staff;
  const tokens = { admin: token, super: superAdmin, rider: staff.rider };
  for (const [name, call] of Object.entries(registry)) {
    const { right } = call;
    if (right === undefined) continue;
    for (const role of ["admin", "super", "rider"] as const) {
      if (tokens[role] === null || mayDo(role, right)) continue;
      const params = Object.fromEntries(call.parameters.map((parameter) => [parameter, UNKNOWN_ID]));
      await client.call(name, { token: tokens[role], params, body: {}, check: "sign-in" }, ["forbidden"]);
    }
    const isTheirs = mayDo("admin", right);
    if (call.method === "GET" && isTheirs && call.parameters.length === 0) {
      await client.call(name, { token, query: { per_page: 5 } }, "success");
    }
    if (isTheirs && call.parameters.length > 0) {
      const body = call.body ? withFiles(call.body, requestExample(name, call.body) as object) : {};
      const key = call.idempotent ? { key: crypto.randomUUID() } : {};
      const nothing = { token, params: { id: UNKNOWN_ID }, body, ...key, check: "unknown ids" } as const;
      await client.call(name, nothing, ["not_found"]);
    }
  }
  await checkProductUpdate(client, token);
  await checkDecision(client, token);
  if (superAdmin !== null) await checkSettings(client, superAdmin);
}

/** An example with a picture in each field that is a file, which JSON cannot have. */
function withFiles(body: z.core.$ZodType, example: object): object {
  const { shape = {} } = body._zod.def as { shape?: Record<string, z.core.$ZodType> };
  const files = Object.keys(shape).filter((field) => shape[field]!._zod.def.type === "file");
  return { ...example, ...Object.fromEntries(files.map((field) => [field, pixel()])) };
}

/** Checks the decision on an application, when there is one. */
async function checkDecision(client: TestClient, token: string): Promise<void> {
  const list = await client.call("panelApplicants", { token, language: "ar" }, "success");
  const waiting = ((list.data?.items ?? []) as { id: string; status: string }[]).find(
    ({ status }) => status === "received" || status === "in_review",
  );
  if (waiting === undefined) return;
  const input = { token, params: { id: waiting.id } };
  const bad = { ...input, body: { status: "forgotten" }, check: "validation" } as const;
  await client.call("decideApplication", bad, ["validation_failed"]);
  const decided = await client.call(
    "decideApplication",
    { ...input, body: { status: "in_review" } },
    "success",
  );
  const isInReview = decided.data?.status === "in_review";
  client.claim("decideApplication", "behaviour", isInReview, "the status is not the decided one");
}

/** Checks that an update with the current values changes nothing. */
async function checkSettings(client: TestClient, token: string): Promise<void> {
  const { data } = await client.call("appSettings", {}, "success");
  if (!data) return;
  const bad = { token, body: { primary_color: "teal" }, check: "validation" } as const;
  await client.call("updateSettings", bad, ["validation_failed"]);
  const body = { cash_rounding: data.cash_rounding as number };
  const set = await client.call("updateSettings", { token, body, language: "ar" }, "success");
  const keeps = set.data?.cash_rounding === body.cash_rounding && set.data.name === data.name;
  client.claim("updateSettings", "behaviour", keeps, "fields that were not sent have changed");
}

async function checkProductUpdate(client: TestClient, token: string): Promise<void> {
  const list = await client.call("panelProducts", { token }, "success");
  const product: { id: string; price: number; stock: number } | undefined = list.data?.items[0];
  if (product === undefined) return;
  const params = { id: product.id };
  const dear = { price: product.price, sale_price: product.price };
  const bad = { token, params, body: dear, check: "validation" } as const;
  await client.call("updatePanelProduct", bad, ["validation_failed"]);
  const same = await client.call(
    "updatePanelProduct",
    { token, params, body: { stock: product.stock } },
    "success",
  );
  client.claim(
    "updatePanelProduct",
    "behaviour",
    same.data?.price === product.price,
    "fields that were not sent have changed",
  );
}

/** A coupon created for this run. */
export interface CreatedCoupon {
  readonly id: string;
  readonly code: string;
}

/** Creates a coupon without restrictions; null when the panel refuses it. */
export async function createCoupon(
  client: TestClient,
  { admin: token }: Staff,
): Promise<CreatedCoupon | null> {
  const code = `CONF${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
  const body = {
    code,
    title: { en: "Conformance", ar: "مطابقة" },
    kind: "percent",
    value: 500,
    min_spending: 1,
    order_types: ["delivery", "pickup", "dine_in"],
  };
  for (const wrong of [{ value: 0 }, { title: { en: "", ar: "" } }, { order_types: ["pickup", "pickup"] }]) {
    const bad = { token, body: { ...body, ...wrong }, check: "validation" } as const;
    await client.call("createPanelCoupon", bad, ["validation_failed"]);
  }
  const made = await client.call("createPanelCoupon", { token, body }, "success");
  await client.call("createPanelCoupon", { token, body, check: "behaviour" }, ["coupon_code_taken"]);
  return made.data ? { id: made.data.id as string, code } : null;
}

/** Deactivates the coupon and checks that its other fields stay. */
export async function deactivateCoupon(
  client: TestClient,
  { admin: token }: Staff,
  { id }: CreatedCoupon,
): Promise<void> {
  const change = { token, params: { id }, body: { active: false } };
  const off = await client.call("updatePanelCoupon", change, "success");
  const keeps = off.data?.min_spending === 1 && off.data.active === false;
  client.claim("updatePanelCoupon", "behaviour", keeps, "fields that were not sent have changed");
}

/** Delivers an order as the staff; the customer reviews it and orders it again. */
export async function deliver(
  client: TestClient,
  staff: Staff,
  customer: Customer,
  other: Customer | null,
  id: string,
): Promise<void> {
  const params = { id };
  const state = async () => (await client.call("order", { token: customer.token, params }, "success")).data;
  const { admin: token } = staff;
  await client.call("panelOrder", { token, params, language: "ar" }, "success");
  const stale = { token, params, body: { to: "accepted", version: 0 }, check: "behaviour" } as const;
  await client.call("transitionOrder", stale, ["stale_version", "invalid_transition"]);
  // Another actor, such as the order simulator of a demo, may move the order first, even deliver it.
  const early = await client.call(
    "createReview",
    { token: customer.token, body: { order_id: id, rating: 5 }, check: "behaviour" },
    ["order_not_delivered", "success"],
  );
  if (early.data) {
    const isDelivered = (await state())?.order_status === "delivered";
    client.claim("createReview", "behaviour", isDelivered, "an order was reviewed before its delivery");
  }
  const move = async (to: string) => {
    const body = { to, version: (await state())?.version ?? 0, reason: "conformance" };
    const codes = ["success", "invalid_transition", "stale_version"] as const;
    await client.call("transitionOrder", { token, params, body }, codes);
  };
  let end = await state();
  let hasRider = end?.order_type !== "delivery";
  // Once more where another actor moved it in between, so that a version was stale.
  for (let tries = 0; tries < 3 && end?.order_status !== "delivered"; tries++) {
    const store = end?.vendor as { id: string } | undefined;
    if (store !== undefined) await prepareOnBoard(client, token, { id, storeId: store.id });
    for (const to of lifecyclePath((end?.order_type ?? "delivery") as OrderType, "delivered") ?? []) {
      if (!hasRider && orderStatusRules(to).hasLeftStore) {
        hasRider = await assignFreeRider(client, staff, id);
      }
      if (orderStatusRules(to).outcome === "completed") await handOverOnBoard(client, token, customer, id);
      // Where the board is not served, or did not do it.
      await move(to);
    }
    end = await state();
  }
  const isDelivered = end?.order_status === "delivered";
  if (!isDelivered && !hasRider)
    return client.recorder.skip("no rider is free: delivered orders and reviews were not checked");
  const otherwise = `the order was not delivered: it is ${JSON.stringify(end?.order_status)}`;
  client.claim("transitionOrder", "behaviour", isDelivered, otherwise);
  if (!isDelivered) return;
  const late = {
    token,
    params,
    body: { to: "accepted", version: end.version as number },
    check: "behaviour",
  } as const;
  await client.call("transitionOrder", late, ["invalid_transition"]);
  await client.call("dayReport", { token, params: { id: (end.vendor as { id: string }).id } }, "success");
  await checkRefunds(client, token, { id, items: end.items as { id: string; quantity: number }[] });
  const review = { body: { order_id: id, rating: 4, comment: "Still hot." } };
  const again = { params, body: { on_conflict: "replace" } };
  if (other) {
    const theirs = { token: other.token, check: "ownership" } as const;
    await client.call("createReview", { ...review, ...theirs }, ["not_found"]);
    await client.call("reorder", { ...again, ...theirs }, ["not_found"]);
  }
  if (!early.data) {
    const written = { token: customer.token, body: photographed(review.body), language: "ar" } as const;
    const { data } = await client.call("createReview", written, "success");
    const storeId = (end.vendor as { id: string }).id;
    if (data) await checkReviewPhotos(client, token, customer, { storeId, reviewId: data.id as string });
  }
  await client.call("createReview", { ...review, token: customer.token, check: "behaviour" }, [
    "already_reviewed",
  ]);
  await client.call("reorder", { ...again, token: customer.token, language: "ar" }, "success");
  await client.call("clearCart", { token: customer.token, body: {} }, "success");
}

/** Assigns a rider to an order and updates the location of that rider. Returns whether a rider was free. */
async function assignFreeRider(
  client: TestClient,
  { admin: token, rider }: Staff,
  id: string,
): Promise<boolean> {
  const list = await client.call("panelRiders", { token }, "success");
  const riders = (list.data?.items ?? []) as { id: string; order_id: string | null; is_available: boolean }[];
  const free = riders.find((someone) => someone.order_id === null && someone.is_available);
  const input = { token, params: { id } };
  const nobody = { ...input, body: { rider_id: UNKNOWN_ID }, check: "unknown ids" } as const;
  await client.call("assignRider", nobody, [
    "not_found",
    "validation_failed",
    // The simulator of a demo has moved the order on.
    "invalid_transition",
  ]);
  if (free) {
    const codes = ["success", "invalid_transition"] as const;
    await client.call("assignRider", { ...input, body: { rider_id: free.id } }, codes);
  }
  if (rider === null) return free !== undefined;
  const here = { location: { lat: 25.2866, lng: 51.5333 } };
  await client.call("reportRiderPosition", { token: rider, body: here }, "success");
  const lost = { token: rider, body: { location: { lat: 100, lng: 0 } }, check: "validation" } as const;
  await client.call("reportRiderPosition", lost, ["validation_failed"]);
  return free !== undefined;
}
