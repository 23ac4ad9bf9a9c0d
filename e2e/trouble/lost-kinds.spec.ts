import type { Page } from "@playwright/test";
import { expect, messagesIn, orderAtPanel, readyToOrder, test } from "../journey.js";
import type { Cut } from "./broken-line.js";
import { add, close, type CutOf, expectWhole, OWN, quantities, visit } from "./first-visit.js";

/** A request, as in `openLine`. */
type Asked = Parameters<CutOf>[0];

const STORE = "/store/bayt-al-machboos";
const CUTS: readonly Cut[] = ["lost", "503", "hanging"];

/** Kinds of what a page loads; every load of a kind is cut, each once. */
const KINDS = {
  "the app's script": ({ kind, path }: Asked) => kind === "script" && /\/assets\/index-[^/]*\.js/.test(path),
  "all scripts": ({ kind }: Asked) => kind === "script",
  "the style sheet": ({ path }: Asked) => /\.css(\?|$)/.test(path),
  "the page's data": ({ kind, path }: Asked) => kind === "empty" && path.startsWith("/page-data/"),
  pictures: ({ kind }: Asked) => kind === "image",
  fonts: ({ path }: Asked) => path.includes(".woff2"),
} as const;
type Kind = keyof typeof KINDS;

/** What the app is made of: every page loads it. */
const APP: readonly Kind[] = ["the app's script", "all scripts", "the style sheet", "fonts"];
const PAGES: Readonly<Record<string, readonly Kind[]>> = {
  [STORE]: [...APP, "the page's data", "pictures"],
  [`${STORE}/product/bayt-al-machboos.chicken-machboos`]: [...APP, "the page's data", "pictures"],
  // Of a customer's own pages the server knows nothing.
  "/cart": [...APP, "pictures"],
  "/checkout": APP,
  "/orders": [...APP, "pictures"],
};

/** How long a customer may wait for the app without being told; the page tells after eight seconds. */
const UNTOLD_MS = 10_000;

/**
 * Notes, over reloads too, how long the app took to come and whether the customer was told meanwhile. A machine that is too busy
 * to look is no time that the customer waits.
 */
async function observeWaiting(page: Page, texts: readonly string[]): Promise<void> {
  await page.addInitScript((told) => {
    const watch = setInterval(() => {
      sessionStorage["looks"] = String(Number(sessionStorage["looks"] ?? 0) + 1);
      const texts = [...document.querySelectorAll<HTMLElement>("[role=status]")].map(
        ({ innerText }) => innerText,
      );
      if (texts.some((text) => told.some((part) => text?.includes(part)))) sessionStorage["told"] = "1";
      const title = document.querySelector("h1");
      if (title === null || !Object.keys(title).some((key) => key.startsWith("__react"))) return;
      sessionStorage["took"] = String(Number(sessionStorage["looks"]) * 100);
      clearInterval(watch);
    }, 100);
  }, texts);
}

for (const [path, kind] of Object.entries(PAGES).flatMap(([path, kinds]) =>
  kinds.map((kind) => [path, kind] as const),
))
  test(
    `${path} comes without loss and without silence though ${kind} do not come at first`,
    { tag: "@nightly" },
    async ({ browser, language, customer }) => {
      test.setTimeout(400_000);
      const { message } = messagesIn(language);
      const isStore = path === STORE;
      if (!isStore) await readyToOrder(customer);
      // It empties the cart.
      if (path === "/orders") await orderAtPanel(customer, { order_type: "pickup" });
      const inCart = await quantities(customer);
      for (const [turn, cut] of CUTS.entries()) {
        const seen = new Set<string>();
        const cutOf: CutOf = (load) => {
          // A lost file is asked for again at another address.
          const [file] = load.path.split("?");
          if (!OWN.test(load.path) || !KINDS[kind](load) || seen.has(file!)) return null;
          seen.add(file!);
          return cut;
        };
        const visited = await visit(browser, { language, customer, path }, cutOf, (page) =>
          observeWaiting(page, [message("still_trying"), message("offline")]),
        );
        const { page } = visited;
        if (isStore) await add(page, language);
        // The same dish each time: one line.
        await expectWhole(visited, isStore ? [turn + 1] : inCart, customer);
        const { took, told } = await page.evaluate(() => ({
          took: Number(sessionStorage["took"]),
          told: sessionStorage["told"] === "1",
        }));
        expect.soft(seen.size, `${cut}: something is cut`).toBeGreaterThan(0);
        if (took > UNTOLD_MS) expect.soft(told, `${cut}: ${took} ms without a word`).toBe(true);
        await close(visited);
      }
    },
  );
