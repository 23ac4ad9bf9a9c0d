import type { Page, Route } from "@playwright/test";
import {
  addDish,
  address,
  enter,
  expect,
  fillAddressForm,
  orderAtPanel,
  placeOrder,
  readPanel,
  readyToOrder,
  test,
} from "../journey.js";
import { newCustomer } from "../panel-client.js";

/** The most that may move by itself on a screen: a tenth of what counts as good. */
const MOST_SHIFT = 0.01;

const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

/** What moved on the page without the customer's doing: how much, and which parts. */
async function shifts(page: Page): Promise<{ sum: number; parts: string[] }> {
  return page.evaluate(async () => {
    const QUIET_MS = 1500;
    const found = { sum: 0, parts: [] as string[] };
    await new Promise<void>((done) => {
      let timer = setTimeout(done, QUIET_MS);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput, sources } = entry as unknown as {
            value: number;
            hadRecentInput: boolean;
            sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
          };
          if (hadRecentInput) continue;
          found.sum += value;
          for (const { node, previousRect, currentRect } of sources) {
            const element = node instanceof Element ? node : node?.parentElement;
            const slot = element?.closest<HTMLElement>("[data-slot]")?.dataset["slot"];
            const place = ({ x, y, width, height }: DOMRect) =>
              [x, y, width, height].map(Math.round).join(" ");
            found.parts.push(
              `${value.toFixed(4)} ${slot ?? "?"}: ${place(previousRect)} → ${place(currentRect)}`,
            );
          }
          clearTimeout(timer);
          timer = setTimeout(done, QUIET_MS);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    return found;
  });
}

const STORE = "/store/bayt-al-machboos";
/** What guests see too. */
const PUBLIC = [
  "/",
  "/categories",
  "/collection/family-feast",
  "/search/qatari",
  STORE,
  `${STORE}/product/bayt-al-machboos.chicken-machboos`,
  `${STORE}/reviews`,
];

/** Opens a screen and expects that nothing moves. */
async function expectStill(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(address(path));
    await expect(page.locator("main h1:visible").first()).toBeVisible();
    const { sum, parts } = await shifts(page);
    expect.soft(sum, `${path}: ${parts.join(", ")}`).toBeLessThanOrEqual(MOST_SHIFT);
  });
}

for (const [size, viewport] of Object.entries(SIZES)) {
  // Guests on a phone and customers on a desktop, each with both at night.
  const nightly = { tag: "@nightly" };
  const guests = size === "phone" ? {} : nightly;
  const customers = size === "phone" ? nightly : {};

  test(
    `nothing moves by itself for a guest on a ${size} (REQ-A11Y-10)`,
    guests,
    async ({ page, consoleErrors: _ }) => {
      await page.setViewportSize(viewport);
      for (const path of PUBLIC) await expectStill(page, path);
    },
  );

  test(
    `nothing moves by itself on a ${size} (REQ-A11Y-10)`,
    customers,
    async ({ page, consoleErrors: _ }) => {
      await page.setViewportSize(viewport);
      const customer = await newCustomer("ar");
      await readyToOrder(customer);
      const order = await orderAtPanel(customer);
      await addDish(customer);
      // Delivered: the bar of a running order comes and goes with the order.
      await expect
        .poll(() => readPanel(`/api/orders/${order}`, "ar", customer.token), { timeout: 60_000 })
        .toMatchObject({ order_status: "delivered" });
      // The steps of the tracking, and its stream of events, come after the order.
      await page.route(`**/api/orders/${order}/*`, async (route) => {
        await new Promise((done) => setTimeout(done, 500));
        await route.continue();
      });
      await enter(page, "ar", customer);
      // In `npm test` a guest's test visits the public pages.
      for (const path of [
        ...(process.env["JOURNEYS"] === undefined ? [] : PUBLIC),
        "/cart",
        "/checkout",
        "/profile",
        "/profile/data",
        "/orders",
        `/orders/${order}`,
        `/orders/${order}/track`,
        "/address",
        "/wallet",
        "/coupons",
        "/notifications",
      ])
        await expectStill(page, path);
    },
  );
  // REQ-ORDER-47: the form of the first address opens over the checkout.
  test(`nothing moves in the checkout without an address on a ${size} (REQ-A11Y-10)`, async ({
    page,
    consoleErrors: _,
  }) => {
    await page.setViewportSize(viewport);
    const customer = await newCustomer("ar");
    await addDish(customer);
    await enter(page, "ar", customer);
    await expectStill(page, "/checkout");
    await expect(page.locator("[data-slot=address-form]")).toBeVisible();
  });

  // What moves within half a second of a press is not counted, so a quick server would hide it.
  test(
    `nothing moves on the way to an order when responses are late, on a ${size} (REQ-A11Y-10)`,
    guests,
    async ({ page, consoleErrors: _ }) => {
      await page.setViewportSize(viewport);
      const customer = await newCustomer("en");
      await addDish(customer);
      await enter(page, "en", customer, "/auth/userinfo");
      const hold = async (route: Route) => {
        await new Promise((done) => setTimeout(done, 900));
        await route.continue().catch(() => undefined);
      };
      await page.route("**/api/**", hold);
      await expectStill(page, "/auth/userinfo");
      await page.goto(address("/checkout"));
      await fillAddressForm(page, "en");
      const saved = await shifts(page);
      expect.soft(saved.sum, `address saved: ${saved.parts.join(", ")}`).toBeLessThanOrEqual(MOST_SHIFT);
      await placeOrder(page, "en");
      const placed = await shifts(page);
      expect.soft(placed.sum - saved.sum, placed.parts.join(", ")).toBeLessThanOrEqual(MOST_SHIFT);
    },
  );
}
