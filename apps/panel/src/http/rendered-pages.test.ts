import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { PageKey } from "@talabee/contract";
import { MARKETS } from "@talabee/domain";
import { createPageRenderer, insertPage } from "./rendered-pages.js";

/** A server build that counts its renderings; `/broken` fails. */
const SERVER_BUILD = `
let renderings = 0;
export const pageParams = () => ["q"];
export async function renderPage({ url, language, brand, fetch }) {
  if (url === "/broken") throw new Error("broken");
  const answer = await fetch("/api/home");
  const html = [++renderings, language, brand.name, await answer.text()].join(" ");
  return { status: 200, html, head: "", data: "{}", missedReads: url === "/missed" ? ["home"] : [] };
}`;

let folder: string;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const fetch = vi.fn(async () => new Response("home"));
const home: PageKey = { url: "/", language: "en", theme: "light", origin: "https://shop.example" };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "talabee-rendered-"));
  await mkdir(join(folder, "dist"));
  await mkdir(join(folder, "dist-server"));
  await writeFile(join(folder, "dist-server", "server.js"), SERVER_BUILD);
  await writeFile(join(folder, "dist-server", "package.json"), '{"type":"module"}');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const brandOf = async (language: string) => ({
  name: `Brand-${language}`,
  logo: null,
  primaryColor: "#008080",
  market: MARKETS.qa,
});
const readBrand = vi.fn(brandOf);
const renderer = async () =>
  (await createPageRenderer(join(folder, "dist"), { fetch, readBrand, log })).render;

describe("createPageRenderer", () => {
  it("renders a page with the responses of the server's own calls", async () => {
    const render = await renderer();
    expect((await render(home))!.page.html).toContain("en Brand-en home");
    expect((await render({ ...home, language: "ar" }))!.page.html).toContain("ar Brand-ar home");
  });

  it("tells whether a page would still be the same: its responses, the brand and the quarter of an hour", async () => {
    vi.useFakeTimers({ now: 0, toFake: ["Date"] });
    const { isCurrent } = (await (await renderer())(home))!;
    expect(await isCurrent()).toBe(true);
    fetch.mockImplementationOnce(async () => new Response("another home"));
    expect(await isCurrent()).toBe(false);
    readBrand.mockImplementationOnce(async () => ({ ...(await brandOf("en")), primaryColor: "#9b1b4b" }));
    expect(await isCurrent()).toBe(false);
    expect(await isCurrent()).toBe(true);
    vi.setSystemTime(900_000);
    expect(await isCurrent()).toBe(false);
    vi.useRealTimers();
  });

  it("waits two seconds for a response that does not come, when it renders and when it checks a page", async () => {
    vi.useFakeTimers();
    const never = () => new Promise<never>(() => undefined);
    const render = await renderer();
    fetch.mockImplementationOnce(never);
    const late = render(home);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await late).toBeNull();
    const { isCurrent } = (await render(home))!;
    readBrand.mockImplementationOnce(never);
    const check = expect(isCurrent()).rejects.toThrow("2000 ms");
    await vi.advanceTimersByTimeAsync(2000);
    await check;
    vi.useRealTimers();
  });

  it("logs a read that a screen asks for and its route does not name", async () => {
    await (
      await renderer()
    )({ ...home, url: "/missed" });
    const details = { route: "/missed", missed: ["home"] };
    expect(log.warn).toHaveBeenCalledExactlyOnceWith("a route does not name all of its reads", details);
  });

  it("leaves to the browser what fails, and everything without a server build", async () => {
    const render = await renderer();
    expect(await render({ ...home, url: "/broken" })).toBeNull();
    expect(log.error).toHaveBeenCalledWith("page rendering failed", expect.any(Error), { route: "/broken" });
    const without = await createPageRenderer(join(folder, "nowhere", "dist"), { fetch, readBrand, log });
    expect(await without.render(home)).toBeNull();
    expect(without.pageParams("/search")).toEqual([]);
  });
});

describe("insertPage", () => {
  const sheet = '<link rel="stylesheet" crossorigin href="/assets/index.css">';
  const document =
    `<html lang="en" dir="ltr" data-theme="light" data-brand="talabee"><head><meta name="theme-color" content="#fff"><!--head--><title>Shop</title><!--/head-->${sheet}</head>` +
    '<body><div id="root"><!--first-view-->…<!--/first-view--></div><script>start()</script></body></html>';
  const head = '<link rel="preload" as="image" href="/a"/><title>$& x</title>';
  const page = {
    html: "<main>$& $1</main>",
    head,
    dataAddress: "/page-data/abc?lang=ar&page=%2F",
    scripts: ["/assets/home.js", "/assets/cards.js"],
    colors: null,
    loading: null,
  };
  const key = { language: "ar", theme: "dark" } as const;
  const start = `<html data-rendered lang="ar" dir="rtl" data-theme="dark" data-brand="talabee"><head><meta name="theme-color" content="#fff">${head}`;
  const body =
    '<body><div id="root"><main>$& $1</main></div><script type="application/json" id="page-data" ' +
    'data-language="ar" data-theme="dark" data-scripts="/assets/home.js /assets/cards.js" data-source="/page-data/abc?lang=ar&amp;page=%2F"></script><script>start()</script></body></html>';

  it("puts the head, the markup, the address of its data and its styles into the document", () => {
    const criticalStyles = vi.fn(() => "main{color:$&}");
    expect(insertPage(document, page, key, criticalStyles)).toBe(
      `${start}<style>main{color:$&}</style><noscript>${sheet}</noscript></head>${body}`,
    );
    expect(criticalStyles).toHaveBeenCalledWith(expect.stringMatching(/data-theme="dark".*<main>/));
  });

  it("leaves out the styles of what only browsers without scripts show", () => {
    const criticalStyles = vi.fn(() => "");
    const html = '<main></main><noscript class="a"><p>1</p></noscript><p>2</p><noscript><p>3</p></noscript>';
    insertPage(document, { ...page, html }, key, criticalStyles);
    expect(criticalStyles).toHaveBeenCalledWith(expect.stringMatching(/<main><\/main><p>2<\/p>$/));
  });

  it("loads the whole style sheet without an index", () => {
    expect(insertPage(document, page, key, null)).toBe(`${start}${sheet}</head>${body}`);
  });

  it("keeps the loading screen of a page that the browser renders, and asks for the app and its scripts", () => {
    const built = document.replace("start()", "void import(`/assets/app.js`)");
    const kept = insertPage(built, { ...page, html: null }, key, null);
    const preloads = ["app", "home", "cards"].map(
      (name) => `<link rel="modulepreload" href="/assets/${name}.js">`,
    );
    expect(kept).toContain(`${start.replace(" data-rendered", "")}${sheet}${preloads.join("")}</head>`);
    expect(kept).toContain('<div id="root"><!--first-view-->…');
    expect(kept).not.toContain("page-data");
  });

  it("shows the operator's colors, and the loading screen of the operator's brand", () => {
    const colors = { brand: "own-9b1b4b", themeColor: "#fdf7f8" };
    const own = insertPage(document, { ...page, html: null, colors, loading: "<b>$& Souq</b>" }, key, null);
    expect(own).toContain(
      'data-theme="dark" data-brand="own-9b1b4b"><head><meta name="theme-color" content="#fdf7f8">',
    );
    expect(own).toContain('<div id="root"><!--first-view--><b>$& Souq</b><!--/first-view--></div>');
  });
});
