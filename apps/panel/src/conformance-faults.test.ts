import { type Check, formatReport } from "@talabee/contract/conformance";
import { eq } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { users } from "./db/schema.js";
import {
  at,
  BASE_URL,
  failures,
  json,
  type Send,
  setUpConformanceTests,
  sendUnchanged,
  test,
  submitPage,
  verify,
} from "./testing/conformance-fixture.js";
import { repetitions } from "./testing/repetitions.js";

setUpConformanceTests();

const PASSWORD = "conformance lantern 7431";

let passwordHash = "";

/** Inserts a customer with a password, without registering. */
async function customer() {
  const { id, email } = await test.person();
  passwordHash ||= await test.panel.passwords.hash(PASSWORD);
  await test.db.update(users).set({ passwordHash }).where(eq(users.id, id));
  return { email, password: PASSWORD };
}

/** Changes the response to some requests. */
function breaking(
  isTarget: (url: URL, init: RequestInit) => boolean,
  change: (response: Response, body: Record<string, unknown>) => Response,
): Send {
  return async (url, init) => {
    const response = await sendUnchanged(url, init);
    if (!isTarget(new URL(url), init)) return response;
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => ({}));
    return change(response, body as Record<string, unknown>);
  };
}

/** Forwards the request with changed headers. */
const withHeaders = (
  change: (headers: Headers, url: URL, init: RequestInit) => Promise<void> | void,
): Send => {
  return async (url, init) => {
    const headers = new Headers(init.headers);
    await change(headers, new URL(url), init);
    return sendUnchanged(url, { ...init, headers });
  };
};

/** Responses by call, to replay whatever the idempotency key is. */
const remembered = new Map<string, Response>();

/** Registered e-mail addresses. */
const registered = new Set<string>();

/** Authorization header of the newest order. */
let orderer = "";

/** Authorization header of the newest payment or card page. */
let payer = "";

/** Faults, one at a time, and the check that must detect each. */
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
  "an extra wrapper": {
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
  "names in one language only": {
    send: withHeaders((headers, { pathname }) => {
      if (pathname === "/api/categories") headers.set("Accept-Language", "en");
    }),
    found: "categories: language",
  },
  "a response that reveals a taken address": {
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
  "ignored idempotency keys": {
    send: withHeaders((headers) => {
      if (headers.has("Idempotency-Key")) headers.set("Idempotency-Key", crypto.randomUUID());
    }),
    found: "createOrder: idempotency",
  },
  "a cursor that returns the first page again": {
    send: async (url, init) => {
      const address = new URL(url);
      const isOurs = address.pathname === "/api/vendors" && address.searchParams.get("cursor") !== "%%%";
      if (isOurs) address.searchParams.delete("cursor");
      return sendUnchanged(address.href, init);
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
  "orders of other users returned": {
    send: withHeaders((headers, { pathname }, { method }) => {
      const token = headers.get("Authorization");
      if (token === null) return;
      if (pathname === "/api/orders" && method === "POST") orderer = token;
      if (/^\/api\/orders\/[^/]+$/.test(pathname)) headers.set("Authorization", orderer);
    }),
    found: "order: ownership",
  },
  "an idempotency key that accepts another body": {
    send: async (url, init) => {
      const response = await sendUnchanged(url, init);
      if (new URL(url).pathname !== "/api/wallet/topup") return response;
      const key = new Headers(init.headers).get("Idempotency-Key") ?? "";
      if (response.ok) remembered.set(key, response.clone());
      const { code } = (await response.clone().json()) as { code?: string };
      return code === "idempotency_mismatch" ? remembered.get(key)!.clone() : response;
    },
    found: "topUpWallet: idempotency",
  },
  "a payment confirmed by another user": {
    send: withHeaders((headers, { pathname }) => {
      const token = headers.get("Authorization");
      if (pathname === "/api/wallet/topup" && token !== null) payer = token;
      if (token !== null && /^\/api\/payments\/[^/]+\/confirm$/.test(pathname)) {
        headers.set("Authorization", payer);
      }
    }),
    found: "confirmPayment: ownership",
  },
  "a card deleted by another user": {
    send: withHeaders((headers, { pathname }) => {
      const token = headers.get("Authorization");
      if (pathname === "/api/cards/page" && token !== null) payer = token;
      if (token !== null && /^\/api\/cards\/[^/]+\/delete$/.test(pathname))
        headers.set("Authorization", payer);
    }),
    found: "deleteCard: ownership",
  },
  "an ignored basket version": {
    send: async (url, init) => {
      const { pathname } = new URL(url);
      if (pathname !== "/api/family/basket/update" || !(init.body instanceof FormData)) {
        return sendUnchanged(url, init);
      }
      const family = await sendUnchanged(`${BASE_URL}/api/family`, { headers: init.headers! });
      const { data } = (await family.json()) as { data: { basket: { version: number } | null } | null };
      if (data?.basket) init.body.set("version", String(data.basket.version));
      return sendUnchanged(url, init);
    },
    found: "updateFamilyBasketLine: behaviour",
  },
  "a session that stays valid after a password change": {
    send: async (url, init) => {
      const response = await sendUnchanged(url, init);
      const token = new Headers(init.headers).get("Authorization");
      const { pathname } = new URL(url);
      const isMe = pathname === "/api/user" && init.method === "GET" && token !== null;
      if (isMe && response.ok) remembered.set(token, response.clone());
      if (pathname === "/api/login" && response.ok) {
        const { data } = (await response.clone().json()) as { data: { token: string } };
        const headers = { ...(init.headers as object), Authorization: `Bearer ${data.token}` };
        remembered.set(`Bearer ${data.token}`, await sendUnchanged(`${BASE_URL}/api/user`, { headers }));
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
  "validation errors without fields": {
    send: breaking(at("/api/register", "POST"), (response, body) =>
      response.status === 422 ? json({ ...body, errors: {} }, response) : response,
    ),
    found: "register: validation",
  },
};

// Runs on the embedded database only: detection does not depend on the database. packages/contract plants all kinds of
// faults in each run.
describe.runIf(inject("testDatabase").kind === "embedded")("a panel with a planted fault", () => {
  const planted = Object.entries(faults).filter((_, at) => at % repetitions(3, 1) === 0);
  it.each(planted)("is detected: %s", async (_, { send, found, registers }) => {
    const access = registers
      ? { readCode: (email: string) => test.newestCode(email) }
      : { existing: [await customer(), await customer()] };
    const report = await verify(send, { access, testData: { completePage: submitPage } });
    expect(report.conforms).toBe(false);
    expect(failures(report)).toContain(found);
    expect(formatReport(report)).toContain("✗ does not conform");
  });
});
