import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type CheckedPage, digestOf } from "@talabee/shop-ssr/host";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createPageCache } from "./page-cache.js";

let time = 0;
beforeEach(() => void (time = 0));
const cache = () => {
  const pages = createPageCache(() => time);
  return (...args: Parameters<typeof pages.page>) => pages.page(...args);
};
const page = (html: string, isCurrent = false): CheckedPage => ({
  isPublic: true,
  status: 200,
  headers: {},
  html,
  data: null,
  isCurrent: async () => isCurrent,
});
const text = (body: Uint8Array) => brotliDecompressSync(body).toString();

describe("createPageCache", () => {
  it("makes a page once for all who ask within a second of its beginning, each key by itself", async () => {
    const serve = cache();
    const make = vi.fn(async () => page(`page ${make.mock.calls.length}`));
    const [first, second] = await Promise.all([serve("en /", "br", make), serve("en /", "br", make)]);
    expect(text(first.body)).toBe("page 1");
    expect(second).toEqual(first);
    expect(text((await serve("ar /", "br", make)).body)).toBe("page 2");
    time = 999;
    expect(await serve("en /", "br", make)).toEqual(first);
    time = 1000;
    const renewed = await serve("en /", "br", make);
    expect([text(renewed.body), renewed.etag === first.etag]).toEqual(["page 3", false]);
  });

  it("keeps the bytes of a page that is the same again, and compresses them better after a while", async () => {
    const serve = cache();
    const html = Array.from(
      { length: 3000 },
      (_, at) => `<p class="c${at % 37}">${(at * 7919) % 1009}</p>`,
    ).join("");
    const first = await serve("/", "br", async () => page(html));
    time = 1000;
    expect((await serve("/", "br", async () => page(html))).body).toBe(first.body);
    for (let round = 2; round < 12; round++) {
      time = round * 1000;
      await serve("/", "br", async () => page(html));
    }
    await expect
      .poll(async () => (await serve("/", "br", async () => page(html))).body.length)
      .toBeLessThan(first.body.length);
    const later = await serve("/", "br", async () => page(html));
    expect([text(later.body), later.etag]).toEqual([html, first.etag]);
  });

  it("renders a page again only when it would be different", async () => {
    const serve = cache();
    let isCurrent = true;
    const make = vi.fn(async () => ({
      ...page(`page ${make.mock.calls.length}`),
      isCurrent: async () => isCurrent,
    }));
    const first = await serve("/", "br", make);
    time = 1000;
    expect(await serve("/", "br", make)).toEqual(first);
    isCurrent = false;
    time = 1999;
    expect(await serve("/", "br", make)).toEqual(first);
    time = 2000;
    expect(text((await serve("/", "br", make)).body)).toBe("page 2");
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("renders a page again whose check fails", async () => {
    const serve = cache();
    const isCurrent = () => Promise.reject(new Error("no database"));
    const make = vi.fn(async () => ({ ...page(`page ${make.mock.calls.length}`), isCurrent }));
    await serve("/", "br", make);
    time = 1000;
    expect(text((await serve("/", "br", make)).body)).toBe("page 2");
  });

  it("finds the data of pages by its digest, also shortly after it has changed", async () => {
    const pages = createPageCache(() => time);
    const withData = (data: string) => pages.page("/", "br", async () => ({ ...page(data), data }));
    await withData("[1]");
    time = 1000;
    await withData("[2]");
    const found = await Promise.all(["[1]", "[2]", "[3]"].map((data) => pages.data(digestOf(data), "br")));
    expect(found.map((one) => one && text(one.body))).toEqual(["[1]", "[2]", null]);
  });

  it("encodes as the client accepts, under one ETag", async () => {
    const serve = cache();
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
    const serve = cache();
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
