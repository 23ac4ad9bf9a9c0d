import type { Page } from "@playwright/test";
import { unreadableTexts } from "../../packages/ui/package-test/unreadable-texts.mjs";
import { address, expect, payOnPage, postToPanel, test } from "../journey.js";

/** The page fits the screen of a phone, and every text can be read: in light and dark, and on paper. */
async function expectLegible(page: Page, title: string): Promise<void> {
  for (const [colorScheme, media] of [
    ["light", "screen"],
    ["dark", "screen"],
    ["dark", "print"],
  ] as const) {
    await page.emulateMedia({ colorScheme, media });
    const where = `${title}, ${colorScheme} system, ${media}`;
    expect(await unreadableTexts(page.locator("body")), where).toEqual([]);
    if (media === "print") {
      const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
      expect(scheme, `${where}: paper is white`).not.toBe("dark");
    }
  }
  await page.emulateMedia({ colorScheme: null, media: null });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    `${title} is wider than a phone`,
  ).toBeLessThanOrEqual(0);
}

// Swagger UI takes a minute of a busy machine for our document, and changes with its own releases alone: at night.
test(
  "the API reference lists the calls, and tries one",
  { tag: "@nightly" },
  async ({ page, consoleErrors: _ }) => {
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
  },
);

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

test(
  "the API reference can be read in light and dark, on a phone and on paper",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address("/api/docs"));
    await page.locator(".opblock-tag", { hasText: "Account" }).click();
    // One call of each method has all kinds of texts: parameters, a body, examples.
    for (const call of [".opblock-get", ".opblock-post"]) {
      await page.locator(call).first().getByRole("button").first().click();
      await expect(page.locator(`${call} .highlight-code`).first()).toBeVisible();
    }
    await page.locator(".opblock-post .try-out__btn").first().click();
    await expectLegible(page, "API reference");
  },
);

test("every page that the server draws can be read in light and dark, on a phone and on paper", async ({
  page,
  customer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address("/dev/outbox"));
  await expectLegible(page, "outbox");
  const mail = page.getByRole("article").filter({ hasText: customer.email }).last();
  await page.setContent((await mail.locator("iframe").getAttribute("srcdoc"))!);
  await expectLegible(page, "mail with a code");

  const { payment } = await postToPanel<{ payment: { action_url: string } }>(
    "/api/wallet/topup",
    { amount: "5000", method: "online" },
    customer.token,
    { "Idempotency-Key": crypto.randomUUID() },
  );
  for (const language of ["ar", "en"]) {
    const at = new URL(payment.action_url, address("/"));
    at.searchParams.set("language", language);
    await page.goto(String(at));
    await expectLegible(page, `payment, ${language}`);
  }
  await page.context().addCookies([{ name: "theme", value: "dark", url: address("/") }]);
  await payOnPage(page, "4000 0000 0000 0002");
  await expect(page.getByRole("alert")).toBeVisible();
  await expectLegible(page, "declined payment, dark by choice");
  await payOnPage(page, "4000 0000 0000 3220");
  await expect(page.locator("button[value=confirm]")).toBeVisible();
  await expectLegible(page, "3-D Secure, dark by choice");
});
