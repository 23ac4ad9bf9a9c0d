import { table } from "@talabee/contract";
import {
  type Check,
  type ConformanceReport,
  createPageFiller,
  formatReport,
  makeDemoCardToken,
  run,
  verifyPanel,
  type VerifyOptions,
} from "@talabee/contract/conformance";
import { serve } from "@hono/node-server";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { servedCalls } from "./app.js";
import { users, vouchers } from "./db/schema.js";
import { DEMO_ACCOUNTS, ensureDemoAccounts } from "./seed/demo-accounts.js";
import { ensureDemoPayments } from "./seed/payments.js";
import { repetitions } from "./testing/repetitions.js";
import { createTestPanel, type TestPanel } from "./testing/test-panel.js";

const BASE_URL = "http://panel.example";

let test: TestPanel;
beforeAll(async () => {
  test = await createTestPanel();
  await ensureDemoAccounts(test.panel);
});
afterAll(() => test.close());

type Send = (url: string, init: RequestInit) => Promise<Response>;

const straight: Send = async (url, init) => test.app.request(url, init);

/** Looks at the panel with all a demo can give: its people, a voucher, its payment pages. */
async function verifyWhole(send: Send): Promise<ConformanceReport> {
  return verify(send, {
    access: { readCode: (email) => test.newestCode(email) },
    supplies: {
      admin: account("admin"),
      superAdmin: account("super_admin"),
      rider: account("rider"),
      voucher: await newVoucher(),
      completePage: typeIntoPage,
      cardToken: (await makeDemoCardToken(typeIntoPage))!,
    },
  });
}

async function verify(
  send: Send,
  given: Pick<VerifyOptions, "access" | "supplies">,
): Promise<ConformanceReport> {
  await test.forgetOrders();
  return verifyPanel({ baseUrl: BASE_URL, fetch: send, ...given });
}

const typeIntoPage = createPageFiller(BASE_URL, null, straight);

const PASSWORD = "conformance lantern 7431";
let passwordHash = "";
/** A customer who can sign in, made without the way there. */
async function customer() {
  const { id, email } = await test.person();
  passwordHash ||= await test.panel.passwords.hash(PASSWORD);
  await test.db.update(users).set({ passwordHash }).where(eq(users.id, id));
  return { email, password: PASSWORD };
}

function account(who: "admin" | "super_admin" | "rider") {
  const { email, password } = DEMO_ACCOUNTS.find(
    (one) => one.role === who || (who === "rider" && "rides" in one),
  )!;
  return { email, password };
}

async function newVoucher(): Promise<string> {
  const code = `CONF-${randomUUID().slice(0, 8)}`.toUpperCase();
  await test.db
    .insert(vouchers)
    .values({ id: randomUUID(), code, amount: 2500, creditDays: 30, createdAt: test.panel.clock() });
  return code;
}

/** What was found: `createOrder: idempotency` and the like. */
const failures = (report: ConformanceReport) =>
  report.calls.flatMap(({ call, failed }) => failed.map(({ check }) => `${call}: ${check}`));

/** What cannot be seen to succeed from outside: a message of a gateway takes its secret (payments.test.ts has it). */
const NEEDS_MORE = ["paymentWebhook"];

describe("our own panel", () => {
  let report: ConformanceReport;
  beforeAll(async () => void (report = await verifyWhole(straight)));

  it("conforms in every call it serves", () => {
    const failed = report.calls.flatMap(({ call, failed: checks }) =>
      checks.map(({ check, details }) => [call, check, ...details]),
    );
    expect(failed).toEqual([]);
    expect(report.conforms).toBe(true);
    expect(report.skipped).toEqual([]);
    expect(formatReport(report)).toContain("✓ conforms");
  });

  it("serves every call of the contract", () => {
    expect(report.calls.filter(({ served }) => !served)).toEqual([]);
    expect([...servedCalls(test.app)].toSorted()).toEqual(Object.keys(table).toSorted());
  });

  it("was seen to succeed in every call", () => {
    const missing = report.calls.filter(({ succeeded }) => !succeeded);
    expect(missing.map(({ call }) => call)).toEqual(NEEDS_MORE);
  });

  it("was seen to answer every call that happens once from what it kept", () => {
    const keyed = report.calls.filter(({ call }) => table[call]!.idempotent);
    expect(keyed).toHaveLength(6);
    for (const { passed } of keyed) expect(passed).toContain("idempotency");
  });
});

describe("the command", () => {
  it("looks at a demo over the network, finding its outbox and its payment pages by itself", async () => {
    const demo = await createTestPanel({ demo: true });
    await ensureDemoAccounts(demo.panel);
    await ensureDemoPayments(demo.panel);
    const server = serve({ fetch: demo.app.fetch, port: 0 });
    await new Promise((listening) => server.once("listening", listening));
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    const printed: string[] = [];
    const people = (["admin", "super-admin", "rider"] as const).flatMap((who) => {
      const { email: address, password: secret } = account(who === "super-admin" ? "super_admin" : who);
      return [`--${who}`, `${address}:${secret}`];
    });
    const whole = ["verify", url, ...people, "--voucher", "AHLAN25"];
    expect([await run(whole, (text) => printed.push(text)), ...printed]).toEqual([
      0,
      expect.stringMatching(/✓ POST \/api\/orders\n[^]*· of 1 calls only refusals were seen[^]*✓ conforms/),
    ]);
    expect(printed.join("\n")).not.toContain("Not served");
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
/** Answers a call a second time as the first, whatever came with its key. */
const remembered = new Map<string, Response>();
/** Addresses somebody has registered. */
const registered = new Set<string>();
/** Who placed the newest order. */
let orderer = "";
/** Who began the newest payment, or opened the newest page for a card. */
let payer = "";

/** One thing broken at a time, and where it has to be found. */
const faults: Record<string, { send: Send; found: `${string}: ${Check}`; registers?: true }> = {
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
    registers: true,
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
  "a key that takes another body": {
    send: async (url, init) => {
      const response = await straight(url, init);
      if (new URL(url).pathname !== "/api/wallet/topup") return response;
      const key = new Headers(init.headers).get("Idempotency-Key") ?? "";
      if (response.ok) remembered.set(key, response.clone());
      const { code } = (await response.clone().json()) as { code?: string };
      return code === "idempotency_mismatch" ? remembered.get(key)!.clone() : response;
    },
    found: "topUpWallet: idempotency",
  },
  "a payment settled by somebody else": {
    send: withHeaders((headers, { pathname }) => {
      const token = headers.get("Authorization");
      if (pathname === "/api/wallet/topup" && token !== null) payer = token;
      if (token !== null && /^\/api\/payments\/[^/]+\/confirm$/.test(pathname)) {
        headers.set("Authorization", payer);
      }
    }),
    found: "confirmPayment: other people's things",
  },
  "a card forgotten by somebody else": {
    send: withHeaders((headers, { pathname }) => {
      const token = headers.get("Authorization");
      if (pathname === "/api/cards/page" && token !== null) payer = token;
      if (token !== null && /^\/api\/cards\/[^/]+\/delete$/.test(pathname))
        headers.set("Authorization", payer);
    }),
    found: "deleteCard: other people's things",
  },
  "a basket whose version nobody looks at": {
    send: async (url, init) => {
      const { pathname } = new URL(url);
      if (pathname !== "/api/family/basket/update" || !(init.body instanceof FormData)) {
        return straight(url, init);
      }
      const family = await straight(`${BASE_URL}/api/family`, { headers: init.headers! });
      const { data } = (await family.json()) as { data: { basket: { version: number } | null } | null };
      if (data?.basket) init.body.set("version", String(data.basket.version));
      return straight(url, init);
    },
    found: "updateFamilyBasketLine: behaviour",
  },
  "a session that outlives its password": {
    send: async (url, init) => {
      const response = await straight(url, init);
      const token = new Headers(init.headers).get("Authorization");
      const { pathname } = new URL(url);
      const isMe = pathname === "/api/user" && init.method === "GET" && token !== null;
      if (isMe && response.ok) remembered.set(token, response.clone());
      if (pathname === "/api/login" && response.ok) {
        const { data } = (await response.clone().json()) as { data: { token: string } };
        const headers = { ...(init.headers as object), Authorization: `Bearer ${data.token}` };
        remembered.set(`Bearer ${data.token}`, await straight(`${BASE_URL}/api/user`, { headers }));
      }
      return isMe && response.status === 401 ? (remembered.get(token)?.clone() ?? response) : response;
    },
    found: "currentUser: sign-in",
    registers: true,
  },
  "a return page that leads to another site": {
    send: breaking(at("/api/cards/return"), (response) => {
      const { searchParams } = new URL(response.headers.get("Location")!, BASE_URL);
      const headers = { ...Object.fromEntries(response.headers), location: "https://elsewhere.example/" };
      return searchParams.has("card_added") ? response : new Response(null, { status: 303, headers });
    }),
    found: "cardReturn: behaviour",
  },
  "fields whose faults are not told": {
    send: breaking(at("/api/register", "POST"), (response, body) =>
      response.status === 422 ? json({ ...body, errors: {} }, response) : response,
    ),
    found: "register: validation",
  },
};

// What the suite finds in an answer does not depend on the database behind it; packages/contract plants faults of every
// kind in each run.
describe.runIf(inject("testDatabase").kind === "embedded")("a panel with a fault", () => {
  const planted = Object.entries(faults).filter((_, at) => at % repetitions(3, 1) === 0);
  it.each(planted)("is found out: %s", async (_, { send, found, registers }) => {
    const access = registers
      ? { readCode: (email: string) => test.newestCode(email) }
      : { existing: [await customer(), await customer()] };
    const report = await verify(send, { access, supplies: { completePage: typeIntoPage } });
    expect(report.conforms).toBe(false);
    expect(failures(report)).toContain(found);
    expect(formatReport(report)).toContain("✗ does not conform");
  });
});
