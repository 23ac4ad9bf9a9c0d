import { address, enter, expect, test } from "../journey.js";
import { signInAt } from "../panel-client.js";

test.describe("home", () => {
  test("shows a customer's pictures in their frames", async ({ page, language }) => {
    // A guest's page is replaced by that of the customer's place, whose pictures are in memory then.
    await enter(page, language, await signInAt("demo@talabee.qa", "machboos-at-noon"));
    const outside = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLImageElement>("[data-slot=picture][data-state=shown] > img"))
          .filter((image) => {
            const frame = image.parentElement!.getBoundingClientRect();
            const { left, right } = image.getBoundingClientRect();
            return frame.width > 0 && (right < frame.left + 1 || left > frame.right - 1);
          })
          .map((image) => image.currentSrc),
      );
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Noor");
    await expect(page.locator("[data-slot=picture][data-state=shown]").nth(12)).toBeAttached();
    expect(await outside()).toEqual([]);
  });

  test("is wider on wide screens", async ({ page }) => {
    const width = () =>
      page.evaluate(() => {
        const element = document.querySelector("[data-slot=home-screen]")!;
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      });
    for (const [window, content] of [
      [1440, 1280],
      [1599, 1280],
      [1920, 1440],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width: window, height: 1080 });
      if (window === 1440) await page.goto(address("/"));
      expect(await width()).toBe(content);
    }
  });

  test("continues with all stores, and its footer can be reached", async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/vendors?")) requested.push(request.url());
    });
    await page.goto(address("/"));
    const feed = page.locator("[data-slot=home-feed]");
    await expect(feed.getByRole("heading")).toBeAttached();
    await page.waitForLoadState("networkidle");
    expect(requested).toEqual([]);

    const cards = feed.getByRole("article");
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      expect(await cards.count()).toBeGreaterThan(24);
    }).toPass();
    expect(
      await cards
        .locator("a")
        .evaluateAll((links: HTMLAnchorElement[]) => new Set(links.map(({ href }) => href)).size),
    ).toBe(await cards.count());

    await page.keyboard.press("End");
    await expect(page.getByRole("contentinfo")).toBeInViewport();
  });

  test("lets the keyboard pass the stores to the footer", async ({ page }) => {
    await page.goto(address("/"));
    const feed = page.locator("[data-slot=home-feed]");
    await feed.scrollIntoViewIfNeeded();
    await expect(feed.getByRole("article").first()).toBeVisible();
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link").first().focus();
    let count = 0;
    // A page asked for before the focus was there may still come.
    await expect(async () => {
      count = await feed.getByRole("article").count();
      await page.waitForTimeout(500);
      expect(await feed.getByRole("article").count()).toBe(count);
    }).toPass();
    await footer.scrollIntoViewIfNeeded();
    await expect(footer).toBeInViewport();
    // The focus is behind the list: it does not grow.
    await page.waitForTimeout(500);
    expect(await feed.getByRole("article").count()).toBe(count);
  });
});
