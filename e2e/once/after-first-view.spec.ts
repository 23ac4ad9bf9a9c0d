import { address, enter, expect, quickAdds, test } from "../journey.js";
import { PHONE } from "../page-traffic.js";

const STORE = "/store/bayt-al-machboos";

// A trace calls `evaluate` after each step, which counts as an action of the customer and starts the idle services.
test.use({ trace: "off" });

test("a link that a customer points at brings its screen and data before it is followed", async ({
  page,
}) => {
  await page.goto(address("/"));
  await page.waitForFunction(() => !("takeEarlyPresses" in window));
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.locator(`main a[href="${STORE}"]`).first().hover();
  await expect.poll(() => requests).toContain(`/api/stores${STORE.replace("/store", "")}`);
  await expect.poll(() => requests.some((path) => /^\/assets\/store-.*\.js$/.test(path))).toBe(true);
  await page.waitForLoadState("networkidle");
  // Without further responses of the server, the store can show only what was prefetched.
  await page.route("**/api/stores/**", () => undefined);
  await page.locator(`main a[href="${STORE}"]`).first().click();
  await expect(page.locator("main h1")).toHaveText("Bayt Al Machboos");
});

test("what the first cards in the window link to comes when the page is idle, after the first action", async ({
  page,
}) => {
  const read: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(stores|collections|products)\/[^/]+$/.test(pathname)) read.push(pathname);
  });
  await page.goto(address("/"));
  await page.waitForLoadState("networkidle");
  expect(read).toEqual([]);
  await page.keyboard.press("Shift");
  await expect.poll(() => read.length).toBe(3);
  await page.keyboard.press("Shift");
  await page.waitForLoadState("networkidle");
  // Each once: the prefetching is started once, and what is prefetched is not read again.
  expect(read).toHaveLength(3);
  expect(new Set(read).size).toBe(3);
});

test("nothing on a page keeps it out of the back-forward cache", async ({ page }) => {
  // Headless Chromium has no such cache, so check for what excludes a page from it.
  await page.addInitScript(() => {
    const types: string[] = [];
    const add = window.addEventListener.bind(window);
    window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
      types.push(type);
      add(type, ...rest);
    };
    Object.assign(window, { listenedTypes: types });
  });
  for (const path of ["/", STORE, "/cart"]) {
    const response = await page.goto(address(path));
    expect(response!.headers()["cache-control"]).not.toContain("no-store");
    await page.waitForFunction(() => !("takeEarlyPresses" in window));
    // Starts the services that wait for the customer.
    await page.mouse.click(2, 2);
    await page.waitForLoadState("networkidle");
    const types = await page.evaluate(() => (window as unknown as { listenedTypes: string[] }).listenedTypes);
    expect(types).toContain("storage");
    expect(types.filter((type) => type === "unload" || type === "beforeunload")).toEqual([]);
    expect(await page.evaluate(() => [window.onunload, window.onbeforeunload])).toEqual([null, null]);
  }
});

/**
 * What each step of a visit reads of the catalogue, and its files (pictures, scripts), at most: a tenth or one more than it did when
 * this was measured. Reads ahead count for the step in which they are sent. A customer's own data may come with any step, once.
 */
const STEPS = {
  "to the store": { catalogue: 1, files: 6 },
  "to a product": { catalogue: 4, files: 4 },
  "back to the store": { catalogue: 0, files: 1 },
  add: { catalogue: 2, files: 7 },
  "back to home": { catalogue: 2, files: 13 },
} as const;
const CATALOGUE = /^\/api\/(home|stores|products|collections|categories|vendors|search)\b/;

test.describe("on a phone", () => {
  test.use({ ...PHONE });

  test("each step of a visit asks for little, and for nothing twice", async ({
    page,
    language,
    customer,
  }) => {
    await enter(page, language, customer);
    await page.waitForFunction(() => !("takeEarlyPresses" in window));
    let reads: string[] = [];
    let last = Date.now();
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      // The stream of events stays open.
      if (request.method() !== "GET" || pathname === "/api/events") return;
      last = Date.now();
      reads.push(pathname + search);
    });
    const settled = () => expect.poll(() => Date.now() - last, { intervals: [100] }).toBeGreaterThan(600);
    const step = async (name: keyof typeof STEPS, act: () => Promise<unknown>) => {
      await settled();
      reads = [];
      await act();
      last = Date.now();
      await settled();
      expect.soft(reads, `${name}: asked twice`).toEqual([...new Set(reads)]);
      const catalogue = reads.filter((path) => CATALOGUE.test(path));
      const files = reads.filter((path) => !path.startsWith("/api/"));
      const { catalogue: mostCalls, files: mostFiles } = STEPS[name];
      expect.soft(catalogue.length, `${name}: ${catalogue.join(", ")}`).toBeLessThanOrEqual(mostCalls);
      expect.soft(files.length, `${name}: ${files.join(", ")}`).toBeLessThanOrEqual(mostFiles);
    };
    const heading = page.locator("main h1");
    const home = (await heading.textContent())!;
    await step("to the store", async () => {
      await page.locator(`main a[href="${STORE}"]`).first().tap();
      await expect(heading).toHaveText("Bayt Al Machboos");
    });
    const sheet = page.locator("[data-slot=sheet]");
    await step("to a product", async () => {
      await page.locator(`main a[href^="${STORE}/product/"]`).first().tap();
      await expect(sheet.locator("[data-slot=product-title]")).toBeVisible();
    });
    await step("back to the store", async () => {
      await page.goBack();
      await expect(sheet).toHaveCount(0);
    });
    await step("add", () => quickAdds(page, language).first().tap());
    await step("back to home", async () => {
      await page.goBack();
      await expect(heading).toHaveText(home);
    });
  });
});
