import { table } from "../table.js";
import type { Customer } from "./accounts.js";
import { NOBODY } from "./browsing.js";
import type { Prober } from "./prober.js";

/** One of the panel's own people. */
export interface Staff {
  readonly token: string;
  readonly role: string;
}

/** What the panel's people see and do (C7), and what is kept for those above them. */
export async function work(prober: Prober, { token, role }: Staff): Promise<void> {
  for (const [name, call] of Object.entries(table)) {
    const isTheirs = call.access === "staff" || call.access === "admin";
    if (call.method === "GET" && isTheirs && call.parameters.length === 0) {
      await prober.shoot(name, { token, query: { per_page: 5 } }, "success");
    }
    if (isTheirs && call.parameters.length > 0 && call.method === "GET") {
      const params = { id: NOBODY };
      await prober.shoot(name, { token, params, check: "unknown ids" }, ["not_found"]);
    }
    // Settings are for those above: an admin is refused, whatever is sent.
    if (call.access === "super_admin" && role !== "super_admin") {
      await prober.shoot(name, { token, body: {}, check: "sign-in" }, ["forbidden"]);
    }
  }
  await changeProduct(prober, token);
  await makeCoupon(prober, token);
}

async function changeProduct(prober: Prober, token: string): Promise<void> {
  const list = await prober.shoot("panelProducts", { token }, "success");
  const product: { id: string; price: number; stock: number } | undefined = list.data?.items[0];
  if (product === undefined) return;
  const params = { id: product.id };
  const dear = { price: product.price, sale_price: product.price };
  const bad = { token, params, body: dear, check: "validation" } as const;
  await prober.shoot("updatePanelProduct", bad, ["validation_failed"]);
  const same = await prober.shoot(
    "updatePanelProduct",
    { token, params, body: { stock: product.stock } },
    "success",
  );
  prober.claim(
    "updatePanelProduct",
    "behaviour",
    same.data?.price === product.price,
    "changes what was left out",
  );
}

async function makeCoupon(prober: Prober, token: string): Promise<void> {
  const code = `CONF${Date.now().toString(36)}`;
  const body = {
    code,
    title: { en: "Conformance", ar: "مطابقة" },
    kind: "percent",
    value: 500,
    min_spending: 2000,
    order_types: ["delivery"],
  };
  for (const wrong of [{ value: 0 }, { title: { en: "", ar: "" } }, { order_types: ["pickup", "pickup"] }]) {
    const bad = { token, body: { ...body, ...wrong }, check: "validation" } as const;
    await prober.shoot("createPanelCoupon", bad, ["validation_failed"]);
  }
  const made = await prober.shoot("createPanelCoupon", { token, body }, "success");
  await prober.shoot("createPanelCoupon", { token, body, check: "behaviour" }, ["coupon_code_taken"]);
  if (!made.data) return;
  const change = { token, params: { id: made.data.id as string }, body: { active: false } };
  const off = await prober.shoot("updatePanelCoupon", change, "success");
  const keeps = off.data?.min_spending === made.data.min_spending && off.data?.active === false;
  prober.claim("updatePanelCoupon", "behaviour", keeps, "changes what was left out");
}

/** Brings an order to its end, as its people; the customer reviews it and orders it again. */
export async function deliver(prober: Prober, staff: Staff, customer: Customer, id: string): Promise<void> {
  const params = { id };
  const state = async () => (await prober.shoot("order", { token: customer.token, params }, "success")).data;
  const { token } = staff;
  await prober.shoot("panelOrder", { token, params }, "success");
  const stale = { token, params, body: { to: "accepted", version: 0 }, check: "behaviour" } as const;
  await prober.shoot("transitionOrder", stale, ["stale_version", "invalid_transition"]);
  const early = { token: customer.token, body: { order_id: id, rating: 5 }, check: "behaviour" } as const;
  await prober.shoot("createReview", early, ["order_not_delivered"]);
  // Somebody else, such as a demo that plays the store, may be quicker.
  for (const to of ["accepted", "delivering", "delivered"]) {
    const body = { to, version: (await state())?.version ?? 0 };
    await prober.shoot("transitionOrder", { token, params, body }, [
      "success",
      "invalid_transition",
      "stale_version",
    ]);
  }
  if ((await state())?.order_status !== "delivered") return;
  const review = { token: customer.token, body: { order_id: id, rating: 4, comment: "Still hot." } };
  await prober.shoot("createReview", review, "success");
  await prober.shoot("createReview", { ...review, check: "behaviour" }, ["already_reviewed"]);
  const again = { token: customer.token, params, body: { on_conflict: "replace" } };
  await prober.shoot("reorder", again, "success");
  await prober.shoot("clearCart", { token: customer.token, body: {} }, "success");
}
