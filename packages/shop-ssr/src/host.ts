import type { Language } from "@talabee/contract";
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { digestOf } from "./data-address.ts";
import type { PageBrand, PageKey, RenderedDocument, StorefrontServer } from "./types.ts";

export { dataAddress, digestOf, PAGE_DATA_PATH } from "./data-address.ts";
export { movedAddress, readLanguagePath } from "./language-address.ts";
export type { PageBrand, PageKey, StorefrontServer } from "./types.ts";

type Fetch = typeof globalThis.fetch;
/** Takes the beginning of a page that is still rendered. */
export type Begin = (html: string) => void;

/** A page that takes longer is rendered by the browser, and one whose check takes longer is rendered again. */
const TIMEOUT_MS = 2000;

/** Header of an API response to the server itself: the store on which alone it depends, encoded; empty for none. */
export const DEPENDS_ON = "X-Depends-On";
/** What a page depends on whose responses do not say it: any store. */
export const ANY_STORE = "*";

/** A page for the host to keep. */
export interface CheckedPage extends Pick<
  RenderedDocument,
  "isPublic" | "status" | "headers" | "html" | "rest" | "data"
> {
  /** Whether it is the requested page, and not the shell in its place. */
  readonly isPage: boolean;
  /** Ids of the stores on which its responses depend, or `ANY_STORE`: a change of another one does not concern the page. */
  readonly dependsOn: ReadonlySet<string>;
  /** Whether its texts are those of this time of the day. */
  readonly isOfNow: () => boolean;
  /** Whether the page would still be rendered the same. */
  readonly isCurrent: () => Promise<boolean>;
}

interface Log {
  readonly warn: (event: string, fields?: Readonly<Record<string, unknown>>) => void;
  readonly error: (event: string, error: unknown, fields?: Readonly<Record<string, unknown>>) => void;
}

/** What pages are made with. `readBrand` reads the operator's brand, `origin` is the shop's address in links of the head. */
interface PageSources {
  readonly server: StorefrontServer;
  readonly origin: string;
  readonly fetch: Fetch;
  readonly readBrand: (language: Language) => Promise<PageBrand>;
  readonly log: Log;
}

/**
 * The server build of a storefront; null where it has not been built. Fails where one part of the build is missing.
 *
 * @param folder - Of the build for browsers, beside which it lies.
 */
export async function loadStorefront(folder: string): Promise<StorefrontServer | null> {
  const file = `${folder}/../dist-server/server.js`;
  const missing = [`${folder}/index.html`, file].filter((part) => !existsSync(part));
  if (missing.length === 2) return null;
  if (missing.length === 1)
    throw new Error(
      `The storefront's build is not whole: ${missing[0]} is missing. Build it again with "npm run build", and deploy dist and dist-server together.`,
    );
  return (await import(pathToFileURL(file).href)) as StorefrontServer;
}

/**
 * Makes pages that tell on which stores they depend, and whether they would still be rendered the same: their reads are repeated,
 * and compared by digest. A page that fails or is too slow is the shell, which the browser renders. `begin` takes the beginning
 * of a page that exists.
 */
export function createCheckedPages({ server, origin, fetch, readBrand, log }: PageSources) {
  const render = async (key: PageKey, begin?: Begin): Promise<CheckedPage> => {
    const since = hourQuarter();
    const brand = await readBrand(key.language);
    const reads = recordReads(fetch);
    const page = await server.renderDocument({ ...key, origin, brand, fetch: reads.fetch, begin });
    if (page.rest !== null && page.status !== 200)
      log.error("page begun before its status was known", new Error(`status ${page.status}`), {
        route: key.url,
      });
    if (page.missedReads.length > 0)
      log.warn("a route does not name all of its reads", { route: key.url, missed: page.missedReads });
    const isOfNow = () => hourQuarter() === since;
    const isUnchanged = async () =>
      isOfNow() && isDeepStrictEqual(await readBrand(key.language), brand) && (await reads.areUnchanged());
    // Visitors of the page wait for its check.
    return {
      ...page,
      isPage: true,
      dependsOn: reads.dependsOn,
      isOfNow,
      isCurrent: () => Promise.race([isUnchanged(), timeout()]),
    };
  };
  return async (key: PageKey, begin?: Begin): Promise<CheckedPage> => {
    try {
      return await Promise.race([render(key, begin), timeout()]);
    } catch (error) {
      log.error("page rendering failed", error, { route: key.url });
      return shellPage(server);
    }
  };
}

/** The document without a page. It is not kept by caches: the next visitor may get the page. */
export const shellPage = (server: StorefrontServer): CheckedPage => ({
  isPage: false,
  isPublic: false,
  status: 200,
  headers: { "Content-Type": "text/html; charset=utf-8" },
  html: server.shell(),
  rest: server.restOfShell(),
  data: null,
  dependsOn: new Set([ANY_STORE]),
  isOfNow: () => true,
  isCurrent: async () => false,
});

/** Texts of pages depend on the time by quarters of an hour (`useCurrentTime`). */
const hourQuarter = () => Math.floor(Date.now() / 900_000);

/** Remembers the reads that pass through `fetch`, to find out later whether their responses are the same. */
function recordReads(fetch: Fetch) {
  const reads: { address: string; init: RequestInit; digest: string }[] = [];
  const dependsOn = new Set<string>();
  const send = async (address: string, init: RequestInit) => {
    const response = await fetch(address, init);
    const text = await response.text();
    return { response, text, digest: digestOf(`${response.status} ${text}`) };
  };
  return {
    dependsOn,
    fetch: (async (input, { method = "GET", headers = {} } = {}) => {
      const [address, init] = [input as string, { method, headers }];
      const { response, text, digest } = await send(address, init);
      reads.push({ address, init, digest });
      const store = response.headers.get(DEPENDS_ON);
      if (store !== "") dependsOn.add(store === null ? ANY_STORE : decodeURIComponent(store));
      return new Response(text, response);
    }) satisfies Fetch,
    async areUnchanged(): Promise<boolean> {
      const now = await Promise.all(reads.map(({ address, init }) => send(address, init)));
      return now.every(({ digest }, at) => digest === reads[at]!.digest);
    },
  };
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`rendering took longer than ${TIMEOUT_MS} ms`)), TIMEOUT_MS).unref();
  });
}
