import type { Browser, Page } from "@playwright/test";
import { chooseLanguage, address, expect, test } from "../journey.js";
import { PHONE } from "../page-traffic.js";

const STORE = "/store/bayt-al-machboos";
const PRODUCT = `${STORE}/product/bayt-al-machboos.chicken-machboos`;
/** The largest layout shift of a page, unitless; web fonts may move nothing. */
const MAX_SHIFT = 0.01;
/** Milliseconds in which pictures that are not near would have started to load. */
const QUIET_MS = 1000;

async function openPhone(browser: Browser, language: string, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block", javaScriptEnabled });
  await chooseLanguage(context, language);
  return context.newPage();
}

/** Names of the pictures that a page asks for. */
function recordPictures(page: Page): string[] {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/media/")) pictures.push(request.url());
  });
  return pictures;
}

const isHydrated = () => !("takeEarlyPresses" in window);
/** Pictures in the window that have not been painted; those of which less than a tenth is visible may wait. */
const unpainted = () =>
  [...document.querySelectorAll<HTMLImageElement>("[data-slot=picture] > img")]
    .filter((image) => {
      const { top, bottom, left, right, width, height } = image.parentElement!.getBoundingClientRect();
      const visible = (from: number, to: number, length: number) =>
        Math.max(0, Math.min(to, length) - Math.max(0, from));
      const share = visible(left, right, innerWidth) * visible(top, bottom, innerHeight);
      return share > 0.2 * width * height && !(image.complete && image.naturalWidth > 0);
    })
    .map((image) => image.srcset);

test("without scripts, pictures load", async ({ browser }) => {
  const page = await openPhone(browser, "en", false);
  const pictures = recordPictures(page);
  await page.goto(address(STORE));
  await page.waitForTimeout(QUIET_MS);
  expect(pictures.length).toBeGreaterThan(3);
  await page.context().close();
});

test("a picture whose format fails is shown as webp", async ({ browser }) => {
  const page = await openPhone(browser, "en");
  await page.route("**/*.avif", (route) => route.fulfill({ contentType: "image/avif", body: "unreadable" }));
  await page.goto(address(STORE));
  await page.waitForFunction(isHydrated);
  await expect.poll(() => page.evaluate(unpainted)).toEqual([]);
  await page.context().close();
});

for (const language of ["en", "ar"]) {
  // At night in English, too: Arabic pages have its fonts as well.
  const tag = language === "ar" ? [] : ["@nightly"];
  test(
    `fonts move nothing, and are those of the page's script: ${language}`,
    { tag },
    async ({ browser }) => {
      for (const path of ["/", "/categories", "/search/qatari", STORE, PRODUCT, "/cart", "/auth"]) {
        const page = await openPhone(browser, language);
        const fonts: string[] = [];
        page.on("request", (request) => {
          if (request.url().endsWith(".woff2"))
            fonts.push(
              /pro-(basic|names|codes|arabic-basic|arabic|latin|latin-ext)-wght/.exec(request.url())![1]!,
            );
        });
        await page.addInitScript(() => {
          Object.assign(window, { shift: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              (window as unknown as { shift: number }).shift += entry.value;
          }).observe({ type: "layout-shift", buffered: true });
        });
        await page.goto(address(path));
        await page.waitForFunction(isHydrated);
        await page.waitForTimeout(QUIET_MS);
        const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
        expect.soft(shift, `${path}: layout shift`).toBeLessThanOrEqual(MAX_SHIFT);
        const allowed = language === "ar" ? ["codes", "arabic-basic"] : ["basic", "names"];
        expect
          .soft(
            fonts.filter((name) => !allowed.includes(name)),
            `${path}: fonts`,
          )
          .toEqual([]);
        await page.context().close();
      }
    },
  );
}
