import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";
import { createCatalogueChanges, NO_STORE } from "./catalogue-changes.js";
import { createResponseCache, encode, encodingFor } from "./response-cache.js";

const route = "/api/home";
const NOON = Date.parse("2026-11-24T12:00:10Z");

function createFixture(options: { maxBytes?: number } = {}) {
  let now = NOON;
  let isConnected = true;
  let change = Infinity;
  let announce: (storeId: string | null) => void = () => undefined;
  let made = 0;
  const opened: string[] = [];
  const clock = () => new Date(now);
  const nextChange = async () => change;
  const changes = createCatalogueChanges({
    bus: { onCatalogueChange: (listener) => (announce = listener) },
    clock,
    nextChange,
    changedStores: async () => opened.splice(0).map((storeId) => ({ storeId })),
  });
  const cache = createResponseCache({
    bus: { isConnected: () => isConnected },
    changes,
    clock,
    nextChange,
    ...options,
  });
  const make =
    (text: string, storeId: string | null = null) =>
    async () => {
      made++;
      return { text, storeId };
    };
  return {
    cache,
    make,
    made: () => made,
    get: async (key: string, text: string, storeId: string | null = null) =>
      (await cache.get({ key, route }, make(text, storeId))).body.toString(),
    announce: (storeId: string | null) => announce(storeId),
    pass: (ms: number) => (now += ms),
    disconnect: () => (isConnected = false),
    changeAt: (at: number) => (change = at),
    open: (storeId: string) => opened.push(storeId),
  };
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Bytes of the heap that are in use. */
function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

describe("REQ-LOAD-08: responses from memory", () => {
  it("are made once, also for requests that come at the same time", async () => {
    const { cache, make, made, get } = createFixture();
    const both = await Promise.all([
      cache.get({ key: "home", route }, make("one")),
      cache.get({ key: "home", route }, make("two")),
    ]);
    expect(both.map(({ body }) => body.toString())).toEqual(["one", "one"]);
    expect(await get("home", "three")).toBe("one");
    expect(made()).toBe(1);
  });

  it("outlive the minute, and end with the one in which their store opens", async () => {
    const { get, pass, open } = createFixture();
    const readAll = async (text: string) => [
      await get("home", text),
      await get("bakery", text, "bakery"),
      await get("spice", text, "spice"),
      await get("settings", text, NO_STORE),
    ];
    await readAll("at noon");
    pass(3_600_000);
    expect(new Set(await readAll("later"))).toEqual(new Set(["at noon"]));
    open("bakery");
    pass(49_999);
    expect(new Set(await readAll("later"))).toEqual(new Set(["at noon"]));
    pass(1);
    expect(await readAll("open")).toEqual(["open", "open", "at noon", "at noon"]);
  });

  it("end with the minute if they depend on a wanted time", async () => {
    const { cache, pass } = createFixture();
    const get = async (text: string) =>
      (
        await cache.get({ key: "at", route }, async () => ({ text, storeId: "spice", endsWithMinute: true }))
      ).body.toString();
    await get("at noon");
    pass(49_999);
    expect(await get("later")).toBe("at noon");
    pass(1);
    expect(await get("later")).toBe("later");
  });

  it("end when something begins or ends by itself", async () => {
    const { get, pass, changeAt } = createFixture();
    changeAt(NOON + 55_000);
    await get("home", "at noon");
    pass(54_999);
    expect(await get("home", "later")).toBe("at noon");
    pass(1);
    changeAt(Infinity);
    expect(await get("home", "the coupon ended")).toBe("the coupon ended");
    // A clock that is set back, too.
    pass(-10_000);
    expect(await get("home", "earlier")).toBe("earlier");
  });

  it("end when their store or the catalogue changes", async () => {
    const { get, announce } = createFixture();
    const readAll = async (text: string) => [
      await get("home", text),
      await get("bakery", text, "bakery"),
      await get("spice", text, "spice"),
    ];
    await readAll("before");
    announce("bakery");
    expect(await readAll("after")).toEqual(["after", "after", "before"]);
    announce(null);
    expect(await readAll("last")).toEqual(["last", "last", "last"]);
  });

  it("are not kept if something changed while they were made", async () => {
    const { cache, get, announce } = createFixture();
    const nothing = () => undefined;
    let finish: (made: { text: string; storeId: null }) => void = nothing;
    const slow = cache.get({ key: "home", route }, () => new Promise((resolve) => (finish = resolve)));
    await vi.waitFor(() => expect(finish).not.toBe(nothing));
    announce("bakery");
    expect(await get("home", "after")).toBe("after");
    finish({ text: "before", storeId: null });
    expect((await slow).body.toString()).toBe("before");
    expect(await get("home", "later")).toBe("after");
  });

  it("take no memory if something changed while they were made", async () => {
    const { cache, make, announce } = createFixture({ maxBytes: 1024 * 1024 });
    // Some 40 MB of keys.
    const keyOf = (number: number) => `home ${Buffer.alloc(2000, "q").toString()}${number}`;
    const before = heapUsed();
    for (let from = 0; from < 20_000; from += 1000) {
      const slow = Array.from({ length: 1000 }, (_, at) =>
        cache.get({ key: keyOf(from + at), route }, make("karak")),
      );
      announce(null);
      await Promise.all(slow);
    }
    expect(heapUsed() - before).toBeLessThan(8 * 1024 * 1024);
    // Still there, or it would not count.
    await cache.get({ key: "home", route }, make("karak"));
  });

  it("are not looked through when something changes", async () => {
    const { cache, make, announce } = createFixture();
    for (let key = 0; key < 2000; key++) await cache.get({ key: `home ${key}`, route }, make("karak"));
    const between = vi.spyOn(Map.prototype, "values");
    announce("bakery");
    announce(null);
    expect(between).not.toHaveBeenCalled();
    between.mockRestore();
  });

  it("last a second while the server hears of no changes", async () => {
    const { get, pass, disconnect } = createFixture();
    await get("home", "before");
    disconnect();
    pass(999);
    expect(await get("home", "after")).toBe("before");
    pass(1);
    expect(await get("home", "after")).toBe("after");
  });

  it("are found by the addresses of requests as long as they are fresh", async () => {
    const { cache, get, announce } = createFixture();
    await get("home", "home");
    cache.remember("en /api/home", "home");
    expect(cache.find("en /api/home")?.body.toString()).toBe("home");
    expect(cache.find("ar /api/home")).toBeUndefined();
    announce(null);
    expect(cache.find("en /api/home")).toBeUndefined();
    await get("home", "home again");
    expect(cache.find("en /api/home")?.body.toString()).toBe("home again");
  });

  it("keep no failure, and forget what was there before it", async () => {
    const { cache, get, announce } = createFixture();
    await get("store", "open", "store");
    cache.remember("en /api/stores/store", "store");
    announce("store");
    await expect(cache.get({ key: "store", route }, () => Promise.reject(new Error("gone")))).rejects.toThrow(
      "gone",
    );
    expect(cache.find("en /api/stores/store")).toBeUndefined();
    expect(await get("store", "back", "store")).toBe("back");
  });

  it("take no more memory than allowed; the oldest go first, with their addresses", async () => {
    const { cache, get, made } = createFixture({ maxBytes: 3000 });
    await get("one", "1".repeat(1000));
    cache.remember("en /one", "one");
    await get("two", "2".repeat(1000));
    await get("three", "3".repeat(1000));
    expect(cache.find("en /one")).toBeUndefined();
    expect(made()).toBe(3);
    await get("three", "");
    await get("two", "");
    expect(made()).toBe(3);
    await get("one", "1");
    expect(made()).toBe(4);
  });

  it("keep tag and compressed bytes when they are the same again", async () => {
    const { cache, make, announce } = createFixture();
    const text = "karak ".repeat(1000);
    const first = await cache.get({ key: "home", route }, make(text));
    expect(encodingFor(first, "gzip, deflate, br")).toBe("br");
    expect(encodingFor(first, "gzip")).toBe("gzip");
    expect(encodingFor(first, "identity")).toBeNull();
    const [one, two] = await Promise.all([encode(first, "br"), encode(first, "br")]);
    expect(one).toBe(two);
    expect(one.length).toBeLessThan(100);
    announce(null);
    const second = await cache.get({ key: "home", route }, make(text));
    expect(second.etag).toBe(first.etag);
    expect(second.encoded.br).toBe(one);
    const short = await cache.get({ key: "short", route }, make("karak"));
    expect(encodingFor(short, "br")).toBeNull();
  });
});
