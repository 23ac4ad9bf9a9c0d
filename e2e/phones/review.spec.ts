import {
  address,
  DISH,
  enter,
  expect,
  orderAtPanel,
  readPanel,
  readyToOrder,
  test,
  toast,
  messagesIn,
} from "../journey.js";

test("a delivered order is reviewed once, and its receipt is available", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { t, message } = messagesIn(language);
  await readyToOrder(customer);
  const id = await orderAtPanel(customer);
  await enter(page, language, customer, `/orders/${id}`);
  const review = page.getByRole("link", { name: t("orders.reviewIt") });
  await expect(review).toBeVisible({ timeout: 40_000 });

  await page.getByRole("link", { name: t("orders.receipt") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("orders.receiptTitle") })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-slot=order-receipt]")).toBeVisible();
  await expect(page.locator("[data-slot=shell-tab-bar]")).toBeHidden();
  await expect(page.getByRole("button", { name: t("orders.print") })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.goBack();

  await review.click();
  const stars = page.getByRole("main").getByRole("radiogroup");
  await page.getByRole("main").locator("button[type=submit]").click();
  await expect(page.getByText(message("rating_required")).first()).toBeVisible();
  await stars.first().getByRole("radio").nth(4).check({ force: true });
  await stars.nth(1).getByRole("radio").nth(3).check({ force: true });
  const messages = language === "ar" ? "رز طيب وتوصيل سريع" : "Fragrant rice, quick rider";
  await page.getByLabel(t("catalogue.tellOthers")).fill(messages);
  await page.getByRole("main").locator("button[type=submit]").click();
  await expect(toast(page, message("updated"))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
  await expect(review).toBeHidden();
  const { items } = await readPanel<{ items: { comment: string; rating: number }[] }>(
    "/api/stores/bayt-al-machboos/reviews",
    language,
  );
  expect(items.find(({ comment }) => comment === messages)).toMatchObject({ rating: 5 });
  // REQ-CATALOG-10: its stars are the product's ratings, which its page shows.
  const dish = await readPanel<{ rating: number; ratings_count: number }>(`/api/products/${DISH}`, language);
  expect(dish.ratings_count).toBeGreaterThan(0);
  await page.goto(address(`/store/bayt-al-machboos/product/${DISH}`));
  await expect(page.locator("[data-slot=product-facts]")).toContainText(String(dish.rating));
});
