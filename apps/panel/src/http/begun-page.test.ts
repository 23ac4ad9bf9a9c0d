import { Duplex, PassThrough } from "node:stream";
import { brotliDecompressSync, createBrotliDecompress, createGunzip } from "node:zlib";
import { ANY_STORE, type Begin, type CheckedPage } from "@talabee/shop-ssr/host";
import { describe, expect, it, vi } from "vitest";
import { createPageCache } from "./page-cache.js";

function createCache() {
  const changes = { subscribe: () => undefined, overdue: () => 0, settle: async () => undefined };
  const pages = createPageCache({ changes: changes as never, isConnected: () => true });
  const read = async (key: string, make: (begin?: Begin) => Promise<CheckedPage>) =>
    brotliDecompressSync((await pages.page(key, "br", make)).body).toString();
  return { pages, read };
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

describe("of a page that nobody has asked for yet", () => {
  /** A page whose beginning is told before the rest. */
  function createBegun() {
    const { promise, resolve, reject } = Promise.withResolvers<CheckedPage>();
    const make = vi.fn((begin?: Begin) => {
      begin?.("<head>");
      return promise;
    });
    return { make, finish: resolve, fail: reject };
  }
  const decoders = { br: createBrotliDecompress, gzip: createGunzip, identity: () => new PassThrough() };

  it.each(["br", "gzip", "identity"] as const)(
    "sends the beginning before the rest is made: %s",
    async (encoding) => {
      const { pages, read } = createCache();
      const { make, finish } = createBegun();
      const two = await Promise.all([pages.begun("/", encoding, make), pages.begun("/", encoding, make)]);
      const bodies = two.map((begun) => begun!.body.pipeThrough(Duplex.toWeb(decoders[encoding]()) as never));
      const readers = bodies.map((body) => (body as ReadableStream<Uint8Array>).getReader());
      const chunk = async (reader: (typeof readers)[number]) =>
        Buffer.from((await reader.read()).value!).toString();
      expect(await Promise.all(readers.map(chunk))).toEqual(["<head>", "<head>"]);
      finish(page("<head><style><body>", { rest: "<body>" }));
      expect(await Promise.all(readers.map(chunk))).toEqual(["<body>", "<body>"]);
      expect((await readers[0]!.read()).done).toBe(true);
      expect(two.map((begun) => begun!.encoding ?? "identity")).toEqual([encoding, encoding]);
      // From then on it is whole.
      expect(await read("/", make)).toBe("<head><style><body>");
      expect(await pages.begun("/", "br", make)).toBeNull();
      expect(make).toHaveBeenCalledOnce();
    },
  );

  it("waits for a page that cannot be begun: the status of one that does not exist is not known before", async () => {
    const { pages, read } = createCache();
    const make = vi.fn(async () => page("missing", { status: 404 }));
    expect(await pages.begun("/store/none", "br", make)).toBeNull();
    expect(await read("/store/none", make)).toBe("missing");
    expect(make).toHaveBeenCalledOnce();
  });

  it("breaks off where the rest fails, and keeps nothing of it", async () => {
    const { pages } = createCache();
    const { make, fail } = createBegun();
    const begun = await pages.begun("/", "", make);
    fail(new Error("broken"));
    await expect(new Response(begun!.body).text()).rejects.toThrow();
    await pages.begun("/", "", make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("goes on for others when a client leaves", async () => {
    const { pages, read } = createCache();
    const { make, finish } = createBegun();
    const begun = await pages.begun("/", "br", make);
    await begun!.body.cancel();
    finish(page("whole", { rest: "rest" }));
    expect(await read("/", make)).toBe("whole");
  });
});
