import {
  address,
  enter,
  expect,
  createAddress,
  placeOrder,
  postToPanel,
  quickAdds,
  readPanel,
  test,
  messagesIn,
  pattern,
  toast,
} from "../journey.js";
import { coveredByToasts, keepToasts } from "../covered-by-toasts.js";
import { openPanel, type RunningPanel } from "../start-panel.js";
import { EVENING_STORE, STOPPED_CLOCK } from "../stopped-clock.js";

// Whether a store is closed depends on the time of day: a server of its own.

const shared = process.env["JOURNEY_URL"];
/** A collection with a dish of that store. */
const COLLECTION = "office-lunch";
const COLLECTED_DISH = `${EVENING_STORE}.arabic-plate`;
let panel: RunningPanel | undefined;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  panel = await openPanel(STOPPED_CLOCK);
  process.env["JOURNEY_URL"] = panel.url;
});
test.afterAll(async () => {
  await panel?.stop();
  process.env["JOURNEY_URL"] = shared;
});

test(
  "a closed store is ordered from ahead, press by press (REQ-CATALOG-42)",
  { tag: "@nightly" },
  async ({ page, context, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await keepToasts(page);
    const { items } = await readPanel<{
      items: { id: string; name: string; category_id: string; has_addons: boolean; in_stock: boolean }[];
    }>(`/api/stores/${EVENING_STORE}/products?per_page=50`, language);
    const dish = items.find(({ has_addons, in_stock }) => !has_addons && in_stock)!;
    const { preorder_from } = await readPanel<{ preorder_from: string }>(
      `/api/stores/${EVENING_STORE}`,
      language,
    );
    await createAddress(customer);
    await postToPanel("/api/favourites/toggle", { type: "product", id: dish.id }, customer.token);
    const bar = page.locator("[data-slot=preorder-bar]");
    const start = bar.getByRole("button", { name: new RegExp(`^${t("catalogue.preorder")}`) });

    const card = page.locator("[data-slot=product-card]").filter({ hasText: dish.name });
    await test.step("search and favourites offer it", async () => {
      await enter(page, language, customer, "/favourite?type=product");
      await expect(card.first()).toContainText(t("catalogue.preorder"));
      await page.goto(address(`/search?q=${encodeURIComponent(dish.name)}&type=product`));
      await expect(card.first()).toContainText(t("catalogue.preorder"));
    });
    const add = new RegExp(`^${t("catalogue.preorder")}.*\\d`);
    await test.step("the product's sheet offers it, within reach", async () => {
      await page.waitForFunction(() => !("takeEarlyPresses" in window));
      await card.first().getByRole("link", { name: dish.name, exact: true }).click();
      const sheet = page.getByRole("dialog", { name: dish.name });
      await expect(sheet.getByRole("button", { name: add })).toBeInViewport();
    });
    await test.step("a collection tags it", async () => {
      const found = await readPanel<{ name: string }>(`/api/products/${COLLECTED_DISH}`, language);
      await page.goto(address(`/collection/${COLLECTION}`));
      const collected = page.locator("[data-slot=product-card]").filter({
        has: page.locator(`a[href$="/product/${COLLECTED_DISH}"]`),
      });
      await expect(collected).toContainText(found.name);
      await expect(collected).toContainText(t("catalogue.preorder"));
    });
    await test.step("the product's page offers it", async () => {
      await page.goto(address(`/store/${EVENING_STORE}/product/${dish.id}`));
      await expect(page.getByRole("main").getByRole("button", { name: add })).toBeInViewport();
    });
    for (const path of [`/store/${EVENING_STORE}/cat/${dish.category_id}`, `/store/${EVENING_STORE}`])
      await test.step(`the menu starts with it: ${path}`, async () => {
        await page.goto(address(path));
        await expect(start).toBeInViewport();
        await expect(quickAdds(page, language)).toHaveCount(0);
      });
    await test.step("a message does not cover it (REQ-A11Y-04)", async () => {
      await page.waitForFunction(() => !("takeEarlyPresses" in window));
      await page.getByRole("button", { name: pattern(t("catalogue.share", { name: "@" })) }).click();
      await expect(toast(page, message("vendor_link_copied"))).toBeVisible();
      await expect.poll(() => coveredByToasts(page)).toEqual({ toasts: 1, covered: [] });
    });
    await test.step("once it has started, products are added, and the checkout opens with the first slot", async () => {
      await page.waitForFunction(() => !("takeEarlyPresses" in window));
      await start.click();
      await expect(bar).toHaveCount(0);
      const add = quickAdds(page, language).first();
      await add.click();
      const cart = () => readPanel<{ items: unknown[] }>("/api/cart", language, customer.token);
      await expect.poll(async () => (await cart()).items.length).toBe(1);
      // More than the minimum order.
      await postToPanel("/api/cart/add", { product_id: dish.id, quantity: "3" }, customer.token);
      await page.goto(address("/checkout"));
      await expect(page.getByText(t("checkout.preorder")).locator("visible=true").first()).toBeVisible();
      const id = await placeOrder(page, language);
      const { scheduled_at } = await readPanel<{ scheduled_at: string }>(
        `/api/orders/${id}`,
        language,
        customer.token,
      );
      expect(Date.parse(scheduled_at)).toBe(Date.parse(preorder_from));
    });
  },
);
