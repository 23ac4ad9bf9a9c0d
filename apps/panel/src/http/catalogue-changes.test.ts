import { expect, it, vi } from "vitest";
import { type CatalogueChange, createCatalogueChanges, NO_STORE } from "./catalogue-changes.js";

const NOON = Date.parse("2026-11-24T12:00:10Z");

function createFixture() {
  let now = NOON;
  let change = Infinity;
  let announce: (storeId: string | null) => void = () => undefined;
  const changedStores = vi.fn(async (): Promise<readonly CatalogueChange[]> => []);
  const nextChange = vi.fn(async () => change);
  const changes = createCatalogueChanges({
    bus: { onCatalogueChange: (listener) => (announce = listener) },
    clock: () => new Date(now),
    nextChange,
    changedStores,
  });
  const heard: CatalogueChange[] = [];
  changes.subscribe((one) => heard.push(one));
  return {
    changes,
    changedStores,
    nextChange,
    heard,
    announce: (storeId: string | null) => announce(storeId),
    pass: (ms: number) => void (now += ms),
    changeAt: (at: number) => (change = at),
  };
}

it("knows what a change leaves as it is", () => {
  const { changes, announce } = createFixture();
  const asOf = changes.last();
  const current = () => [null, "a", "b", NO_STORE].filter((storeId) => changes.isCurrent({ asOf, storeId }));
  expect(current()).toEqual([null, "a", "b", NO_STORE]);
  changes.note({ storeId: "a", isOwn: true });
  expect(current()).toEqual([null, "b", NO_STORE]);
  announce("a");
  expect(current()).toEqual(["b", NO_STORE]);
  announce(null);
  expect(current()).toEqual([]);
});

it("compares each minute with the one before, once, however many ask", async () => {
  const { changes, changedStores, heard, pass } = createFixture();
  await Promise.all([changes.settle(), changes.settle()]);
  expect(changes.settle()).toBeNull();
  pass(49_999);
  expect([changes.settle(), changes.overdue()]).toEqual([null, 0]);
  pass(1000);
  expect(changes.overdue()).toBe(999);
  changedStores.mockResolvedValueOnce([{ storeId: "a" }, { storeId: "b", isOwn: true }]);
  await changes.settle();
  expect(heard).toEqual([{ storeId: "a" }, { storeId: "b", isOwn: true }]);
  expect(changedStores).toHaveBeenCalledTimes(2);
  expect(changes.overdue()).toBe(0);
});

it("compares again what was read at the very beginning of a minute", async () => {
  const { changes, changedStores, pass } = createFixture();
  pass(50_000);
  await changes.settle();
  pass(10);
  await changes.settle();
  expect(changedStores).toHaveBeenCalledTimes(2);
  pass(59_989);
  expect(changes.settle()).toBeNull();
});

it("notes what begins or ends at any second, also if it was set after the last look", async () => {
  const { changes, heard, pass, changeAt, announce } = createFixture();
  changeAt(NOON + 5000);
  await changes.settle();
  pass(5000);
  changeAt(Infinity);
  await changes.settle();
  expect(heard).toEqual([{ storeId: null }]);
  changeAt(NOON + 8000);
  announce("a");
  await vi.waitFor(() => expect(changes.overdue()).toBe(0));
  pass(3500);
  expect(changes.overdue()).toBe(500);
  changeAt(Infinity);
  await changes.settle();
  expect(heard).toEqual([{ storeId: null }, { storeId: "a" }, { storeId: null }]);
});

it("tries again while the database cannot be read, and takes everything for changed when the clock is set back", async () => {
  const { changes, changedStores, heard, pass } = createFixture();
  await changes.settle();
  pass(60_000);
  changedStores.mockRejectedValueOnce(new Error("no database"));
  await changes.settle();
  expect([heard, changes.overdue()]).toEqual([[], 10_000]);
  changedStores.mockResolvedValueOnce([{ storeId: "a" }]);
  await changes.settle();
  expect([heard.splice(0), changes.settle()]).toEqual([[{ storeId: "a" }], null]);
  pass(-3_600_000);
  expect(changes.overdue()).toBe(Infinity);
  await changes.settle();
  expect(heard).toEqual([{ storeId: null }]);
});
