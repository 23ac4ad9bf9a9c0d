import type { Locator } from "@playwright/test";
import {
  address,
  enter,
  expect,
  messagesIn,
  orderAtPanel,
  postToPanel,
  readPanel,
  readyToOrder,
  test,
} from "../journey.js";
import { newCustomer } from "../panel-client.js";

// What a wide screen shows side by side, a phone shows one below the other.

const STORE = "bayt-al-machboos";

/** The number of elements in the row of the first. */
const inFirstRow = (elements: Locator) =>
  elements.evaluateAll((all) => {
    const tops = all.map((one) => Math.round(one.getBoundingClientRect().top));
    return tops.filter((top) => Math.abs(top - tops[0]!) < 4).length;
  });

test.use({ viewport: { width: 1600, height: 1000 } });

test("reviews are in two columns", async ({ page, consoleErrors: _ }) => {
  await page.goto(address(`/store/${STORE}/reviews`));
  const reviews = page.locator("[data-slot=review-list] [role=listitem]");
  await expect(reviews.nth(3)).toBeVisible();
  expect(await inFirstRow(reviews)).toBe(2);
});

test("the last order is beside the greeting, notifications are in two columns", async ({
  page,
  consoleErrors: _,
}) => {
  const customer = await newCustomer("en");
  await readyToOrder(customer);
  const order = await orderAtPanel(customer);
  await expect
    .poll(() => readPanel(`/api/orders/${order}`, "en", customer.token), { timeout: 60_000 })
    .toMatchObject({ order_status: "delivered" });
  await enter(page, "en", customer);
  const again = page.locator("[data-slot=reorder-card]:visible");
  await expect(again).toHaveCount(1);
  const [greeting, card] = await Promise.all(
    [page.getByRole("heading", { level: 1 }), again].map(async (one) => (await one.boundingBox())!),
  );
  expect(card!.x).toBeGreaterThan(greeting!.x + greeting!.width);
  expect(Math.abs(card!.y + card!.height / 2 - greeting!.y - greeting!.height / 2)).toBeLessThan(12);

  // What was the map is the moment of the delivery, as large.
  await page.goto(address(`/orders/${order}/track`));
  const delivered = page.locator("[data-slot=tracking-delivered]");
  await expect(delivered).toBeVisible();
  expect((await delivered.boundingBox())!.height).toBeGreaterThan(600);

  await page.goto(address("/notifications"));
  const rows = page.locator("[data-slot=notification-row]");
  await expect(rows.nth(1)).toBeVisible();
  expect(await inFirstRow(rows)).toBe(2);
});

test("suggestions are beside the costs of a short cart", async ({ page, consoleErrors: _ }) => {
  const { t } = messagesIn("en");
  const customer = await newCustomer("en");
  const { items } = await readPanel<{ items: { id: string; price: number; has_addons: boolean }[] }>(
    `/api/stores/${STORE}/products?per_page=50`,
    "en",
  );
  // Below the minimum order of QAR 40.
  const cheap = items.find(({ price, has_addons }) => price < 2000 && !has_addons)!;
  await postToPanel("/api/cart/add", { product_id: cheap.id, quantity: "1" }, customer.token);
  await enter(page, "en", customer, "/cart");
  const main = page.getByRole("main");
  const suggestions = main.locator("[data-slot=cart-suggestions]:visible");
  await expect(suggestions).toHaveCount(1);
  const [beside, costs] = await Promise.all(
    [
      suggestions,
      main
        .getByRole("region", { name: t("cart.summary") })
        .or(main.locator("dl"))
        .first(),
    ].map(async (one) => (await one.boundingBox())!),
  );
  expect(beside!.x + beside!.width).toBeLessThanOrEqual(costs!.x);
});

test("pictures of a menu are larger than on a phone", async ({ page, consoleErrors: _ }) => {
  const picture = page
    .locator("[data-slot=menu-section]")
    .nth(1)
    .locator("[data-slot=product-card] [data-slot=picture]")
    .first();
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto(address(`/store/${STORE}`));
    await expect(picture).toBeAttached();
    return (await picture.boundingBox())!.width;
  };
  const phone = await widthAt(390);
  expect(await widthAt(1440)).toBeGreaterThanOrEqual(phone + 20);
  expect(await widthAt(1920)).toBeGreaterThanOrEqual(phone + 40);
});
