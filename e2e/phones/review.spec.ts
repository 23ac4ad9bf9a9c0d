import sharp from "sharp";
import type { BrowserContextOptions } from "@playwright/test";
import {
  address,
  DISH,
  enter,
  expect,
  orderAtPanel,
  postToPanel,
  readPanel,
  readyToOrder,
  test,
  toast,
  messagesIn,
} from "../journey.js";
import { signInOwner } from "../panel-client.js";

test(
  "a delivered order is reviewed once, and its receipt is available",
  { tag: ["@REQ-CATALOG-10"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
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
    await expect(toast(page, message("review_sent"))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
    await expect(review).toBeHidden();
    const { items } = await readPanel<{ items: { comment: string; rating: number }[] }>(
      "/api/stores/bayt-al-machboos/reviews",
      language,
    );
    expect(items.find(({ comment }) => comment === messages)).toMatchObject({ rating: 5 });
    // REQ-CATALOG-10: its stars are the product's ratings, which its page shows.
    const dish = await readPanel<{ rating: number; ratings_count: number }>(
      `/api/products/${DISH}`,
      language,
    );
    expect(dish.ratings_count).toBeGreaterThan(0);
    await page.goto(address(`/store/bayt-al-machboos/product/${DISH}`));
    await expect(page.locator("[data-slot=product-facts]")).toContainText(String(dish.rating));
  },
);

test("a photo in a review is public once the store has approved it", async ({
  page,
  browser,
  language,
  customer,
  consoleErrors: _,
}, info) => {
  // REQ-ACCOUNT-30
  const { t, message } = messagesIn(language);
  const reviews = "/store/bayt-al-machboos/reviews";
  await readyToOrder(customer);
  const id = await orderAtPanel(customer);
  const order = () => readPanel<{ order_status: string }>(`/api/orders/${id}`, "en", customer.token);
  await expect.poll(async () => (await order()).order_status, { timeout: 40_000 }).toBe("delivered");
  const comment = `${language === "ar" ? "بالصورة" : "As in the picture"} ${id.slice(0, 8)}`;

  await test.step("the customer adds photos and removes one", async () => {
    await enter(page, language, customer, `/orders/${id}/review`);
    const main = page.getByRole("main");
    await main.getByRole("radiogroup").first().getByRole("radio").nth(4).check({ force: true });
    await page.getByLabel(t("catalogue.tellOthers")).fill(comment);
    await expect(page.getByText(t("catalogue.photosModerated"))).toBeVisible();
    const buffer = await page.screenshot({ type: "jpeg" });
    // A photograph as large as those of phones with 100 megapixels: the browser shrinks it to what the server takes.
    const large = await sharp({ create: { width: 12_000, height: 8400, channels: 3, background: "#c84" } })
      .jpeg()
      .toBuffer();
    await page.locator("input[type=file]").setInputFiles([
      { name: "dish.jpg", mimeType: "image/jpeg", buffer: large },
      { name: "table.jpg", mimeType: "image/jpeg", buffer },
    ]);
    await expect(page.locator("[data-slot=file-field-file] img")).toHaveCount(2);
    await page.getByRole("button", { name: t("forms.removeFile", { name: "table.jpg" }) }).click();
    await main.locator("button[type=submit]").click();
    await expect(toast(page, message("review_sent"))).toBeVisible();
  });

  const ofReview = (at: typeof page) => at.locator("[data-slot=review-item]", { hasText: comment });
  await test.step("only its author sees it", async () => {
    await page.goto(address(reviews));
    await expect(ofReview(page).getByRole("link")).toHaveCount(1);
    await expect(ofReview(page).getByText(t("catalogue.photosPending"))).toBeVisible();
  });
  const context = await browser.newContext({
    ...(info.project.use as BrowserContextOptions),
    serviceWorkers: "block",
  });
  const guest = await context.newPage();
  await guest.goto(address(reviews));
  await expect(ofReview(guest)).toBeVisible();
  await expect(ofReview(guest).locator("[data-slot=review-photos]")).toHaveCount(0);

  await test.step("the store approves it", async () => {
    const { token } = await signInOwner();
    const { items } = await readPanel<{ items: { id: string; review: { comment: string } }[] }>(
      "/api/panel/review-photos?per_page=50",
      language,
      token,
    );
    const photo = items.find(({ review }) => review.comment === comment)!;
    await postToPanel(`/api/panel/review-photos/${photo.id}/decide`, { state: "approved" }, token);
  });
  const shown = ofReview(guest).getByRole("link");
  // A rendered page is up to a second old.
  await expect(async () => {
    await guest.reload();
    await expect(shown).toHaveCount(1, { timeout: 3_000 });
  }).toPass();
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(ofReview(guest).getByText(t("catalogue.photosPending"))).toHaveCount(0);
  await context.close();
});
