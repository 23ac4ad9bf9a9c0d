import { serve } from "@hono/node-server";
import { type Call, decodeForm, encodeForm, table } from "@talabee/contract";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { servedCalls } from "../app.js";
import { applicants, cards, coupons, families, notifications, payments, users } from "../db/schema.js";
import { createRandom, inputFor, parameterFor } from "../testing/arbitrary-input.js";
import { recordFigure } from "../testing/record-figure.js";
import { repetitions } from "../testing/repetitions.js";
import { type Answer, createTestPanel, type Person, type TestPanel } from "../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel({ demo: true, origins: ["https://shop.example"] })));
afterAll(() => test.close());

const calls = Object.entries(table) as [string, Call][];
const parameters = ({ path }: Call) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

describe("REQ-SEC-09: other people's things", () => {
  /** What an id in a path stands for, by the beginning of the path. */
  const KINDS: readonly (readonly [path: RegExp, kind: "public" | keyof Owned])[] = [
    [/^\/api\/(stores|products|collections|pages|payment-webhooks)\//, "public"],
    // Who comes back from a gateway has no session, and is told nothing: there it says that it is theirs to see.
    [/^\/api\/payments\/\{id\}\/return$/, "public"],
    // A code is the right to join.
    [/^\/api\/family\/invites\//, "public"],
    [/^\/api\/cart\/parked\//, "store"],
    [/^\/api\/addresses\//, "address"],
    [/^\/api\/orders\//, "order"],
    [/^\/api\/panel\/orders\//, "order"],
    [/^\/api\/payments\//, "payment"],
    [/^\/api\/cards\//, "card"],
    [/^\/api\/notifications\//, "notification"],
    [/^\/api\/family\/members\//, "member"],
    [/^\/api\/panel\/products\//, "product"],
    [/^\/api\/panel\/coupons\//, "coupon"],
    [/^\/api\/panel\/applicants\//, "applicant"],
  ];
  /** Bodies that would do, so that nothing but whose it is stands in the way. */
  const FORMS: Readonly<Record<string, object>> = {
    updateAddress: { phone: "55123456", zone_number: "1", line_one: "1", building_number: "1", note: "x" },
    cancelOrder: { reason: "x" },
    transitionOrder: { to: "canceled", reason: "x", version: 1 },
    assignRider: { rider_id: "nobody" },
    confirmPayment: { result_token: "x" },
    setFamilyAllowance: { amount: 100 },
    updatePanelProduct: { stock: 1, version: 1 },
    updatePanelCoupon: { active: false },
    decideApplication: { status: "rejected" },
  };

  interface Owned {
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
  }
  let owner: Person;
  let other: Person;
  let staffElsewhere: Person;
  let owned: Owned;

  beforeAll(async () => {
    owner = await test.person();
    other = await test.person();
    staffElsewhere = await test.person({ storeId: "bakery" });
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
    owned = {
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
    };
  });

  it("are not there, for any call of the contract that names one", async () => {
    let tried = 0;
    const served = servedCalls(test.app);
    for (const [name, call] of calls) {
      const [parameter, ...more] = parameters(call);
      if (parameter === undefined || !served.has(name)) continue;
      const kind = KINDS.find(([path]) => path.test(call.path))?.[1];
      // A new call fails here until somebody has thought about whose things it names.
      expect([name, kind ?? "whose things does it name?"]).toEqual([name, expect.stringMatching(/^\w+$/)]);
      if (kind === undefined || kind === "public") {
        expect([name, call.access]).toEqual([name, expect.stringMatching(/public|gateway|user/)]);
        continue;
      }
      expect(more).toEqual([]);
      const send = (id: string, who?: Person) => {
        const path = call.path.replace(`{${parameter}}`, id);
        const sending = { ...(who === undefined ? {} : who), key: randomUUID() };
        return call.method === "GET" ? test.get(path, sending) : test.post(path, FORMS[name] ?? {}, sending);
      };
      for (const who of call.access === "user" ? [other] : [other, staffElsewhere]) {
        const [theirs, none, garbage] = [
          await send(owned[kind], who),
          await send(randomUUID(), who),
          await send("%00", who),
        ];
        expect([name, [403, 404, 409].includes(theirs.status), theirs.status]).toEqual([
          name,
          true,
          none.status,
        ]);
        expect([name, garbage.status]).toEqual([name, expect.toBeOneOf([none.status, 404])]);
        expect({ ...theirs.body, request_id: "" }).toEqual({ ...none.body, request_id: "" });
      }
      const guest = await send(owned[kind]);
      expect([name, guest.status, guest.body.code]).toEqual([name, 401, "unauthenticated"]);
      tried++;
    }
    recordFigure("REQ-SEC-09", { what: "calls with an id tried as four people", value: tried, limit: "all" });
    expect(tried).toBeGreaterThan(10);
    expect((await test.get(`/api/orders/${owned.order}`, owner)).body.data.order_status).toBe("pending");
    expect((await test.get("/api/addresses", owner)).body.data.items).toHaveLength(1);
    const told = (await test.get("/api/notifications", owner)).body.data.items as {
      id: string;
      read_at?: unknown;
    }[];
    expect(told.map(({ id }) => id)).toContain(owned.notification);
  });

  it("are behind a login on every call that is not public", async () => {
    const served = servedCalls(test.app);
    for (const [name, call] of calls) {
      if (call.access === "public" || (call.access as string) === "gateway" || !served.has(name)) continue;
      const path = call.path.replace(/\{\w+\}/g, "x");
      const answer = await test.send(call.method, path, call.method === "POST" ? new FormData() : null, {
        token: "A".repeat(43),
      });
      expect([name, answer.status, answer.body.code]).toEqual([name, 401, "unauthenticated"]);
    }
  });
});

describe("REQ-SEC-20: input of any kind", () => {
  const wanted = repetitions(1200, 20_000);

  it("to any call never makes an answer of 500, and none takes long", async () => {
    const people = [
      await test.person(),
      await test.person({ role: "admin" }),
      await test.person({ storeId: "spice" }),
    ];
    const served = servedCalls(test.app);
    const open = calls.filter(
      ([name, call]) =>
        served.has(name) && call.stream !== true && !["logout", "changePassword"].includes(name),
    );
    const random = createRandom(20);
    const bad: unknown[] = [];
    let slowest = 0;
    for (let at = 0; at < wanted; at++) {
      const [name, call] = open[at % open.length]!;
      const query = new URLSearchParams();
      for (const [field, schema] of Object.entries(call.query ?? {})) {
        if (random(3) > 0) query.append(field, String(inputFor(schema, random)));
      }
      const path = `${call.path.replace(/\{\w+\}/g, () => parameterFor(random))}?${query}`;
      let form: FormData | null = null;
      if (call.method === "POST") {
        const fields = call.body === null || call.body === undefined ? {} : inputFor(call.body, random);
        form = typeof fields === "object" && fields !== null ? encodeForm(fields) : new FormData();
      }
      const sending = random(6) === 0 ? {} : { token: people[random(3)]!.token };
      const began = performance.now();
      const answer = await test.send(call.method, path, form, { ...sending, key: randomUUID() });
      slowest = Math.max(slowest, performance.now() - began);
      const isBad =
        answer.status >= 500 || (answer.status >= 400 && typeof answer.body?.message !== "string");
      if (isBad) bad.push([name, path, form && [...form], answer.status, answer.body]);
    }
    recordFigure("REQ-SEC-20", { what: "calls", value: wanted, limit: "20,000 in the whole run" });
    recordFigure("REQ-SEC-20", { what: "answers of 5xx", value: bad.length, limit: "0" });
    recordFigure("REQ-SEC-20", {
      what: "slowest, ms",
      value: Math.round(slowest),
      limit: "≤ 2000",
      holds: slowest <= 2000,
    });
    expect(bad.slice(0, 5)).toEqual([]);
  }, 1_800_000);
});

const VECTORS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
  "javascript:alert(1)",
  "<a href='javascript:alert(1)'>x</a>",
  "</title><script>alert(1)</script>",
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "{{constructor.constructor('alert(1)')()}}",
  "${alert(1)}",
  "<math><mi xlink:href='data:x,<script>alert(1)</script>'>",
  "<style>@import 'http://evil.example'</style>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "<!--><script>alert(1)//-->",
];

/** A text as HTML that shows it to the letter. */
const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&${{ "&": "amp", "<": "lt", ">": "gt", '"': "quot" }[sign] ?? "#39"};`);

describe("REQ-SEC-23: markup in what customers write", () => {
  it.each(VECTORS)("is told back as text, in JSON that no browser runs: %s", async (vector) => {
    const someone = await test.person();
    const added = await test.post("/api/cart/add", { product_id: "spice.tea", note: vector }, someone);
    expect([added.status, added.body.data.items[0].note]).toEqual([200, vector]);
    expect(added.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(added.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(added.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    // Names are letters alone; one that came from elsewhere is no more than text in a mail either.
    const form = { first_name: vector.slice(0, 60), last_name: "Saad", mobile: "55123456" };
    const refused = await test.post("/api/user_info", form, someone);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      expect.objectContaining({ first_name: [expect.any(String)] }),
    ]);
    await test.db.update(users).set({ firstName: vector }).where(eq(users.id, someone.id));
    expect((await test.post("/api/forgot-password", { email: someone.email })).status).toBe(200);
    const [mail] = await test.mailsTo(someone.email);
    expect(mail!.html).toContain(escaped(vector));
    expect(mail!.html).not.toMatch(
      /<script|<img src=x|<svg onload|<iframe|<math|<style>@import|href='javascript|href="javascript/i,
    );
    const outbox = await test.get("/dev/outbox");
    expect(outbox.body).toContain(escaped(escaped(vector)));
    if (vector.includes("<")) expect(outbox.body).not.toContain(vector);
    expect(outbox.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });
});

describe("REQ-SEC-23: markup in everything that is written by people", () => {
  it("stays text in answers and mails", async () => {
    const someone = await test.person();
    const admin = await test.person({ role: "admin" });
    // As much of it as a field takes.
    const fitting = (most: number) => VECTORS.filter(({ length }) => length <= most);
    const told: string[] = [];
    const tell = (what: string, { status, headers, body }: Answer, expected: string) => {
      expect([what, status < 300, headers.get("Content-Type")]).toEqual([
        what,
        true,
        expect.stringMatching(/^application\/json/),
      ]);
      expect([what, JSON.stringify(body)]).toEqual([
        what,
        expect.stringContaining(JSON.stringify(expected).slice(1, -1)),
      ]);
      told.push(what);
    };
    for (const vector of fitting(120)) {
      const address = {
        phone: "55123456",
        zone_number: "61",
        building_number: "1",
        line_one: vector,
        landmark: vector,
        note: vector,
      };
      tell("address", await test.post("/api/addresses", address, someone), vector);
    }
    for (const vector of fitting(60)) {
      const family = await test.person();
      const refused = await test.post("/api/family/create", { name: vector }, family);
      expect([vector, refused.status, Object.keys(refused.body.errors)]).toEqual([vector, 422, ["name"]]);
      // A name from elsewhere is no more than text either.
      expect((await test.post("/api/family/create", { name: "Al Saad" }, family)).status).toBeLessThan(300);
      const { id } = (await test.get("/api/family", family)).body.data.family;
      await test.db.update(families).set({ name: vector }).where(eq(families.id, id));
      await test.db.update(users).set({ firstName: vector }).where(eq(users.id, family.id));
      tell("family", await test.get("/api/family", family), vector);
      tell("name", await test.get("/api/user", family), vector);
      const email = `${randomUUID()}@example.com`;
      const applied = await test.post("/api/applicants", {
        type: "partner",
        business_type: vector,
        company_name: vector,
        cr_number: "102938",
        comments: vector,
        first_name: "Yousef",
        last_name: "Haddad",
        email,
        mobile: "55123456",
      });
      expect([vector, applied.status]).toEqual([vector, 201]);
      const coupon = {
        code: randomUUID().slice(0, 8),
        title: { en: vector, ar: vector },
        kind: "percent",
        value: 1000,
        order_types: ["pickup"],
      };
      tell("coupon", await test.post("/api/panel/coupons", coupon, admin), vector);
    }
    const applications = JSON.stringify((await test.get("/api/panel/applicants", admin)).body);
    for (const vector of fitting(60)) expect(applications).toContain(JSON.stringify(vector));
    await test.post("/api/cart/add", { product_id: "spice.tea", note: VECTORS[1] }, someone);
    const { id } = (await test.get("/api/addresses", someone)).body.data.items[0];
    const fields = { order_type: "delivery", address_id: id, payment_method: "cod", note: VECTORS[0] };
    const { quote_hash } = (await test.post("/api/cart/quote", fields, someone)).body.data;
    const sending = { ...someone, key: randomUUID() };
    const placed = await test.post("/api/orders", { ...fields, quote_hash }, sending);
    tell("order", placed, VECTORS[0]!);
    for (const [version, to] of ["accepted", "delivering", "delivered"].entries()) {
      const path = `/api/panel/orders/${placed.body.data.id}/transition`;
      const moved = await test.post(path, { to, version: version + 1 }, admin);
      expect([to, moved.status]).toEqual([to, 200]);
    }
    const comment = VECTORS.join(" ");
    const review = { order_id: placed.body.data.id, rating: 5, comment };
    tell("review", await test.post("/api/reviews", review, someone), comment);
    const mails = await test.mailsTo(someone.email);
    expect(mails.length).toBeGreaterThan(0);
    for (const { html } of mails) {
      for (const vector of VECTORS.filter((one) => one.includes("<"))) expect(html).not.toContain(vector);
    }
    expect([...new Set(told)].toSorted()).toEqual(["address", "coupon", "family", "name", "order", "review"]);
  });
});

describe("REQ-SEC-11: fields that nobody asked for", () => {
  it("are dropped from the body of every call", async () => {
    const extra = {
      role: "super_admin",
      user_id: "mine",
      email_verified: true,
      wallet_balance: 100_000,
      password_hash: "x",
      created_at: "2020-01-01T00:00:00Z",
      order_total: 1,
      decided_by: "mine",
      constructor: "x",
    };
    let tried = 0;
    for (const [name, call] of calls) {
      if (call.body === null || call.body === undefined) continue;
      const decoded = decodeForm(call.body, encodeForm(extra)) as object;
      const known = Object.keys((call.body._zod.def as { shape?: object }).shape ?? {});
      const kept = Object.keys(decoded).filter((field) => !known.includes(field));
      expect([name, kept]).toEqual([name, []]);
      tried++;
    }
    recordFigure("REQ-SEC-11", { what: "bodies tried", value: tried, limit: "all" });
    expect(tried).toBeGreaterThan(30);
  });
});

describe("REQ-SEC-24: characters nobody sees", () => {
  const every = [[0x061c], [0x200b, 0x200f], [0x202a, 0x202e], [0x2066, 0x2069]].flatMap(
    ([first, last = first]) =>
      Array.from({ length: last! - first! + 1 }, (_, at) => String.fromCodePoint(first! + at)),
  );
  const isThere = /[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069]/;

  it("are taken out of names, addresses, notes and applications, whichever they are", async () => {
    expect(every).toHaveLength(15);
    const someone = await test.person();
    const admin = await test.person({ role: "admin" });
    const text = `be${every.join("")}fore`;
    const shown: [what: string, answer: Answer][] = [];
    const registered = {
      first_name: text,
      last_name: text,
      mobile: "55123456",
      birthday: "1990-01-01",
      gender: "female",
    };
    shown.push(["name", await test.post("/api/user_info", registered, someone)]);
    const address = {
      phone: "55123456",
      zone_number: "61",
      building_number: "1",
      line_one: text,
      note: text,
    };
    shown.push(["address", await test.post("/api/addresses", address, someone)]);
    await test.post("/api/cart/add", { product_id: "spice.tea", note: text }, someone);
    const form = { ...(await test.orderForm(someone)), note: text };
    shown.push(["order", await test.post("/api/orders", form, { ...someone, key: randomUUID() })]);
    const application = {
      type: "partner",
      business_type: text,
      company_name: text,
      cr_number: "102938",
      comments: text,
      first_name: text,
      last_name: text,
      email: `${randomUUID()}@example.com`,
      mobile: "55123456",
    };
    expect((await test.post("/api/applicants", application)).status).toBe(201);
    shown.push(["applicants", await test.get("/api/panel/applicants", admin)]);
    const { id, version } = shown[2]![1].body.data as { id: string; version: number };
    const path = `/api/orders/${id}/cancel`;
    shown.push(["reason", await test.post(path, { reason: text, version }, someone)]);
    shown.push(["family", await test.post("/api/family/create", { name: text }, someone)]);
    for (const [what, { status, body }] of shown) {
      const told = JSON.stringify(body);
      expect([what, status < 300, isThere.test(told), told.includes("before")]).toEqual([
        what,
        true,
        false,
        what !== "reason" || told.includes("before"),
      ]);
    }
  });

  it("do not make a text longer than it may be, stacked or not", async () => {
    const someone = await test.person();
    const note = (text: string) =>
      test.post("/api/cart/add", { product_id: "spice.tea", note: text }, someone);
    expect((await note(`a${"\u0301".repeat(200)}`)).status).toBe(422);
    expect((await note("ن".repeat(200))).status).toBe(200);
    expect((await note("ن".repeat(201))).status).toBe(422);
  });

  it("are taken out of what customers write", async () => {
    const someone = await test.person();
    const unseen = Array.from({ length: 5 }, (_, at) => String.fromCodePoint(0x202a + at)).concat(
      Array.from({ length: 4 }, (_, at) => String.fromCodePoint(0x2066 + at)),
    );
    const note = `before ${unseen.join("")}after`;
    const added = await test.post("/api/cart/add", { product_id: "spice.tea", note }, someone);
    expect(added.body.data.items[0].note).toBe("before after");
    const form = {
      phone: "55123456",
      zone_number: "1",
      line_one: `St\u202ereet`,
      building_number: "1",
      note: "\u2067x",
    };
    await test.post("/api/addresses", form, someone);
    const text = JSON.stringify((await test.get("/api/addresses", someone)).body.data.items);
    expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    const marks = await test.post(
      "/api/cart/add",
      { product_id: "spice.tea", note: `a${"\u0301".repeat(5000)}` },
      someone,
    );
    expect(marks.status).toBe(422);
  });
});

describe("REQ-SEC-25: headers", () => {
  it("say with every answer what a browser may do with it", async () => {
    const someone = await test.person();
    for (const answer of [
      await test.get("/api/home"),
      await test.get("/api/cart", someone),
      await test.get("/api/nothing"),
      await test.get("/nothing-at-all"),
      await test.get("/health"),
    ]) {
      expect(answer.headers.get("Content-Security-Policy")).toMatch(
        /default-src 'none'.*frame-ancestors 'none'/,
      );
      expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(answer.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect(answer.headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
      expect(answer.headers.get("Permissions-Policy")).toContain("camera=()");
      expect(answer.headers.get("Server")).toBeNull();
      expect(answer.headers.get("X-Powered-By")).toBeNull();
    }
    const mine = await test.get("/api/cart", someone);
    expect(mine.headers.get("Cache-Control")).toBe("no-store");
    for (const name of ["Accept-Language", "Origin"]) expect(mine.headers.get("Vary")).toContain(name);
    const secure = await test.get("/api/home", { headers: { "X-Forwarded-Proto": "https" } });
    expect(secure.headers.get("Strict-Transport-Security")).toMatch(/max-age=\d{8}/);
    const page = (await test.get("/api/docs")).headers.get("Content-Security-Policy") ?? "";
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(page).toContain(part);
    expect(page).not.toMatch(/script-src[^;]*unsafe/);
  });
});

describe("REQ-SEC-27: the log", () => {
  it("tells nothing of customers, and each line is one, with the request's id", async () => {
    const secrets = {
      password: "machboos-under-the-moon",
      email: `secret.${randomUUID()}@example.com`,
      mobile: "55987321",
      key: `key-${randomUUID()}`,
      note: "behind the blue gate 77",
      forged: 'x\r\n{"level":"error","event":"forged"}\u001b[31m',
    };
    const { email, password, mobile } = secrets;
    const registered = await test.post("/api/register", {
      first_name: "Noor",
      last_name: "Saad",
      email,
      mobile,
      password,
      password_confirmation: password,
    });
    const code = await test.newestCode(email);
    const attempt = registered.body.data.attempt as string;
    const verified = await test.post("/api/email-verify", { email, otp: code, attempt });
    const token = verified.body.data.token as string;
    await test.post("/api/login", { email, password: `${password}-wrong` });
    await test.post("/api/cart/add", { product_id: "spice.tea", note: secrets.note }, { token });
    await test.post("/api/cart/add", { product_id: secrets.forged }, { token });
    await test.get(`/api/stores/${encodeURIComponent(secrets.forged)}?q=${encodeURIComponent(secrets.note)}`);
    const form = await test.orderForm({ id: "", email, token });
    test.atStep(() => {
      throw new Error("a fault", { cause: new Error("deep") });
    });
    const failed = await test.post("/api/orders", form, { token, key: secrets.key });
    test.atStep(() => undefined);
    expect(failed.status).toBe(500);

    const log = test.logged.join("");
    for (const [what, secret] of Object.entries({ ...secrets, code, token, attempt })) {
      // A code of six digits may stand by chance inside a longer number or an id.
      const shown = what === "code" ? new RegExp(`\\b${secret}\\b`).test(log) : log.includes(secret);
      expect([what, shown]).toEqual([what, false]);
    }
    // oxlint-disable-next-line no-control-regex
    expect(log).not.toMatch(/\u001b/);
    for (const line of test.logged) {
      expect(line.endsWith("\n") && !line.slice(0, -1).includes("\n")).toBe(true);
      expect(JSON.parse(line)).toMatchObject({
        level: expect.any(String),
        event: expect.not.stringContaining("forged"),
      });
    }
    const own = test.logged.filter((line) => line.includes(failed.body.request_id as string));
    expect(own.filter((line) => line.includes('"event":"unexpected"'))).toHaveLength(1);
    expect(own.filter((line) => line.includes('"event":"request"'))).toHaveLength(1);
    expect(failed.headers.get("X-Request-Id")).toBe(failed.body.request_id);
    recordFigure("REQ-SEC-27", { what: "secrets found in the log", value: 0, limit: "0" });
  });
});

describe("an order sent more than once", () => {
  it("REQ-REL-03: at the same time and afterwards is one order", async () => {
    const someone = await test.person();
    await test.post("/api/cart/add", { product_id: "spice.tea" }, someone);
    const form = await test.orderForm(someone);
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.post("/api/orders", form, { ...someone, key })),
    );
    answers.push(await test.post("/api/orders", form, { ...someone, key }));
    const made = answers.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body }) => body.data.id)).size).toBe(1);
    expect(answers.every(({ status, body }) => status === 201 || body.code === "in_progress")).toBe(true);
    expect((await test.get("/api/orders", someone)).body.data.items).toHaveLength(1);
  });

  it("REQ-REL-04: whose answer was lost after the commit is there, and told when it is sent again", async () => {
    const someone = await test.person();
    await test.post("/api/cart/add", { product_id: "spice.tea" }, someone);
    const form = await test.orderForm(someone);
    const server = serve({ fetch: test.app.fetch, port: 0, hostname: "127.0.0.1" });
    await new Promise((listening) => server.once("listening", listening));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/orders`;
    const cut = new AbortController();
    const headers = { Authorization: `Bearer ${someone.token}`, "Idempotency-Key": randomUUID() };
    test.atStep((step) => {
      if (step === "order: committed") cut.abort();
    });
    await expect(
      fetch(url, { method: "POST", body: encodeForm(form), headers, signal: cut.signal }),
    ).rejects.toThrow();
    test.atStep(() => undefined);
    const again = await fetch(url, { method: "POST", body: encodeForm(form), headers });
    expect([again.status, again.headers.get("Idempotent-Replayed")]).toEqual([201, "true"]);
    const { items } = (await test.get("/api/orders", someone)).body.data;
    expect(items).toHaveLength(1);
    expect((await test.get("/api/cart", someone)).body.data.items).toHaveLength(0);
    await new Promise((closed) => server.close(closed));
  });
});
