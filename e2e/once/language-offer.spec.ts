import type { Browser, Page } from "@playwright/test";
import { address, expect, stored, test } from "../journey.js";
import { PHONE } from "../page-traffic.js";

/** Opens the home page on a device of a language, as a first visit, and records its layout shifts. */
async function visit(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, locale, serviceWorkers: "block" });
  await context.addInitScript(() => {
    const shifts: number[] = Object.assign(window, { shifts: [] as number[] }).shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const page = await context.newPage();
  await page.goto(address("/"));
  return page;
}
const offerOn = (page: Page) => page.locator("[data-slot=language-offer]");
const switchOn = (page: Page) => page.locator("[data-slot=language-toggle]").first();

test("a first visit on an Arabic device is in English and offers Arabic, once", async ({ browser }) => {
  const page = await visit(browser, "ar-QA");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const offer = offerOn(page).getByRole("button", { name: "العربية؟" });
  await expect(offer).toBeVisible();
  await page.waitForTimeout(500);
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(shift).toBeLessThanOrEqual(0.01);
  const html = await (await fetch(address("/"), { headers: { "Accept-Language": "ar-QA,ar" } })).text();
  expect(html).toContain('lang="en"');
  expect(html).not.toContain("language-offer");

  await test.step("taken", async () => {
    await offer.click();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(offerOn(page)).toHaveCount(0);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await expect(switchOn(page)).toBeVisible();
    await page.waitForTimeout(2000);
    await expect(offerOn(page)).toHaveCount(0);
  });
  await page.context().close();
});

test("closing the offer of Arabic is remembered", async ({ browser }) => {
  const page = await visit(browser, "ar");
  await offerOn(page).getByRole("button", { name: "Close" }).click();
  await expect(offerOn(page)).toHaveCount(0);
  expect(await stored(page, "localStorage", "language")).toBe("en");
  await page.reload();
  await expect(switchOn(page)).toBeVisible();
  await page.waitForTimeout(2000);
  await expect(offerOn(page)).toHaveCount(0);
  await page.context().close();
});

test("a device in another language is offered nothing", async ({ browser }) => {
  const page = await visit(browser, "hi-IN");
  await expect(switchOn(page)).toBeVisible();
  await page.waitForTimeout(2000);
  await expect(offerOn(page)).toHaveCount(0);
  await page.context().close();
});
