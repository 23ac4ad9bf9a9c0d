import { businessDate, nextHoursChange, type OpeningInterval } from "@talabee/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog, hoursPlans, jobs, stores } from "../../db/schema.js";
import { emptyTables } from "../../testing/empty-tables.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { createHoursPlanService, ROLL_HOURS } from "./hours-plans.js";

const everyDay = (open: string, close: string, closes_next_day = false): OpeningInterval[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open, close, closes_next_day }));
const ALWAYS = everyDay("00:00", "24:00");

let test: TestPanel;
let manager: Person;
let timeZone: string;
beforeAll(async () => {
  test = await createTestPanel();
  manager = await test.person({ storeId: "spice", storeRole: "manager" });
  timeZone = test.panel.config.market.time_zone;
});
afterAll(() => test.close());
beforeEach(async () => {
  await emptyTables(test.db, "store_hours_plans, audit_log");
  await test.db.update(stores).set({ openingHours: ALWAYS, ownHours: null }).where(eq(stores.id, "spice"));
});

/** The date of business, so many days from now. */
const date = (days = 0) => businessDate(new Date(test.panel.clock().getTime() + days * 86_400_000), timeZone);
const weekday = (days = 0) => new Date(`${date(days)}T00:00:00Z`).getUTCDay();
const plan = (form: object) =>
  test.post(
    "/api/panel/stores/spice/hours-plans",
    { kind: "other", mode: "replace", first_date: date(), last_date: date(), ...form },
    manager,
  );
const change = (id: string, form: object) => test.post(`/api/panel/hours-plans/${id}`, form, manager);
const customersRead = async () => {
  const { data } = (await test.get("/api/stores/spice")).body;
  return { isOpen: data.is_open as boolean, hours: data.opening_hours as OpeningInterval[] };
};
/** The hours that customers read for a day. */
const ofDay = async (days = 0) =>
  (await customersRead()).hours
    .filter(({ day }) => day === weekday(days))
    .map(({ open, close }) => `${open}-${close}`);
const idOf = async (answer: ReturnType<typeof plan>) =>
  ((await answer).body.data.hours_plans as { id: string }[]).at(-1)!.id;

describe("hours of some dates", () => {
  it(
    "are read by customers at once, and the store's own week again when they are deleted",
    {
      tags: ["REQ-CATALOG-45"],
    },
    async () => {
      const eid = await plan({ kind: "eid" });
      expect(eid.body.data).toMatchObject({
        opening_hours: ALWAYS,
        hours_plans: [{ kind: "eid", first_date: date(), last_date: date(), hours: [] }],
        missing: [],
      });
      expect([(await customersRead()).isOpen, await ofDay()]).toEqual([false, []]);
      expect(await ofDay(1)).toEqual(["00:00-24:00"]);
      const [{ id }] = eid.body.data.hours_plans;
      const gone = await test.post(`/api/panel/hours-plans/${id}/delete`, {}, manager);
      expect(gone.body.data).toMatchObject({ hours_plans: [], hours_now: ALWAYS });
      expect(await customersRead()).toEqual({ isOpen: true, hours: ALWAYS });
      const entries = await test.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
      expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
        ["hours_plan.create", manager.id],
        ["hours_plan.delete", manager.id],
      ]);
    },
  );

  it("leave out a prayer, also of a day that another plan gives other hours", async () => {
    const at = (open: string, close: string) => [{ day: weekday(2), open, close, closes_next_day: false }];
    await plan({ kind: "friday_prayer", mode: "break", last_date: null, hours: at("11:30", "13:00") });
    expect(await ofDay(2)).toEqual(["00:00-11:30", "13:00-24:00"]);
    await plan({ kind: "day", first_date: date(2), last_date: date(2), hours: at("12:00", "20:00") });
    expect([await ofDay(2), await ofDay(1)]).toEqual([["13:00-20:00"], ["00:00-24:00"]]);
  });

  it("move by a day when the moon is seen later", async () => {
    const id = await idOf(plan({ kind: "ramadan", hours: everyDay("17:30", "22:00") }));
    const moved = await change(id, { first_date: date(1), last_date: date(30) });
    expect(moved.body.data.hours_plans).toMatchObject([{ first_date: date(1), last_date: date(30) }]);
    expect([await ofDay(), await ofDay(1)]).toEqual([["00:00-24:00"], ["17:30-22:00"]]);
  });

  it("hold on when the store changes its own week", async () => {
    await plan({ kind: "eid", first_date: date(1), last_date: date(1) });
    const week = everyDay("08:00", "20:00");
    const set = await test.post("/api/panel/stores/spice/hours", { opening_hours: week }, manager);
    expect(set.body.data.opening_hours).toEqual(week);
    expect([await ofDay(), await ofDay(1)]).toEqual([["08:00-20:00"], []]);
  });

  it("are refused where they cannot be", async () => {
    const errors = async (form: object) => Object.keys((await plan(form)).body.errors ?? {});
    expect(await errors({ last_date: date(-1) })).toEqual(["last_date"]);
    expect(await errors({ first_date: date(3), last_date: date(2) })).toEqual(["last_date"]);
    expect(await errors({ last_date: null })).toEqual(["last_date"]);
    expect(await errors({ mode: "break" })).toEqual(["hours"]);
    expect(await errors({ first_date: "2027-02-30" })).toEqual(["first_date"]);
    const stranger = await test.person({ storeId: "bakery", storeRole: "owner" });
    const id = await idOf(plan({}));
    expect((await test.post(`/api/panel/hours-plans/${id}`, {}, stranger)).status).toBe(404);
    const counter = await test.person({ storeId: "spice", storeRole: "counter" });
    expect((await test.post(`/api/panel/hours-plans/${id}/delete`, {}, counter)).status).toBe(403);
  });

  it("begin and end by themselves, day by day, and are then forgotten", async () => {
    const { roll } = createHoursPlanService(test.panel);
    // Of a date beyond the week that customers read.
    await plan({ kind: "day", first_date: date(9), last_date: date(9) });
    expect((await customersRead()).hours).toHaveLength(7);
    const due = async () =>
      (await test.db.select().from(jobs).where(eq(jobs.kind, ROLL_HOURS))).map(({ dueAt }) => dueAt);
    expect(await due()).toEqual([nextHoursChange(test.panel.clock(), timeZone)]);
    const day = weekday(9);
    for (let days = 1; days <= 10; days++) {
      test.passTime(86_400);
      await roll("spice");
      const { hours } = await customersRead();
      expect(hours.some((interval) => interval.day === day)).toBe(days < 3 || days === 10);
    }
    expect(await test.db.select().from(hoursPlans)).toEqual([]);
    const [row] = await test.db.select().from(stores).where(eq(stores.id, "spice"));
    expect(row!.ownHours).toBeNull();
  });
});
