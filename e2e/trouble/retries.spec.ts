import { address, expect, messagesIn, openInApp, test, chooseLanguage } from "../journey.js";

test(
  "a failed read is retried three times, ever later, and at most thirty seconds apart",
  { tag: ["@nightly", "@REQ-API-24", "@REQ-API-25", "@REQ-MESSAGE-04", "@REQ-MESSAGE-05"] },
  async ({ page, language, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    const lines: string[] = [];
    page.on("console", (message) => lines.push(message.text()));
    await chooseLanguage(page, language);
    let count = 0;
    let headers: Record<string, string> = {};
    await page.route("**/api/vendor-coupons*", (route) => {
      count++;
      return route.fulfill({ status: 500, headers, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
    });
    await page.clock.install();
    await page.goto(address("/privacy"));
    await openInApp(page, "/vendor-coupons");
    await expect.poll(() => count).toBe(1);
    // REQ-MESSAGE-05: no message of its own beside the place that could not be filled.
    await expect(page.getByRole("button", { name: t("common.retry") }).first()).toBeVisible();
    // Later than the clock can be by then: it does not stop in the past.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    /** The number of requests after so many milliseconds more. */
    const after = async (ms: number) => {
      await page.clock.runFor(ms);
      await page.waitForTimeout(150);
      return count;
    };
    // REQ-API-25: one (partly over when the clock stopped), two and four seconds.
    await expect.poll(() => after(100)).toBe(2);
    expect(await after(1500)).toBe(2);
    await expect.poll(() => after(100)).toBe(3);
    expect(await after(3400)).toBe(3);
    await expect.poll(() => after(100)).toBe(4);
    // REQ-API-24: that was the third and last.
    expect(await after(120_000)).toBe(4);
    // REQ-MESSAGE-04
    expect(lines.filter((text) => text.startsWith("An error occurred:")).length).toBeGreaterThan(0);
    await expect(page.locator("[data-slot=toast]")).toHaveCount(0);

    // However long the server asks to wait.
    headers = { "Retry-After": "3600" };
    await page
      .getByRole("button", { name: t("common.retry") })
      .first()
      .click();
    await expect.poll(() => count).toBe(5);
    // The page's clock stands still until the answer is there.
    await page.waitForTimeout(500);
    expect(await after(29_000)).toBe(5);
    await expect.poll(() => after(500)).toBe(6);
  },
);
