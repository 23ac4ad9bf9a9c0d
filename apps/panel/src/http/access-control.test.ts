import { type Call, decodeForm, encodeForm, registry } from "@talabee/contract";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { servedCalls } from "../app.js";
import { insertOwnedRows, type Owned } from "../testing/owned-rows.js";
import { recordFigure } from "../testing/record-figure.js";
import { VALID_FORMS } from "../testing/valid-forms.js";
import { createTestPanel, type Person, type TestPanel } from "../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel({ demo: true, origins: ["https://shop.example"] })));
afterAll(() => test.close());

const calls = Object.entries(registry) as [string, Call][];
const parameters = ({ path }: Call) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

describe("REQ-SEC-09: resources of other users", () => {
  /** Kind of resource that the id in a path names. */
  const KINDS: readonly (readonly [path: RegExp, kind: "public" | keyof Owned])[] = [
    [/^\/api\/(stores|products|collections|pages|payment-webhooks)\//, "public"],
    // The return from a gateway has no session, and its response contains no data of the payment.
    [/^\/api\/payments\/\{id\}\/return$/, "public"],
    // The invite code itself grants access.
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
    [/^\/api\/panel\/stores\/\{id\}\/(board|events|report)$/, "store"],
    [/^\/api\/panel\/coupons\//, "coupon"],
    [/^\/api\/panel\/applicants\//, "applicant"],
    [/^\/api\/panel\/review-photos\//, "photo"],
    [/^\/api\/panel\/reviews\//, "review"],
    [/^\/api\/panel\/stores\//, "store"],
    [/^\/api\/panel\/closures\//, "closure"],
    [/^\/api\/panel\/hours-plans\//, "plan"],
    // The office's: whoever may not change one may change none.
    [/^\/api\/panel\/(inbox|vouchers|bills|customers)\//, "category"],
    [/^\/api\/panel\/devices\//, "device"],
    [/^\/api\/panel\/rides\//, "order"],
    [/^\/api\/panel\/offers\//, "offer"],
    [/^\/api\/panel\/shifts\//, "shift"],
    [/^\/api\/panel\/invitations\//, "invitation"],
    [/^\/api\/panel\/riders\//, "rider"],
    [/^\/api\/panel\/categories\//, "category"],
    // Those of the brand: whoever may not change one may change none.
    [/^\/api\/panel\/(banners|collections|pages)\//, "category"],
    [/^\/api\/panel\/sections\//, "section"],
    [/^\/api\/panel\/addon-groups\//, "group"],
  ];
  let owner: Person;
  let other: Person;
  let staffElsewhere: Person;
  let owned: Owned;

  beforeAll(async () => {
    owner = await test.person();
    other = await test.person();
    staffElsewhere = await test.person({ storeId: "bakery" });
    owned = await insertOwnedRows(test, owner);
  });

  it("are not found, by any call of the contract that names one", async () => {
    let tried = 0;
    const served = servedCalls(test.app);
    for (const [name, call] of calls) {
      const [parameter, ...more] = parameters(call);
      if (parameter === undefined || !served.has(name)) continue;
      const kind = KINDS.find(([path]) => path.test(call.path))?.[1];
      // A new call fails here until its kind of resource is added to KINDS.
      expect([name, kind ?? "missing in KINDS"]).toEqual([name, expect.stringMatching(/^\w+$/)]);
      if (kind === undefined || kind === "public") {
        expect([name, call.access]).toEqual([name, expect.stringMatching(/public|gateway|user/)]);
        continue;
      }
      expect(more).toEqual([]);
      const send = (id: string, who?: Person) => {
        const path = call.path.replace(`{${parameter}}`, id);
        const sending = { ...(who === undefined ? {} : who), key: randomUUID() };
        return call.method === "GET"
          ? test.get(path, sending)
          : test.post(path, VALID_FORMS[name] ?? {}, sending);
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
    recordFigure("REQ-SEC-09", { what: "calls with an id tried as four users", value: tried, limit: "all" });
    expect(tried).toBeGreaterThan(10);
    expect((await test.get(`/api/orders/${owned.order}`, owner)).body.data.order_status).toBe("pending");
    expect((await test.get("/api/addresses", owner)).body.data.items).toHaveLength(1);
    const listed = (await test.get("/api/notifications", owner)).body.data.items as {
      id: string;
      read_at?: unknown;
    }[];
    expect(listed.map(({ id }) => id)).toContain(owned.notification);
  });

  it("require a session on every call that is not public", async () => {
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

describe("REQ-SEC-11: fields that the contract does not define", () => {
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
      const unknown = Object.keys(decoded).filter((field) => !known.includes(field));
      expect([name, unknown]).toEqual([name, []]);
      tried++;
    }
    recordFigure("REQ-SEC-11", { what: "bodies tried", value: tried, limit: "all" });
    expect(tried).toBeGreaterThan(30);
  });
});
