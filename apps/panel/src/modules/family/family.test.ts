import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { families, familyMembers } from "../../db/schema.js";
import {
  createFamily,
  join,
  leave,
  statusAndCode,
  setUpFamilyTests,
  stateOf,
  test,
} from "../../testing/family-fixture.js";
import { createTestPanel, type Person } from "../../testing/test-panel.js";
import { openSession } from "../auth/sessions.js";

setUpFamilyTests();

describe("a family", () => {
  it("is created by its owner, who alone sees the code, and joined by it", async () => {
    const alone = await test.person();
    expect(await stateOf(alone)).toEqual({
      family: null,
      members: [],
      invite_code: null,
      invite_expires_at: null,
      basket: null,
    });
    const created = await test.post("/api/family/create", { name: " Al Kuwari " }, alone);
    expect(created.body.message).toBe("Your family was created");
    expect(created.body.data).toMatchObject({
      family: { name: "Al Kuwari", role: "owner" },
      members: [{ id: alone.id, name: "Aisha Saad", role: "owner", allowance: null, spent: 0 }],
      invite_code: expect.stringMatching(/^[2-9A-HJ-NP-TV-Z]{12}$/),
      invite_expires_at: expect.any(String),
      basket: { version: 0, vendor: null, items: [], quote: null },
    });
    const member = await test.person();
    const typed = ` ${created.body.data.invite_code.toLowerCase()} `;
    const joined = await join(member, typed);
    expect(joined.body.data).toMatchObject({
      family: { id: created.body.data.family.id, role: "member" },
      members: [
        { id: alone.id, role: "owner" },
        { id: member.id, role: "member" },
      ],
      invite_code: null,
    });
    expect((await stateOf(alone)).members).toHaveLength(2);
  });

  it("is previewed by its code without full names", async () => {
    const { code } = await createFamily();
    const outsider = await test.person();
    const seen = await test.get(`/api/family/invites/${code.toLowerCase()}`, outsider);
    expect(seen.body.data).toEqual({ name: "Al Kuwari", owner_name: "Aisha", members_count: 2 });
    expect(statusAndCode(await test.get("/api/family/invites/ZZZZZZ", outsider))).toEqual([
      404,
      "family_code",
    ]);
    // An invited guest sees the owner's first name before registering.
    expect((await test.get(`/api/family/invites/${code}`)).body.data.owner_name).toBe("Aisha");
  });

  it("has a code that its owner can replace, which ends the old one (REQ-SEC-10)", async () => {
    const { owner, member, code } = await createFamily();
    const renew = (by: Person) => test.post("/api/family/invite", {}, by);
    expect(statusAndCode(await renew(member))).toEqual([403, "not_owner"]);
    expect(statusAndCode(await renew(await test.person()))).toEqual([409, "not_member"]);
    const fresh: string = (await renew(owner)).body.data.invite_code;
    expect(fresh).toMatch(/^[2-9A-HJ-NP-TV-Z]{12}$/);
    expect(fresh).not.toBe(code);
    expect(statusAndCode(await join(await test.person(), code))).toEqual([404, "family_code"]);
    const typed = `${fresh.slice(0, 4)}-${fresh.slice(4, 8)} ${fresh.slice(8)}`;
    expect((await join(await test.person(), typed)).status).toBe(200);
  });

  it("has a code that expires after a week (REQ-SEC-10)", async () => {
    const later = await createTestPanel();
    try {
      const owner = await later.person();
      const made = (await later.post("/api/family/create", { name: "Al Kuwari" }, owner)).body.data;
      expect(Date.parse(made.invite_expires_at) - later.panel.clock().getTime()).toBeLessThanOrEqual(
        7 * 86_400_000,
      );
      const joinWith = async (code: string) => later.post("/api/family/join", { code }, await later.person());
      later.passTime(6.9 * 86_400);
      expect((await later.get(`/api/family/invites/${made.invite_code}`)).status).toBe(200);
      expect((await joinWith(made.invite_code)).status).toBe(200);
      later.passTime(0.2 * 86_400);
      // The session of the owner has been idle for a week, too.
      const token = await openSession(later.db, owner.id, later.panel.clock());
      const state = (await later.get("/api/family", { token })).body.data;
      expect(state).toMatchObject({ invite_code: null, invite_expires_at: null });
      expect(statusAndCode(await joinWith(made.invite_code))).toEqual([404, "family_code"]);
      expect((await later.get(`/api/family/invites/${made.invite_code}`)).status).toBe(404);
      const renewed = (await later.post("/api/family/invite", {}, { token })).body.data;
      expect((await joinWith(renewed.invite_code)).status).toBe(200);
    } finally {
      await later.close();
    }
  });

  it("is one per user", async () => {
    const { owner, member, code } = await createFamily();
    for (const someone of [owner, member]) {
      expect(statusAndCode(await join(someone, code))).toEqual([409, "already_member"]);
      const second = await test.post("/api/family/create", { name: "Another" }, someone);
      expect(statusAndCode(second)).toEqual([409, "already_member"]);
    }
    expect(statusAndCode(await join(await test.person(), "ZZZZZZ"))).toEqual([404, "family_code"]);
    const malformed = await join(await test.person(), "no");
    expect([malformed.status, Object.keys(malformed.body.errors)]).toEqual([422, ["code"]]);
    const nameless = await test.post("/api/family/create", { name: " " }, await test.person());
    expect(Object.keys(nameless.body.errors)).toEqual(["name"]);
  });

  it("has at most eight members, also with concurrent joins", async () => {
    const { owner, code } = await createFamily(6);
    const two = [await test.person(), await test.person()];
    const answers = await Promise.all(two.map((someone) => join(someone, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe("family_full");
    expect((await stateOf(owner)).members).toHaveLength(8);
  });

  it("admits nobody to two families concurrently", async () => {
    const [one, other] = [await createFamily(0), await createFamily(0)];
    const joiner = await test.person();
    const answers = await Promise.all([
      join(joiner, one.code),
      join(joiner, other.code),
      test.post("/api/family/create", { name: "Own" }, joiner),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const rows = await test.db.select().from(familyMembers).where(eq(familyMembers.userId, joiner.id));
    expect(rows).toHaveLength(1);
    expect(await test.db.select().from(families).where(eq(families.name, "Own"))).toHaveLength(
      answers[2]!.status === 200 ? 1 : 0,
    );
  });

  it("gets another owner and code when its owner leaves, and is deleted with the last member", async () => {
    const { owner, members, code } = await createFamily(2);
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
    expect(statusAndCode(await join(owner, code))).toEqual([404, "family_code"]);
    await leave(third);
    expect((await stateOf(second)).invite_code).toBe(state.invite_code);
    const { id } = state.family;
    await leave(second);
    expect(await test.db.select().from(families).where(eq(families.id, id))).toEqual([]);
    expect(statusAndCode(await leave(second))).toEqual([409, "not_member"]);
  });

  it("has one owner after members left concurrently", async () => {
    const { owner, members } = await createFamily(3);
    const stays = members[2]!;
    await Promise.all([owner, members[0]!, members[1]!].map(leave));
    expect(await stateOf(stays)).toMatchObject({
      family: { role: "owner" },
      members: [{ id: stays.id, role: "owner" }],
    });
  });

  it("lets only its owner remove members and set allowances", async () => {
    const { owner, members, code } = await createFamily(2);
    const [one, other] = members as [Person, Person];
    const stranger = (await createFamily()).member;
    const act = (by: Person, on: string, what: "remove" | "allowance", amount: unknown = 100) =>
      test.post(`/api/family/members/${on}/${what}`, { amount }, by);
    for (const what of ["remove", "allowance"] as const) {
      expect(statusAndCode(await act(one, other.id, what))).toEqual([403, "not_owner"]);
      expect(statusAndCode(await act(owner, owner.id, what))).toEqual([404, "not_found"]);
      expect(statusAndCode(await act(owner, stranger.id, what))).toEqual([404, "not_found"]);
      expect(statusAndCode(await act(await test.person(), one.id, what))).toEqual([409, "not_member"]);
    }
    const bounded = await act(owner, one.id, "allowance", 12_300);
    expect(bounded.body.data.members[1]).toMatchObject({ id: one.id, allowance: 12_300, spent: 0 });
    expect((await act(owner, one.id, "allowance", null)).body.data.members[1].allowance).toBeNull();
    for (const amount of [-1, 1.5, "x", 100_000_000]) {
      expect(Object.keys((await act(owner, one.id, "allowance", amount)).body.errors)).toEqual(["amount"]);
    }
    const removed = await act(owner, one.id, "remove");
    expect(removed.body).toMatchObject({
      message: "Removed from your family",
      data: { members: { length: 2 } },
    });
    expect(statusAndCode(await join(one, code))).toEqual([404, "family_code"]);
    expect((await stateOf(one)).family).toBeNull();
  });
});
