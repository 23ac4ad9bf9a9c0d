import type { Page } from "@playwright/test";
import { address, enter, expect, messagesIn, quickAdds, readPanel, test, toast } from "../journey.js";

const STORE = "bayt-al-machboos";

/** Holds requests until they are let go. */
async function hold(page: Page, path: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(path, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

test(
  "the app and each route are loaded on demand, behind the loading screen",
  {
    tag: [
      "@REQ-APP-02",
      "@REQ-APP-03",
      "@REQ-APP-04",
      "@REQ-APP-09",
      "@REQ-ROUTE-01",
      "@REQ-ROUTE-02",
      "@REQ-ROUTE-04",
    ],
  },
  async ({ page, consoleErrors: _ }) => {
    const { t } = messagesIn("en");
    const loading = page.locator("[data-slot=route-loading]");
    await test.step("a page that the browser renders starts with the loading screen", async () => {
      // REQ-APP-02, REQ-APP-03, REQ-APP-04, REQ-APP-09
      const release = await hold(page, /\/assets\/.*\.js$/);
      await page.goto(address("/contact"), { waitUntil: "commit" });
      await expect(loading).toBeVisible();
      const view = page.viewportSize()!;
      const screen = (await loading.boundingBox())!;
      expect(screen.width).toBeGreaterThanOrEqual(view.width - 20);
      expect(screen.height).toBeGreaterThanOrEqual(view.height);
      const logo = loading.getByRole("img", { name: "logo", exact: true });
      const box = (await logo.boundingBox())!;
      expect(box.width).toBe(150);
      expect(Math.abs(box.x + box.width / 2 - (screen.x + screen.width / 2))).toBeLessThan(1);
      await expect(loading.locator("[data-slot=spinner]")).toHaveAttribute("data-size", "large");
      release();
      await expect(loading).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1, name: t("apply.contactTitle") })).toBeVisible();
      await page.unrouteAll({ behavior: "wait" });
      // REQ-ROUTE-04
      await page.goto(address("/nowhere"));
      await expect(
        page.getByRole("heading", { level: 1, name: "This page could not be found" }),
      ).toBeVisible();
    });

    await test.step("a route's chunk is requested when it is visited", async () => {
      // REQ-ROUTE-01, REQ-ROUTE-02
      const chunks: string[] = [];
      page.on("request", (request) => chunks.push(new URL(request.url()).pathname));
      await page.goto(address("/about"));
      await page.waitForFunction(() => !("takeEarlyPresses" in window));
      const isContact = (path: string) => /\/assets\/contact-[\w-]+\.js$/.test(path);
      expect(chunks.filter(isContact)).toEqual([]);
      const release = await hold(page, /\/assets\/contact-[\w-]+\.js$/);
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("shell.contact") })
        .click();
      await expect.poll(() => chunks.some(isContact)).toBe(true);
      await expect(loading).toBeVisible();
      const height = () => page.getByRole("main").evaluate((main) => main.getBoundingClientRect().height);
      expect(await height()).toBe(0);
      release();
      await expect(page.getByRole("heading", { level: 1, name: t("apply.contactTitle") })).toBeVisible();
      expect(await height()).toBeGreaterThanOrEqual(page.viewportSize()!.height);
    });
  },
);

test(
  "a first visit is English, light and teal; the toggle swaps flag, language and direction",
  {
    tag: [
      "@REQ-LANG-01",
      "@REQ-APP-05",
      "@REQ-APP-06",
      "@REQ-APP-07",
      "@REQ-APP-08",
      "@REQ-LANG-02",
      "@REQ-LANG-03",
      "@REQ-LANG-04",
      "@REQ-LANG-05",
      "@REQ-LANG-06",
      "@REQ-LANG-07",
      "@REQ-LANG-08",
    ],
  },
  async ({ page, consoleErrors: _ }) => {
    await page.goto(address("/"));
    const html = page.locator("html");
    // REQ-LANG-02, REQ-LANG-03, REQ-LANG-05, REQ-LANG-07
    await expect(html).toHaveAttribute("lang", "en");
    await expect(html).toHaveAttribute("dir", "ltr");
    await expect(html).toHaveAttribute("data-theme", "light");
    // REQ-LANG-08
    const primary = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.setProperty("color", "var(--ui-primary)");
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    expect(primary).toBe("rgb(0, 128, 128)");
    expect(await readPanel("/api/app-settings", "en")).toMatchObject({ primary_color: "#008080" });
    // REQ-APP-05, REQ-APP-06
    const header = page.getByRole("banner");
    await expect(header.locator("a[href='/'] [data-slot=logo]:visible").first()).toBeVisible();
    const toggle = header.locator("[data-slot=language-toggle]:visible").first();
    const flag = () =>
      toggle
        .locator("svg, img")
        .first()
        .evaluate((element) => element.outerHTML);
    const before = await flag();
    await page.waitForFunction(() => !("takeEarlyPresses" in window));
    await toggle.press("Enter");
    // REQ-LANG-04, REQ-LANG-05, REQ-LANG-06
    await expect(html).toHaveAttribute("lang", "ar");
    await expect(html).toHaveAttribute("dir", "rtl");
    await expect.poll(flag).not.toBe(before);
    expect(await page.evaluate(() => localStorage.getItem("language"))).toContain("ar");
    await page.reload();
    await expect(html).toHaveAttribute("lang", "ar");
    // REQ-APP-07, REQ-APP-08
    await page.goto(address("/auth"));
    await expect(page.locator("a[href='/'] [data-slot=logo]").first()).toBeVisible();
    await expect(page.locator("[data-slot=language-toggle]:visible").first()).toBeVisible();
  },
);

test(
  "amounts are in QAR, in Arabic with the abbreviation of the riyal",
  { tag: ["@REQ-MONEY-03"] },
  async ({ page, consoleErrors: _ }) => {
    await page.goto(address(`/store/${STORE}`));
    const prices = page.locator("[data-slot=price]");
    await expect(prices.first()).toHaveText(/^QAR\s[\d.,]+$/);
    await page.waitForFunction(() => !("takeEarlyPresses" in window));
    await page.locator("[data-slot=language-toggle]:visible").first().press("Enter");
    await expect(prices.first()).toHaveText(/^[\d.,]+\sر\.ق$/);
  },
);

test(
  "the banners carry the texts of the marketing",
  { tag: ["@REQ-CATALOG-24", "@REQ-CATALOG-25", "@REQ-CATALOG-26", "@REQ-CATALOG-27"] },
  async ({ page, consoleErrors: _ }) => {
    await page.goto(address("/"));
    const banners = page.getByRole("main");
    for (const text of ["7-day money guarantee", "365 days", "20 percent off", "starting from $10"])
      await expect(banners.getByText(text).first()).toBeAttached();
  },
);

test(
  "a section of a long page rises once, when 50 px of it are visible",
  { tag: ["@REQ-APP-10", "@REQ-APP-11"] },
  async ({ page, consoleErrors: _ }) => {
    await page.addInitScript(() => {
      const rises: { at: number; delay: number; element: Element }[] = [];
      Object.assign(window, { rises });
      // oxlint-disable-next-line typescript/unbound-method -- called on its element below
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        const animation = animate.call(this, frames, options);
        if (JSON.stringify(frames).includes("translate")) {
          const play = animation.play.bind(animation);
          animation.play = () => {
            const delay = Number(animation.effect?.getComputedTiming().delay);
            rises.push({ at: innerHeight - this.getBoundingClientRect().top, delay, element: this });
            play();
          };
        }
        return animation;
      };
    });
    await page.goto(address("/"));
    await page.waitForFunction(() => !("takeEarlyPresses" in window));
    const scroll = async (step: number) => {
      for (let turn = 0; turn < 60; turn++) {
        await page.evaluate((by) => scrollBy({ top: by, behavior: "instant" }), step);
        await page.waitForTimeout(40);
      }
    };
    await scroll(60);
    const rises = () =>
      page.evaluate(() => {
        const { rises } = window as unknown as { rises: { at: number; delay: number; element: Element }[] };
        return {
          count: rises.length,
          sections: new Set(rises.map(({ element }) => element)).size,
          all: rises.map(({ at, delay }) => ({ at, delay })),
        };
      });
    const { count, sections, all } = await rises();
    expect(count).toBeGreaterThan(1);
    expect(sections).toBe(count);
    for (const { at, delay } of all) {
      expect(delay).toBe(0);
      // The section is 32 px lower while it waits.
      expect(at).toBeGreaterThanOrEqual(50 - 32);
      expect(at).toBeLessThan(50 + 2 * 60 + 60);
    }
    // Not again on the way back.
    await scroll(-60);
    await scroll(60);
    expect((await rises()).count).toBe(count);
  },
);

test(
  "a toast is at the top right, closes after five seconds, and is dragged away by 80 percent",
  { tag: ["@REQ-MESSAGE-01", "@REQ-MESSAGE-43", "@REQ-MESSAGE-45"] },
  async ({ page, customer, consoleErrors: _ }) => {
    const { message } = messagesIn("en");
    await page.clock.install();
    await enter(page, "en", customer, `/store/${STORE}`);
    const added = toast(page, message("added_to_cart"));
    const add = () => quickAdds(page, "en").first().click();
    await add();
    await expect(added).toBeVisible();
    // REQ-MESSAGE-01: the store's cart stands on the right, and is not covered.
    const { height } = page.viewportSize()!;
    const cart = (await page.locator("[data-slot=store-cart]").boundingBox())!;
    const box = (await added.boundingBox())!;
    expect(cart.x - box.x - box.width).toBeGreaterThanOrEqual(0);
    expect(cart.x - box.x - box.width).toBeLessThan(64);
    expect(box.y).toBeLessThan(height / 3);

    // REQ-MESSAGE-43
    await page.mouse.move(10, height - 10);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 4000);
    await expect(added).toBeVisible();
    await page.clock.runFor(1500);
    await page.clock.resume();
    await expect(added).toHaveCount(0);

    // REQ-MESSAGE-45
    const drag = async (part: number) => {
      const { x, y, width: wide, height: high } = (await added.boundingBox())!;
      await page.mouse.move(x + 30, y + high / 2);
      await page.mouse.down();
      for (let step = 1; step <= 10; step++)
        await page.mouse.move(x + 30 + (wide * part * step) / 10, y + high / 2);
      await page.mouse.up();
    };
    await add();
    await expect(added).toBeVisible();
    await page.waitForTimeout(400);
    await drag(0.6);
    await page.waitForTimeout(400);
    await expect(added).toBeVisible();
    await drag(0.9);
    await expect(added).toHaveCount(0, { timeout: 2000 });
  },
);
