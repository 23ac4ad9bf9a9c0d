import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { invitations, mails, storeStaff, users } from "../../db/schema.js";
import {
  actions,
  admin,
  customer,
  rider,
  setUpAdminTests,
  staff,
  stranger,
  test,
} from "../../testing/admin-fixture.js";
import { createTestPanel, type Person } from "../../testing/test-panel.js";
import { hintOf } from "../audit/audit-log.js";

setUpAdminTests();

const post = (path: string, body: object, who: Person) => test.post(`/api/panel/${path}`, body, who);
const codeOf = async (answer: ReturnType<typeof post>) => (await answer).body.code ?? (await answer).status;
const invite = (email: string, role: string, who = staff) =>
  post("stores/spice/invitations", { email, role }, who);
async function tokenFor(email: string): Promise<string> {
  const mail = (await test.mailsTo(email)).at(-1)!;
  return /\/invitation\/([\w-]{32})/.exec(mail.text)![1]!;
}
const accept = (token: string, who: Person) => test.post("/api/invitations/accept", { token }, who);
/** A member of the store `spice` with a role. */
async function member(role: "owner" | "manager" | "counter" | "kitchen"): Promise<Person> {
  const someone = await test.person({ storeId: "spice" });
  await test.db.update(storeStaff).set({ role }).where(eq(storeStaff.userId, someone.id));
  return someone;
}
beforeEach(async () => {
  await test.db.delete(invitations);
  await test.db.delete(storeStaff);
  await test.db.insert(storeStaff).values([
    { userId: staff.id, storeId: "spice", role: "owner" },
    { userId: stranger.id, storeId: "bakery", role: "owner" },
  ]);
  await test.db.delete(mails);
});

describe("an invitation", () => {
  it("makes the account of its address a member, once", async () => {
    expect((await invite(customer.email.toUpperCase(), "counter")).status).toBe(201);
    const token = await tokenFor(customer.email);
    const other = await test.person();
    expect((await accept(token, other)).body.code).toBe("invitation_gone");
    const joined = await accept(token, customer);
    expect(joined.body.data).toEqual({ vendor_id: "spice", vendor_name: "Store spice", role: "counter" });
    expect((await accept(token, customer)).body.code).toBe("invitation_gone");
    expect((await test.get("/api/panel/orders", customer)).status).toBe(200);
    expect((await invite(customer.email, "kitchen")).body.code).toBe("member_already");
    expect((await actions()).map(({ action, after }) => [action, after])).toEqual([
      ["member.invite", { email: hintOf(customer.email), role: "counter" }],
      ["member.join", { role: "counter" }],
    ]);
    // Neither the database nor the log has the secret.
    expect(JSON.stringify(await test.db.select().from(invitations))).not.toContain(token);
    expect(test.logged.join("")).not.toContain(token);
  });

  it("is not needed by those who create stores, who join one themselves, once", async () => {
    const join = (who: Person, role: string, store = "spice") =>
      post(`stores/${store}/members/join`, { role }, who);
    expect((await join(admin, "owner")).body.data).toMatchObject({ user_id: admin.id, role: "owner" });
    expect(await codeOf(join(admin, "counter"))).toBe("member_already");
    expect(await codeOf(join(admin, "owner", "nowhere"))).toBe("not_found");
    expect(await codeOf(join(staff, "owner", "bakery"))).toBe("forbidden");
    expect((await actions()).map(({ action }) => action)).toContain("member.join");
  });

  it("ends with another one, when it is revoked, and after seven days", async () => {
    const someone = await test.person();
    await invite(someone.email, "counter");
    const first = await tokenFor(someone.email);
    const { data: second } = (await invite(someone.email, "kitchen")).body;
    expect((await accept(first, someone)).body.code).toBe("invitation_gone");
    const open = (await test.get("/api/panel/stores/spice/invitations", staff)).body.data.items;
    expect(open).toEqual([second]);
    const token = await tokenFor(someone.email);
    expect(await codeOf(post(`invitations/${second.id}/revoke`, {}, stranger))).toBe("not_found");
    expect(await codeOf(post(`invitations/${second.id}/revoke`, {}, staff))).toBe(200);
    expect((await accept(token, someone)).body.code).toBe("invitation_gone");
    await invite(someone.email, "kitchen");
    const late = await tokenFor(someone.email);
    test.passTime(8 * 86_400);
    expect((await accept(late, { ...someone })).status).not.toBe(200);
    test.passTime(-8 * 86_400);
  });

  it("is not ended by another one from somebody who could not have sent it", async () => {
    const someone = await test.person();
    await invite(someone.email, "manager");
    const manager = await member("manager");
    expect(await codeOf(invite(someone.email, "kitchen", manager))).toBe("forbidden");
    expect((await accept(await tokenFor(someone.email), someone)).body.data.role).toBe("manager");
  });

  it("ends with the right of its sender: who leaves a store does not come back by it", async () => {
    const inviteFrom = async (sender: Person, role: string) => {
      const friend = await test.person();
      expect((await invite(friend.email, role, sender)).status).toBe(201);
      return { friend, token: await tokenFor(friend.email) };
    };
    const [leaving, demoted, blocked] = [
      await member("owner"),
      await member("owner"),
      await member("manager"),
    ];
    const sent = [
      await inviteFrom(leaving, "owner"),
      await inviteFrom(demoted, "manager"),
      await inviteFrom(blocked, "counter"),
    ];
    const kept = await inviteFrom(demoted, "counter");
    await post("stores/spice/members/remove", { user_id: leaving.id }, staff);
    await post("stores/spice/members/role", { user_id: demoted.id, role: "manager" }, staff);
    await test.db.update(users).set({ blockedAt: test.panel.clock() }).where(eq(users.id, blocked.id));
    for (const { friend, token } of sent)
      expect((await accept(token, friend)).body.code).toBe("invitation_gone");
    expect((await accept(kept.token, kept.friend)).status).toBe(200);
  });

  it("leaves a member's role as it is, and says which one that is", async () => {
    const someone = await test.person();
    await invite(someone.email, "manager");
    await test.db.insert(storeStaff).values({ userId: someone.id, storeId: "spice", role: "kitchen" });
    expect((await accept(await tokenFor(someone.email), someone)).body.data.role).toBe("kitchen");
    expect((await actions()).map(({ action }) => action)).not.toContain("member.join");
  });

  it("has a page for people without an application, which accepts nothing by being opened", async () => {
    await invite("newcomer@example.com", "manager");
    const path = `/invitation/${await tokenFor("newcomer@example.com")}`;
    const open = (query = "") => test.get(`${path}${query}`);
    const page = await open();
    expect([page.status, page.headers.get("Referrer-Policy")]).toEqual([200, "no-referrer"]);
    expect(page.body).toContain("Work for Store spice");
    expect(page.body).toContain("newcomer@example.com");
    expect((await open("?lang=ar")).body).toContain('dir="rtl"');
    expect((await test.send("POST", path, new FormData(), {})).status).toBe(403);
    const newcomer = await test.person();
    await test.db.update(users).set({ email: "newcomer@example.com" }).where(eq(users.id, newcomer.id));
    expect((await open()).body).toContain("<button>Accept the invitation</button>");
    expect((await test.get("/api/panel/stores", newcomer)).status).toBe(403);
    expect((await test.send("POST", path, new FormData(), {})).status).toBe(200);
    expect((await test.get("/api/panel/stores", newcomer)).body.data.items).toHaveLength(1);
    expect((await open()).status).toBe(410);
  });
});

it("goes to one address five times a day, so that no store can flood a stranger with mail", async () => {
  const strict = await createTestPanel({}, { PANEL_LIMITS_SCALE: "1" });
  const owner = await strict.person({ storeId: "spice", storeRole: "owner" });
  const send = (email: string) =>
    strict.post("/api/panel/stores/spice/invitations", { email, role: "counter" }, owner);
  for (let sent = 0; sent < 5; sent++) expect((await send("victim@example.com")).status).toBe(201);
  expect((await send("victim@example.com")).body.code).toBe("too_many_requests");
  expect((await send("friend@example.com")).status).toBe(201);
  await strict.close();
});

describe("members", { tags: ["REQ-API-43"] }, () => {
  it("give and take only the roles below their own, and owners all", async () => {
    const manager = await member("manager");
    const counter = await member("counter");
    const kitchen = await member("kitchen");
    const role = (who: Person, of: Person, to: string) =>
      codeOf(post("stores/spice/members/role", { user_id: of.id, role: to }, who));
    expect(await role(counter, kitchen, "counter")).toBe("forbidden");
    expect(await role(manager, kitchen, "counter")).toBe(200);
    expect(await role(manager, kitchen, "manager")).toBe("forbidden");
    expect(await role(manager, staff, "kitchen")).toBe("forbidden");
    expect(await role(manager, manager, "owner")).toBe("forbidden");
    expect(await role(stranger, kitchen, "kitchen")).toBe("not_found");
    expect(await role(staff, kitchen, "manager")).toBe(200);
    expect(await codeOf(invite("a@example.com", "manager", manager))).toBe("forbidden");
    expect(await codeOf(invite("a@example.com", "owner", admin))).toBe(201);
    const listed = (await test.get("/api/panel/stores/spice/members", manager)).body.data.items;
    expect(listed.map(({ role: one }: { role: string }) => one)).toEqual([
      "owner",
      "manager",
      "manager",
      "counter",
    ]);
    expect((await test.get("/api/panel/stores/spice/members", counter)).status).toBe(403);
  });

  it("may leave, and a store keeps an owner", async () => {
    const counter = await member("counter");
    const remove = (who: Person, of: Person) =>
      codeOf(post("stores/spice/members/remove", { user_id: of.id }, who));
    expect(await remove(staff, staff)).toBe("last_owner");
    expect(await remove(admin, staff)).toBe("last_owner");
    expect(
      await codeOf(post("stores/spice/members/role", { user_id: staff.id, role: "kitchen" }, admin)),
    ).toBe("last_owner");
    expect(await remove(counter, staff)).toBe("forbidden");
    expect(await remove(counter, counter)).toBe("forbidden");
    const leave = (who: Person, from = "spice") => codeOf(post(`stores/${from}/members/leave`, {}, who));
    expect(await leave(staff)).toBe("last_owner");
    expect(await leave(counter, "bakery")).toBe("not_found");
    expect(await leave(counter)).toBe(200);
    expect((await test.get("/api/panel/orders", counter)).status).toBe(403);
    const second = await member("owner");
    // Two owners who remove each other at once leave one.
    const both = await Promise.all([remove(staff, second), remove(second, staff)]);
    expect(both.filter((code) => code === 200)).toHaveLength(1);
    const left = await test.db.select().from(storeStaff).where(eq(storeStaff.storeId, "spice"));
    expect(left.map(({ role }) => role)).toEqual(["owner"]);
  });
});

describe("riders", () => {
  it("are made and sent away by the office alone", async () => {
    const someone = await test.person();
    const form = { email: someone.email, name: "Suresh", name_ar: "سوريش", phone: "55123456" };
    expect(await codeOf(post("riders", form, staff))).toBe("forbidden");
    expect(await codeOf(post("riders", { ...form, email: "nobody@example.com" }, admin))).toBe("no_account");
    const { data } = (await post("riders", form, admin)).body;
    expect(data).toMatchObject({ name: "Suresh", name_ar: "سوريش", active: true, is_available: false });
    await post("rides/shift/open", { opening_cash: 0 }, someone);
    expect((await post("riders/duty", { on_duty: true }, someone)).body.data).toEqual({ on_duty: true });
    await post("rides/shift/close", { handed_in: 0 }, someone);
    const ended = await post(`riders/${data.id}/update`, { active: false }, admin);
    expect(ended.body.data).toMatchObject({ active: false, is_available: false });
    expect((await post("riders/duty", { on_duty: true }, someone)).status).toBe(403);
    const audited = await actions();
    expect(audited.map(({ action }) => action)).toEqual([
      "rider.create",
      "shift.open",
      "shift.close",
      "rider.update",
    ]);
    expect(audited[0]!.after).toMatchObject({ name: "Suresh", phone: "…456" });
  });

  it("who carry an order stay until it is delivered", async () => {
    const busy = await rider();
    const order = await test.order(customer, [["spice.tea", 1]], "delivery");
    await post(`orders/${order.id}/transition`, { to: "accepted", version: 1 }, staff);
    expect((await post(`orders/${order.id}/rider`, { rider_id: busy.riderId }, staff)).status).toBe(200);
    expect(await codeOf(post(`riders/${busy.riderId}/update`, { active: false }, admin))).toBe("rider_busy");
  });
});

describe("the audit log", () => {
  it("is read by the office, by an owner for their store, and filtered", async () => {
    await post("stores/spice/update", { legal_name: "Spice W.L.L. 2" }, staff);
    await post("stores/bakery/update", { legal_name: "Bakery W.L.L. 2" }, stranger);
    const manager = await member("manager");
    const log = async (who: Person, query = "") => {
      const { status, body } = await test.get(`/api/panel/audit-log?${query}`, who);
      return status === 200
        ? body.data.items.map(({ vendor_id }: { vendor_id: string }) => vendor_id)
        : status;
    };
    expect(await log(admin)).toEqual(["bakery", "spice"]);
    expect(await log(staff)).toEqual(["spice"]);
    expect(await log(staff, "vendor_id=bakery")).toEqual([]);
    expect(await log(manager)).toBe(403);
    expect(await log(customer)).toBe(403);
    expect(await log(admin, "action=store")).toHaveLength(2);
    expect(await log(admin, "action=stor")).toEqual([]);
    expect(await log(admin, `actor_id=${staff.id}`)).toEqual(["spice"]);
    const page = (await test.get("/api/panel/audit-log?per_page=1", admin)).body.data;
    expect(page.items[0]).toMatchObject({
      action: "store.update",
      before: { legal_name: "bakery W.L.L." },
      after: { legal_name: "Bakery W.L.L. 2" },
    });
    expect(await log(admin, `cursor=${encodeURIComponent(page.next_cursor)}`)).toEqual(["spice"]);
  });
});
