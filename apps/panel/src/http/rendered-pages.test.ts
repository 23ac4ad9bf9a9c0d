import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { PageKey } from "@talabee/contract";
import { createPageRenderer, insertPage } from "./rendered-pages.js";

/** A server build that counts its renderings; `/broken` fails, `/mine` is a customer's own. */
const SERVER_BUILD = `
let renderings = 0;
export async function renderPage({ url, language, fetch }) {
  if (url === "/broken") throw new Error("broken");
  if (url === "/mine") return null;
  const answer = await fetch("/api/home");
  return { html: ++renderings + " " + language + " " + (await answer.text()), head: "", data: "{}" };
}`;

let folder: string;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const fetch = vi.fn(async () => new Response("home"));
const home: PageKey = { url: "/", language: "en", theme: "light" };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "talabee-rendered-"));
  await mkdir(join(folder, "dist"));
  await mkdir(join(folder, "dist-server"));
  await writeFile(join(folder, "dist-server", "server.js"), SERVER_BUILD);
  await writeFile(join(folder, "dist-server", "package.json"), '{"type":"module"}');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const renderer = () => createPageRenderer(join(folder, "dist"), { fetch, log });

describe("createPageRenderer", () => {
  it("renders a page once for all who ask within a second, each language by itself", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const render = await renderer();
    const [first, second] = await Promise.all([render(home), render(home)]);
    expect(second).toBe(first);
    expect(first!.html).toContain("en home");
    expect((await render({ ...home, language: "ar" }))!.html).toContain("ar home");
    expect(await render(home)).toBe(first);
    vi.advanceTimersByTime(1001);
    expect(await render(home)).not.toBe(first);
    vi.useRealTimers();
  });

  it("leaves to the browser what fails, what is a customer's, and everything without a server build", async () => {
    const render = await renderer();
    expect(await render({ ...home, url: "/broken" })).toBeNull();
    expect(log.error).toHaveBeenCalledWith("page rendering failed", expect.any(Error), { route: "/broken" });
    expect(await render({ ...home, url: "/mine" })).toBeNull();
    const without = await createPageRenderer(join(folder, "nowhere", "dist"), { fetch, log });
    expect(await without(home)).toBeNull();
  });
});

describe("insertPage", () => {
  const document =
    '<html data-theme="light"><head></head><body><div id="root"><!--first-view-->…<!--/first-view--></div></body></html>';

  it("puts the markup, its data and the preloads of the first view into the document", () => {
    const page = insertPage(
      document,
      {
        html: "<main>$& $1</main>",
        head: '<title>x</title><link rel="preload" as="image" href="/a"/>',
        data: '"</script>"',
      },
      { url: "/", language: "ar", theme: "dark" },
    );
    expect(page).toBe(
      '<html data-theme="dark"><head><link rel="preload" as="image" href="/a"/></head><body>' +
        '<div id="root"><main>$& $1</main></div><script type="application/json" id="page-data" data-language="ar" ' +
        'data-theme="dark">"\\u003c/script>"</script></body></html>',
    );
  });
});
