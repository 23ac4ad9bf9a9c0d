import { registry } from "../registry.js";
import { type Access, type Customer, renewPassword, signIn } from "./accounts.js";
import { browse } from "./browsing.js";
import { checkCustomerFeatures } from "./customer-features.js";
import { checkMissingKeys } from "./idempotency.js";
import { createTestClient, type TestClient } from "./test-client.js";
import { type ConformanceReport, createRecorder } from "./report.js";
import { shop } from "./shopping.js";
import { checkShopCalls } from "./shop-calls.js";
import { createCoupon, deactivateCoupon, signInStaff, checkAdminCalls } from "./admin-calls.js";
import type { TestData } from "./test-data.js";
import type { Patience, Send } from "./patient-send.js";

/** The panel to check and the accounts to use. */
export interface VerifyOptions {
  /** Address of the panel. */
  readonly baseUrl: string;
  /** Where customer accounts come from. */
  readonly access: Access;
  /** Staff accounts and data; without them, only the refusals of the calls that need them are checked. */
  readonly testData?: TestData;
  /** Replaces the global `fetch`. */
  readonly fetch?: Send;
  /** How long to wait where the panel limits requests; 15 minutes by default. */
  readonly patience?: Partial<Patience>;
}

/** Longest wait for one request, in seconds. */
export const MAX_WAIT_S = 900;

/**
 * Checks a panel against the registry of calls: responses, refusals and behaviour across calls. It creates accounts and
 * orders, and cancels the orders: use it on a panel whose data may change. Waits where the panel limits requests. Throws only
 * when the panel cannot be reached, serves no call, or limits requests for longer than that.
 */
export async function verifyPanel(options: VerifyOptions): Promise<ConformanceReport> {
  const recorder = createRecorder();
  const client = createTestClient(
    options.baseUrl,
    recorder,
    options.fetch ?? ((url, init) => fetch(url, init)),
    { maxWait: MAX_WAIT_S, ...options.patience },
  );
  for (const name of Object.keys(registry)) {
    if (await client.isKnown(name)) recorder.serve(name);
  }
  if (!Object.keys(registry).some((name) => recorder.isServed(name))) throw new Error("it serves no call");
  await refuseGuests(client);
  const catalogue = await browse(client);
  const [owner, other] = await signIn(client, options.access);
  if (owner !== undefined) {
    if (other === undefined)
      recorder.skip("only one account: access to other customers' data was not checked");
    await readOwn(client, owner);
    await refuseCustomers(client, owner);
    const testData = options.testData ?? {};
    const staff = await signInStaff(client, testData);
    await checkMissingKeys(client, owner);
    const coupon = staff && (await createCoupon(client, staff));
    await shop(client, catalogue, owner, other ?? null, staff);
    await checkCustomerFeatures({
      client,
      catalogue,
      owner,
      other: other ?? null,
      testData,
      coupon: coupon?.code ?? null,
    });
    await renewPassword(client, options.access);
    if (staff === null) return recorder.report(options.baseUrl);
    if (coupon !== null) await deactivateCoupon(client, staff, coupon);
    await checkAdminCalls(client, staff);
    await checkShopCalls(client, staff);
  }
  return recorder.report(options.baseUrl);
}

/** Checks that calls that are not public refuse requests without a session or with an invalid one. */
async function refuseGuests(client: TestClient): Promise<void> {
  for (const [name, call] of Object.entries(registry)) {
    if (call.access === "public") continue;
    const params = Object.fromEntries(call.parameters.map((parameter) => [parameter, "x"]));
    const wanted = call.access === "gateway" ? "signature_invalid" : "unauthenticated";
    for (const input of [{}, { language: "ar", token: "A".repeat(43) }] as const) {
      await client.call(name, { ...input, params, check: "sign-in" }, [wanted]);
    }
  }
}

/** Checks the reads of a new customer. */
async function readOwn(client: TestClient, { token }: Customer): Promise<void> {
  for (const [name, call] of Object.entries(registry)) {
    const isPlain = call.method === "GET" && call.access === "user" && call.parameters.length === 0;
    // Payment methods depend on the store: the order step requests them.
    if (isPlain && name !== "paymentMethods") await client.call(name, { token }, "success");
  }
}

/** Checks that customers cannot use the calls of staff. */
async function refuseCustomers(client: TestClient, { token }: Customer): Promise<void> {
  for (const [name, call] of Object.entries(registry)) {
    if (call.right === undefined) continue;
    const params = Object.fromEntries(call.parameters.map((parameter) => [parameter, "x"]));
    await client.call(name, { token, params, check: "sign-in" }, ["forbidden"]);
  }
}
