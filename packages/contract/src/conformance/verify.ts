import { table } from "../table.js";
import { type Access, type Customer, renewPassword, signIn } from "./accounts.js";
import { browse } from "./browsing.js";
import { live } from "./customer-life.js";
import { askForKeys } from "./once.js";
import { createProber, type Prober } from "./prober.js";
import { type ConformanceReport, createRecorder } from "./report.js";
import { shop } from "./shopping.js";
import { makeCoupon, retireCoupon, signInStaff, work } from "./staff-work.js";
import type { Supplies } from "./supplies.js";

/** Which panel to look at, and how. */
export interface VerifyOptions {
  /** Address of the panel. */
  readonly baseUrl: string;
  /** How to come to customers to act as; without it only what anybody may do is looked at. */
  readonly access: Access;
  /** What only the panel's people can give; without it, of the calls that need it only refusals are looked at. */
  readonly supplies?: Supplies;
  /** In place of the global `fetch`. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * Checks a panel against the table of calls: answers, refusals and what happens between them. It makes accounts and
 * orders of its own and cancels the orders again: point it at a panel whose data may change. Throws only when the
 * panel cannot be reached, or serves nothing.
 */
export async function verifyPanel(options: VerifyOptions): Promise<ConformanceReport> {
  const recorder = createRecorder();
  const prober = createProber(options.baseUrl, recorder, options.fetch ?? ((url, init) => fetch(url, init)));
  for (const name of Object.keys(table)) {
    if (await prober.isKnown(name)) recorder.serve(name);
  }
  if (!Object.keys(table).some((name) => recorder.isServed(name)))
    throw new Error("it serves no call at all");
  await refuseGuests(prober);
  const goods = await browse(prober);
  const [owner, other] = await signIn(prober, options.access);
  if (owner !== undefined) {
    if (other === undefined) recorder.skip("only one account: other people's things were not looked at");
    await readOwn(prober, owner);
    await refuseCustomers(prober, owner);
    const supplies = options.supplies ?? {};
    const staff = await signInStaff(prober, supplies);
    await askForKeys(prober, owner);
    const coupon = staff && (await makeCoupon(prober, staff));
    await shop(prober, goods, owner, other ?? null, staff);
    await live({ prober, goods, owner, other: other ?? null, supplies, coupon: coupon?.code ?? null });
    await renewPassword(prober, options.access);
    if (staff === null) return recorder.report(options.baseUrl);
    if (coupon !== null) await retireCoupon(prober, staff, coupon);
    await work(prober, staff);
  }
  return recorder.report(options.baseUrl);
}

/** Nobody without a session, and nobody with one that was made up, gets past a call that is not public. */
async function refuseGuests(prober: Prober): Promise<void> {
  for (const [name, call] of Object.entries(table)) {
    if (call.access === "public") continue;
    const params = Object.fromEntries(call.parameters.map((parameter) => [parameter, "x"]));
    const wanted = call.access === "gateway" ? "signature_invalid" : "unauthenticated";
    for (const shot of [{}, { language: "ar", token: "A".repeat(43) }] as const) {
      await prober.shoot(name, { ...shot, params, check: "sign-in" }, [wanted]);
    }
  }
}

/** What a customer may read of themselves without having done anything. */
async function readOwn(prober: Prober, { token }: Customer): Promise<void> {
  for (const [name, call] of Object.entries(table)) {
    const isPlain = call.method === "GET" && call.access === "user" && call.parameters.length === 0;
    // The ways to pay depend on the store: they are asked for with an order.
    if (isPlain && name !== "paymentMethods") await prober.shoot(name, { token }, "success");
  }
}

/** Customers are not the panel's people. */
async function refuseCustomers(prober: Prober, { token }: Customer): Promise<void> {
  for (const [name, call] of Object.entries(table)) {
    if (!["staff", "admin", "super_admin"].includes(call.access)) continue;
    const params = Object.fromEntries(call.parameters.map((parameter) => [parameter, "x"]));
    await prober.shoot(name, { token, params, check: "sign-in" }, ["forbidden"]);
  }
}
