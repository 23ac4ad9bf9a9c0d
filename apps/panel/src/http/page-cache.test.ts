import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ANY_STORE, type CheckedPage, digestOf } from "@talabee/shop-ssr/host";
import { describe, expect, it, vi } from "vitest";
import { createPageCache, type PageCacheOptions } from "./page-cache.js";

type Change = Parameters<Parameters<PageCacheOptions["changes"]["subscribe"]>[0]>[0];

/** A cache on a clock of its own; renewals of pages that nobody asks for wait for `rest`. */
function createFixture() {
  let time = 0;
  let isConnected = true;
  let overdue = 0;
  let announce: (change: Change) => void = () => undefined;
  let resting: (() => void)[] = [];
  const settle = vi.fn(async () => void (overdue = 0));
  const pages = createPageCache({
    changes: { subscribe: (listener) => (announce = listener), overdue: () => overdue, settle },
    isConnected: () => isConnected,
    now: () => time,
    pause: () => new Promise((resolve) => resting.push(resolve)),
  });
  return {
    pages,
    serve: (key: string, accepts: string, make: () => Promise<CheckedPage>) => pages.page(key, accepts, make),
    settle,
    pass: (ms: number) => void (time += ms),
    announce: (storeId: string | null, isOwn = false) => announce({ storeId, isOwn }),
    disconnect: () => (isConnected = false),
    fallBehind: (ms: number) => (overdue = ms),
    rest: () => {
      for (const resolve of resting) resolve();
      resting = [];
    },
    read: async (key: string, make: () => Promise<CheckedPage>) =>
      text((await pages.page(key, "br", make)).body),
  };
}

const page = (html: string, more: Partial<CheckedPage> = {}): CheckedPage => ({
  isPage: true,
  isPublic: true,
  status: 200,
  headers: {},
  html,
  rest: null,
  data: null,
  dependsOn: new Set([ANY_STORE]),
  isOfNow: () => true,
  isCurrent: async () => false,
  ...more,
});
const text = (body: Uint8Array) => brotliDecompressSync(body).toString();

/** Makes pages that say how often they were made. */
const counting = (name: string, more: Partial<CheckedPage> = {}) => {
  const make = vi.fn(async () => page(`${name} ${make.mock.calls.length}`, more));
  return make;
};
/** Waits for what happens behind the answers. */
const behind = (assertion: () => unknown) => vi.waitFor(assertion, { timeout: 20_000, interval: 2 });

describe("createPageCache", () => {
  it("makes a page once, and sends it at any age without a check", async () => {
    const { pages, read, pass } = createFixture();
    const isCurrent = vi.fn(async () => false);
    const [home, other] = [counting("home", { isCurrent }), counting("other")];
    const [first, second] = await Promise.all([
      pages.page("en /", "br", home),
      pages.page("en /", "br", home),
    ]);
    expect(second).toEqual(first);
    expect(await read("ar /", other)).toBe("other 1");
    pass(7 * 24 * 3_600_000);
    expect(await read("en /", home)).toBe("home 1");
    expect([home.mock.calls.length, isCurrent.mock.calls.length]).toEqual([1, 0]);
  });

  it("renews a page behind the answers when a change concerns it", async () => {
    const { read, announce } = createFixture();
    const pagesOf = {
      "/": counting("home"),
      "/store/a": counting("a", { dependsOn: new Set(["a"]) }),
      "/store/b": counting("b", { dependsOn: new Set(["b"]) }),
      "/about": counting("about", { dependsOn: new Set() }),
    };
    const readAll = () => Promise.all(Object.entries(pagesOf).map(([key, make]) => read(key, make)));
    await readAll();
    announce("a");
    // No one waits for it.
    expect(await readAll()).toEqual(["home 1", "a 1", "b 1", "about 1"]);
    await behind(async () => expect(await readAll()).toEqual(["home 2", "a 2", "b 1", "about 1"]));
    announce("b", true);
    await behind(async () => expect(await readAll()).toEqual(["home 2", "a 2", "b 2", "about 1"]));
    announce(null);
    await behind(async () => expect(await readAll()).toEqual(["home 3", "a 3", "b 3", "about 2"]));
  });

  it("sends nothing that a change has outdated for half a second: who asks then waits", async () => {
    const { read, announce, pass } = createFixture();
    let finish: (page: CheckedPage) => void = () => undefined;
    const make = vi.fn(() => new Promise<CheckedPage>((resolve) => (finish = resolve)));
    const first = read("/", make);
    finish(page("open"));
    expect(await first).toBe("open");
    announce("a");
    await behind(() => expect(make).toHaveBeenCalledTimes(2));
    pass(499);
    expect(await read("/", make)).toBe("open");
    pass(1);
    const late = read("/", make);
    finish(page("closed"));
    expect(await late).toBe("closed");
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("renews a page again that changes while it is renewed or made", async () => {
    const { read, announce, rest } = createFixture();
    const finish: ((page: CheckedPage) => void)[] = [];
    const make = () => new Promise<CheckedPage>((resolve) => finish.push(resolve));
    const first = read("/", make);
    announce("a");
    finish[0]!(page("before"));
    await first;
    await behind(() => expect(finish).toHaveLength(2));
    announce("b");
    finish[1]!(page("between"));
    await behind(() => {
      rest();
      expect(finish).toHaveLength(3);
    });
    finish[2]!(page("after"));
    await behind(async () => expect(await read("/", make)).toBe("after"));
  });

  it("renews pages that nobody asks for after all others, and slowly", async () => {
    const { read, announce, rest } = createFixture();
    const [popular, quiet, quieter] = [counting("popular"), counting("quiet"), counting("quieter")];
    const calls = () => [popular, quiet, quieter].map(({ mock }) => mock.calls.length);
    await read("/quieter", quieter);
    await read("/quiet", quiet);
    await read("/popular", popular);
    // All of them have been asked for.
    announce(null);
    await behind(() => expect(calls()).toEqual([2, 2, 2]));
    await read("/popular", popular);
    announce(null);
    await behind(() => expect(calls()).toEqual([3, 2, 2]));
    const restUntil = (wanted: readonly number[]) =>
      behind(() => {
        if (calls().join() !== wanted.join()) rest();
        expect(calls()).toEqual(wanted);
      });
    await restUntil([3, 3, 2]);
    await restUntil([3, 3, 3]);
  });

  it("renders a page again only when it would be different", async () => {
    const { pages, read, announce } = createFixture();
    let isCurrent = true;
    const check = vi.fn(async () => isCurrent);
    const make = counting("page", { isCurrent: check });
    const first = await pages.page("/", "br", make);
    announce(null);
    await behind(() => expect(check).toHaveBeenCalledOnce());
    expect(await pages.page("/", "br", make)).toEqual(first);
    expect(make).toHaveBeenCalledOnce();
    isCurrent = false;
    announce(null);
    await behind(async () => expect(await read("/", make)).toBe("page 2"));
  });

  it("renders a page again whose check fails", async () => {
    const { read, announce } = createFixture();
    const make = counting("page", { isCurrent: () => Promise.reject(new Error("no database")) });
    await read("/", make);
    announce(null);
    await behind(async () => expect(await read("/", make)).toBe("page 2"));
  });

  it("renews the texts of another time of the day without letting anybody wait", async () => {
    const { read } = createFixture();
    let isOfNow = true;
    const make = counting("page", { isOfNow: () => isOfNow || make.mock.calls.length > 1 });
    await read("/", make);
    isOfNow = false;
    expect(await read("/", make)).toBe("page 1");
    await behind(async () => expect(await read("/", make)).toBe("page 2"));
  });

  it("waits for what has changed with time, if that is not known for half a second", async () => {
    const { read, settle, fallBehind, announce } = createFixture();
    const make = counting("page");
    await read("/", make);
    fallBehind(499);
    await read("/", make);
    expect(settle).not.toHaveBeenCalled();
    fallBehind(500);
    settle.mockImplementationOnce(async () => {
      announce(null);
      return undefined;
    });
    expect(await read("/", make)).toBe("page 1");
    expect(settle).toHaveBeenCalledOnce();
  });

  it("checks pages twice a second while the server hears of no changes", async () => {
    const { read, pass, disconnect } = createFixture();
    const make = counting("page");
    await read("/", make);
    disconnect();
    pass(499);
    expect(await read("/", make)).toBe("page 1");
    pass(1);
    expect(await read("/", make)).toBe("page 2");
  });

  it("tries a page again that failed, half a second later", async () => {
    const { read, pass } = createFixture();
    const make = vi.fn(async () => page("shell", { isPage: false }));
    await read("/", make);
    pass(499);
    await read("/", make);
    expect(make).toHaveBeenCalledOnce();
    pass(1);
    make.mockImplementation(async () => page("page"));
    expect(await read("/", make)).toBe("page");
  });

  it("keeps the bytes of a page that is the same again, and compresses them better after a while", async () => {
    const { pages, announce } = createFixture();
    const html = Array.from(
      { length: 3000 },
      (_, at) => `<p class="c${at % 37}">${(at * 7919) % 1009}</p>`,
    ).join("");
    const make = vi.fn(async () => page(html));
    const serve = () => pages.page("/", "br", make);
    const first = await serve();
    for (let round = 2; round < 12; round++) {
      announce(null);
      await behind(() => expect(make).toHaveBeenCalledTimes(round));
      expect((await serve()).body).toBe(first.body);
    }
    announce(null);
    await expect.poll(async () => (await serve()).body.length).toBeLessThan(first.body.length);
    const later = await serve();
    expect([text(later.body), later.etag]).toEqual([html, first.etag]);
  });

  it("finds the data of pages by its digest, also shortly after it has changed", async () => {
    const { pages, announce } = createFixture();
    let newest = "[1]";
    const serve = () => pages.page("/", "br", async () => page(newest, { data: newest }));
    await serve();
    newest = "[2]";
    announce(null);
    const find = async () => {
      const found = await Promise.all(["[1]", "[2]", "[3]"].map((data) => pages.data(digestOf(data), "br")));
      return found.map((one) => one && text(one.body));
    };
    await behind(async () => expect(await find()).toEqual(["[1]", "[2]", null]));
  });

  it("encodes as the client accepts, under one ETag", async () => {
    const { serve } = createFixture();
    const make = async () => page("<p>hello</p>");
    const [br, gzip, plain] = [
      await serve("/", "gzip, br", make),
      await serve("/", "gzip", make),
      await serve("/", "", make),
    ];
    expect([br.encoding, gzip.encoding, plain.encoding]).toEqual(["br", "gzip", null]);
    expect([text(br.body), gunzipSync(gzip.body).toString(), Buffer.from(plain.body).toString()]).toEqual(
      Array.from({ length: 3 }, () => "<p>hello</p>"),
    );
    expect(new Set([br.etag, gzip.etag, plain.etag]).size).toBe(1);
  });

  it("keeps no failure, and no more pages than fit", async () => {
    const { serve } = createFixture();
    const failing = vi.fn(async () => Promise.reject(new Error("broken")));
    await expect(serve("/", "br", failing)).rejects.toThrow("broken");
    await expect(serve("/", "br", failing)).rejects.toThrow("broken");
    expect(failing).toHaveBeenCalledTimes(2);
    const make = vi.fn(async () => page("x"));
    for (let at = 0; at <= 500; at++) await serve(`/${at}`, "br", make);
    await serve("/500", "br", make);
    expect(make).toHaveBeenCalledTimes(501);
    await serve("/0", "br", make);
    expect(make).toHaveBeenCalledTimes(502);
  });
});
