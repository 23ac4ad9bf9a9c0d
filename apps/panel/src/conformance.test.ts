import { table } from "@talabee/contract";
import {
  type Check,
  type ConformanceReport,
  formatReport,
  run,
  verifyPanel,
  type VerifyOptions,
} from "@talabee/contract/conformance";
import { serve } from "@hono/node-server";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { servedCalls } from "./app.js";
import { coupons, users } from "./db/schema.js";
import { createTestPanel, type TestPanel } from "./testing/test-panel.js";

const BASE_URL = "http://panel.example";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

type Send = (url: string, init: RequestInit) => Promise<Response>;

const straight: Send = async (url, init) => test.app.request(url, init);

async function verify(send: Send, options: Pick<VerifyOptions, "supplies"> = {}): Promise<ConformanceReport> {
  await test.forgetOrders();
  await test.db.insert(coupons).values({
    id: randomUUID(),
    code: "TENTH",
    title: { en: "A tenth off", ar: "خصم العشر" },
    kind: "percent",
    value: 1000,
    orderTypes: ["delivery", "pickup"],
    createdAt: test.panel.clock(),
  });
  return verifyPanel({
    baseUrl: BASE_URL,
    access: { readCode: (email) => test.newestCode(email) },
    fetch: send,
    ...options,
  });
}

/** Somebody of the panel's own people, with a password. */
async function adminAccount(): Promise<{ email: string; password: string }> {
  const { id, email } = await test.person({ role: "admin" });
  const password = "panel lantern 7431";
  const passwordHash = await test.panel.passwords.hash(password);
  await test.db.update(users).set({ passwordHash }).where(eq(users.id, id));
  return { email, password };
}

/** What was found: `createOrder: idempotency` and the like. */
const failures = (report: ConformanceReport) =>
  report.calls.flatMap(({ call, failed }) => failed.map(({ check }) => `${call}: ${check}`));

/** Calls that take what no customer makes: a card's token, a voucher, a payment, a second mail. */
const NEEDS_MORE = new Set([
  "addCard",
  "deleteCard",
  "redeemVoucher",
  "payBill",
  "confirmPayment",
  "paymentReturn",
  "changePassword",
  "resetPassword",
  "readNotification",
  "deleteNotification",
]);

describe("our own panel", () => {
  let report: ConformanceReport;
  beforeAll(async () => {
    report = await verify(straight, { supplies: { staff: await adminAccount() } });
  });

  it("conforms in every call it serves", () => {
    const failed = report.calls.flatMap(({ call, failed: checks }) =>
      checks.map(({ check, details }) => [call, check, ...details]),
    );
    expect(failed).toEqual([]);
    expect(report.conforms).toBe(true);
    expect(report.skipped).toEqual([]);
    expect(formatReport(report)).toContain("✓ conforms");
  });

  it("is seen to serve what it serves, and no more", () => {
    const served = report.calls.filter((call) => call.served).map(({ call }) => call);
    expect(served.toSorted()).toEqual([...servedCalls(test.app)].toSorted());
  });

  it("was seen to succeed in every call a customer can make by themselves", () => {
    const missing = report.calls.filter(
      ({ call, served, succeeded }) =>
        served && !succeeded && ["public", "user"].includes(table[call]!.access) && !NEEDS_MORE.has(call),
    );
    expect(missing.map(({ call }) => call)).toEqual([]);
  });
});

describe("the command", () => {
  it("looks at a panel over the network, finds its outbox and says what is not served", async () => {
    const demo = await createTestPanel({ demo: true });
    const server = serve({ fetch: demo.app.fetch, port: 0 });
    await new Promise((listening) => server.once("listening", listening));
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    const printed: string[] = [];
    expect([await run(["verify", url], (text) => printed.push(text)), ...printed]).toEqual([
      0,
      expect.stringMatching(/✓ POST \/api\/orders\n[^]*Not served \(\d+\):\n  POST [^]*✓ conforms/),
    ]);
    const [email, password] = ["one@example.com", "not the password"];
    const withAccount = ["verify", url, "--json", "--email", email, "--password", password];
    expect(await run(withAccount, (text) => printed.push(text))).toBe(1);
    const report = JSON.parse(printed.at(-1)!) as ConformanceReport;
    expect(failures(report)).toEqual(["login: status"]);
    expect(report.skipped).toHaveLength(1);
    await new Promise((closed) => server.close(closed));
    await demo.close();
  });
});

/** Changes the answer to some requests. */
function breaking(
  isMeant: (url: URL, init: RequestInit) => boolean,
  change: (response: Response, body: Record<string, unknown>) => Response,
): Send {
  return async (url, init) => {
    const response = await straight(url, init);
    if (!isMeant(new URL(url), init)) return response;
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => ({}));
    return change(response, body as Record<string, unknown>);
  };
}

const json = (body: unknown, { status, headers }: Response, changed: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { ...Object.fromEntries(headers), ...changed } });
const at =
  (path: string, method = "GET") =>
  (url: URL, init: RequestInit) =>
    url.pathname === path && init.method === method;
/** Sends the request on with other headers. */
const withHeaders = (
  change: (headers: Headers, url: URL, init: RequestInit) => Promise<void> | void,
): Send => {
  return async (url, init) => {
    const headers = new Headers(init.headers);
    await change(headers, new URL(url), init);
    return straight(url, { ...init, headers });
  };
};
/** Addresses somebody has registered. */
const registered = new Set<string>();
/** Who placed the newest order. */
let orderer = "";

/** One thing broken at a time, and where it has to be found. */
const faults: Record<string, { send: Send; found: `${string}: ${Check}` }> = {
  "a wrong status": {
    send: breaking(at("/api/orders", "POST"), (response, body) =>
      response.status === 201 ? new Response(JSON.stringify(body), { headers: response.headers }) : response,
    ),
    found: "createOrder: status",
  },
  "a missing request id": {
    send: breaking(at("/api/categories"), (response) => {
      response.headers.delete("X-Request-Id");
      return response;
    }),
    found: "categories: request id",
  },
  "money with a fraction": {
    send: breaking(
      (url) => /^\/api\/products\/[^/]+$/.test(url.pathname),
      (response, body) => {
        const data = body["data"] as { price: number } | null;
        return json(
          data === null ? body : { ...body, data: { ...data, price: data.price / 100 + 0.005 } },
          response,
        );
      },
    ),
    found: "product: shape",
  },
  "a wrapper too many": {
    send: breaking(at("/api/cart"), (response, body) =>
      response.ok ? json({ ...body, data: { data: body["data"] } }, response) : response,
    ),
    found: "cart: shape",
  },
  "a message of another call": {
    send: breaking(at("/api/cart/clear", "POST"), (response, body) =>
      response.ok ? json({ ...body, message: "Updated successfully" }, response) : response,
    ),
    found: "clearCart: message",
  },
  "names in one language alone": {
    send: withHeaders((headers, { pathname }) => {
      if (pathname === "/api/categories") headers.set("Accept-Language", "en");
    }),
    found: "categories: language",
  },
  "a taken address that is told by its answer": {
    send: breaking(at("/api/register", "POST"), (response, body) => {
      const data = body["data"] as { email: string } | null;
      const isAgain = data !== null && registered.has(data.email);
      if (data !== null) registered.add(data.email);
      return isAgain ? json({ ...body, data: { ...data, verification: null } }, response) : response;
    }),
    found: "register: sign-in",
  },
  "the wrong language": {
    send: withHeaders((headers, { pathname }) => {
      if (pathname === "/api/addresses") headers.set("Accept-Language", "en");
    }),
    found: "createAddress: language",
  },
  "a call without its auth check": {
    send: withHeaders(async (headers, { pathname }, { method }) => {
      if (pathname !== "/api/orders" || method !== "GET" || headers.has("Authorization")) return;
      headers.set("Authorization", `Bearer ${(await test.person()).token}`);
    }),
    found: "orders: sign-in",
  },
  "keys that are not looked at": {
    send: withHeaders((headers) => {
      if (headers.has("Idempotency-Key")) headers.set("Idempotency-Key", crypto.randomUUID());
    }),
    found: "createOrder: idempotency",
  },
  "a cursor that leads nowhere new": {
    send: async (url, init) => {
      const address = new URL(url);
      const isOurs = address.pathname === "/api/vendors" && address.searchParams.get("cursor") !== "%%%";
      if (isOurs) address.searchParams.delete("cursor");
      return straight(address.href, init);
    },
    found: "vendors: pagination",
  },
  "an error without its code": {
    send: breaking(at("/api/login", "POST"), (response, { code: _, ...body }) =>
      response.ok ? response : json(body, response),
    ),
    found: "login: error code",
  },
  "the wrong content type": {
    send: breaking(at("/api/home"), (response, body) =>
      json(body, response, { "content-type": "text/html" }),
    ),
    found: "home: content type",
  },
  "other people's things handed out": {
    send: withHeaders((headers, { pathname }, { method }) => {
      const token = headers.get("Authorization");
      if (token === null) return;
      if (pathname === "/api/orders" && method === "POST") orderer = token;
      if (/^\/api\/orders\/[^/]+$/.test(pathname)) headers.set("Authorization", orderer);
    }),
    found: "order: other people's things",
  },
  "fields whose faults are not told": {
    send: breaking(at("/api/register", "POST"), (response, body) =>
      response.status === 422 ? json({ ...body, errors: {} }, response) : response,
    ),
    found: "register: validation",
  },
};

describe("a panel with a fault", () => {
  it.each(Object.entries(faults))("is found out: %s", async (_, { send, found }) => {
    const report = await verify(send);
    expect(report.conforms).toBe(false);
    expect(failures(report)).toContain(found);
    expect(formatReport(report)).toContain("✗ does not conform");
  });
});
