import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { families, familyMembers, userEvents, users } from "../../db/schema.js";
import { userTopic } from "../../http/bus.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

const stateOf = async (someone: Person) => (await test.get("/api/family", someone)).body.data;
const join = (someone: Person, code: string) => test.post("/api/family/join", { code }, someone);
const leave = (someone: Person) => test.post("/api/family/leave", {}, someone);
const addTea = (someone: Person, quantity = 1) =>
  test.post("/api/family/basket/add", { product_id: "spice.tea", quantity }, someone);
const said = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

/** A family of an owner and so many members more, who joined in this order. */
async function household(others = 1) {
  const owner = await test.person();
  const made = await test.post("/api/family/create", { name: "Al Kuwari" }, owner);
  const code: string = made.body.data.invite_code;
  const members: Person[] = [];
  for (let i = 0; i < others; i++) {
    const member = await test.person();
    expect((await join(member, code)).status).toBe(200);
    members.push(member);
  }
  return { owner, members, member: members[0]!, code };
}

describe("a family", () => {
  it("is made by its owner, who alone gets the code, and joined by it", async () => {
    const alone = await test.person();
    expect(await stateOf(alone)).toEqual({ family: null, members: [], invite_code: null, basket: null });
    const made = await test.post("/api/family/create", { name: " Al Kuwari " }, alone);
    expect(made.body.message).toBe("Updated successfully");
    expect(made.body.data).toMatchObject({
      family: { name: "Al Kuwari", role: "owner" },
      members: [{ id: alone.id, name: "Aisha Saad", role: "owner", allowance: null, spent: 0 }],
      invite_code: expect.stringMatching(/^[2-9A-HJ-NP-TV-Z]{6}$/),
      basket: { version: 0, vendor: null, items: [], quote: null },
    });
    const member = await test.person();
    const typed = ` ${made.body.data.invite_code.toLowerCase()} `;
    const joined = await join(member, typed);
    expect(joined.body.data).toMatchObject({
      family: { id: made.body.data.family.id, role: "member" },
      members: [
        { id: alone.id, role: "owner" },
        { id: member.id, role: "member" },
      ],
      invite_code: null,
    });
    expect((await stateOf(alone)).members).toHaveLength(2);
  });

  it("is previewed by its code without anybody's full name", async () => {
    const { code } = await household();
    const outsider = await test.person();
    const seen = await test.get(`/api/family/invites/${code.toLowerCase()}`, outsider);
    expect(seen.body.data).toEqual({ name: "Al Kuwari", owner_name: "Aisha", members_count: 2 });
    expect(said(await test.get("/api/family/invites/ZZZZZZ", outsider))).toEqual([404, "family_code"]);
    // Who was invited sees by whom before there is an account.
    expect((await test.get(`/api/family/invites/${code}`)).body.data.owner_name).toBe("Aisha");
  });

  it("is one at a time", async () => {
    const { owner, member, code } = await household();
    for (const someone of [owner, member]) {
      expect(said(await join(someone, code))).toEqual([409, "already_member"]);
      const second = await test.post("/api/family/create", { name: "Another" }, someone);
      expect(said(second)).toEqual([409, "already_member"]);
    }
    expect(said(await join(await test.person(), "ZZZZZZ"))).toEqual([404, "family_code"]);
    const malformed = await join(await test.person(), "no");
    expect([malformed.status, Object.keys(malformed.body.errors)]).toEqual([422, ["code"]]);
    const nameless = await test.post("/api/family/create", { name: " " }, await test.person());
    expect(Object.keys(nameless.body.errors)).toEqual(["name"]);
  });

  it("has eight people at most, whoever comes at the same moment", async () => {
    const { owner, code } = await household(6);
    const two = [await test.person(), await test.person()];
    const answers = await Promise.all(two.map((someone) => join(someone, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe("family_full");
    expect((await stateOf(owner)).members).toHaveLength(8);
  });

  it("takes nobody into two families at the same moment", async () => {
    const [one, other] = [await household(0), await household(0)];
    const wanderer = await test.person();
    const answers = await Promise.all([
      join(wanderer, one.code),
      join(wanderer, other.code),
      test.post("/api/family/create", { name: "Own" }, wanderer),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const rows = await test.db.select().from(familyMembers).where(eq(familyMembers.userId, wanderer.id));
    expect(rows).toHaveLength(1);
    expect(await test.db.select().from(families).where(eq(families.name, "Own"))).toHaveLength(
      answers[2]!.status === 200 ? 1 : 0,
    );
  });

  it("passes on when its owner leaves, with another code, and closes with the last", async () => {
    const { owner, members, code } = await household(2);
    const [second, third] = members as [Person, Person];
    await test.post(`/api/family/members/${second.id}/allowance`, { amount: 5000 }, owner);
    expect((await leave(owner)).body.data.family).toBeNull();
    const state = await stateOf(second);
    expect(state).toMatchObject({
      family: { role: "owner" },
      members: [
        { id: second.id, role: "owner", allowance: null },
        { id: third.id, role: "member" },
      ],
    });
    expect(state.invite_code).not.toBe(code);
    expect(said(await join(owner, code))).toEqual([404, "family_code"]);
    await leave(third);
    expect((await stateOf(second)).invite_code).toBe(state.invite_code);
    const { id } = state.family;
    await leave(second);
    expect(await test.db.select().from(families).where(eq(families.id, id))).toEqual([]);
    expect(said(await leave(second))).toEqual([409, "not_member"]);
  });

  it("has one owner after everybody left at the same moment", async () => {
    const { owner, members } = await household(3);
    const stays = members[2]!;
    await Promise.all([owner, members[0]!, members[1]!].map(leave));
    expect(await stateOf(stays)).toMatchObject({
      family: { role: "owner" },
      members: [{ id: stays.id, role: "owner" }],
    });
  });

  it("lets its owner alone take members out and bound what they cost", async () => {
    const { owner, members, code } = await household(2);
    const [one, other] = members as [Person, Person];
    const stranger = (await household()).member;
    const act = (by: Person, on: string, what: "remove" | "allowance", amount: unknown = 100) =>
      test.post(`/api/family/members/${on}/${what}`, { amount }, by);
    for (const what of ["remove", "allowance"] as const) {
      expect(said(await act(one, other.id, what))).toEqual([403, "not_owner"]);
      expect(said(await act(owner, owner.id, what))).toEqual([404, "not_found"]);
      expect(said(await act(owner, stranger.id, what))).toEqual([404, "not_found"]);
      expect(said(await act(await test.person(), one.id, what))).toEqual([409, "not_member"]);
    }
    const bounded = await act(owner, one.id, "allowance", 12_300);
    expect(bounded.body.data.members[1]).toMatchObject({ id: one.id, allowance: 12_300, spent: 0 });
    expect((await act(owner, one.id, "allowance", null)).body.data.members[1].allowance).toBeNull();
    for (const amount of [-1, 1.5, "x", 100_000_000]) {
      expect(Object.keys((await act(owner, one.id, "allowance", amount)).body.errors)).toEqual(["amount"]);
    }
    const removed = await act(owner, one.id, "remove");
    expect(removed.body).toMatchObject({ message: "Deleted", data: { members: { length: 2 } } });
    expect(said(await join(one, code))).toEqual([404, "family_code"]);
    expect((await stateOf(one)).family).toBeNull();
  });
});

describe("what the streams tell", () => {
  it("is told to all members, and to who is out now, when people or basket change", async () => {
    const { owner, member } = await household();
    const told = async (someone: Person) => {
      const rows = await test.db
        .select()
        .from(userEvents)
        .where(and(eq(userEvents.userId, someone.id), eq(userEvents.kind, "family")));
      return rows.length;
    };
    expect([await told(owner), await told(member)]).toEqual([2, 1]);
    let woken = 0;
    const end = test.panel.bus.subscribe(userTopic(member.id), () => woken++);
    await addTea(owner);
    expect([await told(owner), await told(member), woken]).toEqual([3, 2, 1]);
    expect((await addTea(owner, 999)).status).toBe(409);
    expect([await told(owner), woken]).toEqual([3, 1]);
    await test.post(`/api/family/members/${member.id}/remove`, {}, owner);
    expect([await told(owner), await told(member), woken]).toEqual([4, 3, 2]);
    await addTea(owner);
    end();
    expect([await told(owner), await told(member), woken]).toEqual([5, 3, 2]);
  });

  it("holds the version of the basket, and none for who is in no family any more", async () => {
    const { owner, member } = await household();
    const ended = new AbortController();
    const stream = await test.app.request("/api/events", {
      headers: { Authorization: `Bearer ${member.token}` },
      signal: ended.signal,
    });
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    let heard = "";
    const hear = async (what: string) => {
      while (!heard.includes(what)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`the stream ended after ${heard}`);
        heard += value;
      }
    };
    const { version } = (await addTea(owner)).body.data;
    await hear(`{"kind":"family","version":${version}}`);
    expect(heard).toContain("event: family");
    await test.post(`/api/family/members/${member.id}/remove`, {}, owner);
    await hear(`{"kind":"family","version":null}`);
    ended.abort();
    await reader.cancel();
  });
});

describe("REQ-SEC-10 family", () => {
  it("shows members nobody's address, wallet, e-mail or code", async () => {
    const { owner, member } = await household();
    await test.db.update(users).set({ mobile: "+97455500000" }).where(eq(users.id, owner.id));
    const addressId = await test.addressOf(owner);
    await addTea(owner);
    const quote = await test.post(
      "/api/family/basket/quote",
      { order_type: "delivery", address_id: addressId },
      member,
    );
    expect(said(quote)).toEqual([404, "not_found"]);
    const told = JSON.stringify(await stateOf(member));
    for (const secret of [owner.email, "+974", `"850"`, `balance"`, "Leave at the door"]) {
      expect([secret, told.includes(secret)]).toEqual([secret, false]);
    }
    expect((await stateOf(member)).invite_code).toBeNull();
  });

  it("shuts everything to those who left or were taken out, at once", async () => {
    const { owner, members } = await household(2);
    const [left, removed] = members as [Person, Person];
    await addTea(owner);
    await leave(left);
    await test.post(`/api/family/members/${removed.id}/remove`, {}, owner);
    const { basket } = await stateOf(owner);
    const line = { item_id: basket.items[0].id, quantity: 2, version: basket.version };
    for (const someone of [left, removed]) {
      expect((await stateOf(someone)).basket).toBeNull();
      for (const [path, fields] of [
        ["basket/add", { product_id: "spice.tea" }],
        ["basket/update", line],
        ["basket/remove", line],
        ["basket/quote", {}],
        ["leave", {}],
        [`members/${owner.id}/remove`, {}],
        [`members/${owner.id}/allowance`, { amount: 0 }],
      ] as const) {
        expect([path, ...said(await test.post(`/api/family/${path}`, fields, someone))]).toEqual([
          path,
          409,
          "not_member",
        ]);
      }
    }
  });

  it("takes what somebody put into the basket out with them", async () => {
    const { owner, member } = await household();
    const before = (await addTea(member)).body.data;
    expect(before.vendor.id).toBe("spice");
    await leave(member);
    const { basket } = await stateOf(owner);
    expect(basket).toMatchObject({ vendor: null, items: [], quote: null });
    expect(basket.version).toBeGreaterThan(before.version);
    const again = await test.post("/api/family/basket/add", { product_id: "bakery.bun" }, owner);
    expect(again.body.data.vendor.id).toBe("bakery");
  });

  it("lets nobody try many codes, one after the other or at once", async () => {
    const strict = await createTestPanel({}, { PANEL_LIMITS_SCALE: "1", PANEL_LIMITS_JOIN: "4" });
    try {
      const guesser = await strict.person();
      const tries = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          i % 2 === 0
            ? strict.post("/api/family/join", { code: "ZZZZZZ" }, guesser)
            : strict.get("/api/family/invites/ZZZZZZ", guesser),
        ),
      );
      expect(tries.filter(({ status }) => status === 404)).toHaveLength(4);
      const refused = tries.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(16);
      expect(Number(refused[0]!.headers.get("Retry-After"))).toBeGreaterThan(3600);
      const owner = await strict.person();
      const made = await strict.post("/api/family/create", { name: "Al Kuwari" }, owner);
      const right = { code: made.body.data.invite_code };
      // A guest may look at what a code opens; all those behind one address together as often as one who signed in.
      const looks = await Promise.all(
        Array.from({ length: 10 }, () => strict.get("/api/family/invites/ZZZZZZ")),
      );
      expect(looks.filter(({ status }) => status === 404)).toHaveLength(4);
      expect(looks.filter(({ status }) => status === 429)).toHaveLength(6);
      // The right one no longer helps who guessed; others join.
      expect(said(await strict.post("/api/family/join", right, guesser))).toEqual([429, "too_many_requests"]);
      expect((await strict.post("/api/family/join", right, await strict.person())).status).toBe(200);
    } finally {
      await strict.close();
    }
  });

  it("asks guests to sign in", async () => {
    for (const path of ["create", "join", "leave", "basket/add", "basket/order"]) {
      expect((await test.post(`/api/family/${path}`)).status).toBe(401);
    }
    expect((await test.get("/api/family")).status).toBe(401);
  });
});
