import { address, expect, test } from "../journey.js";

test("the API reference lists the calls, and tries one", async ({ page, consoleErrors: _ }) => {
  await page.goto(address("/api/docs"));
  await page.locator(".opblock-tag", { hasText: "Catalogue" }).click();
  const stores = page.locator(".opblock").filter({ has: page.locator('[data-path="/api/vendors"]') });
  await stores.getByRole("button").first().click();
  await stores.getByRole("button", { name: "Try it out" }).click();
  await stores.getByRole("button", { name: "Execute" }).click();
  const response = stores.locator(".live-responses-table");
  await expect(response.locator(".response-col_status").last()).toContainText("200");
  await expect(response).toContainText("bayt-al-machboos");

  await page.getByPlaceholder("Filter by tag or path").fill("Wallet");
  await expect(page.locator(".opblock-tag")).toHaveCount(1);
});

test("the mail outbox shows the code of a customer who registers", async ({ page, customer }) => {
  // Not the console: the browser reports there that the test's own scripts do not run in the sandboxed frames.
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.goto(address("/dev/outbox"));
  const mail = page.getByRole("article").filter({ hasText: customer.email });
  await expect(mail.last().frameLocator("iframe").locator("body")).toContainText(/\b\d{6}\b/);
  await mail.last().getByText("Plain text").click();
  await expect(mail.last().locator("pre")).toContainText(/\b\d{6}\b/);
  expect(errors).toEqual([]);
});
