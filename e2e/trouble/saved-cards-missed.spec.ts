import { calls } from "../calls.js";
import { DISH, enter, expect, messagesIn, readyToOrder, saveCard, test } from "../journey.js";
import { failing, REFUSALS } from "./faults.js";

test("saved cards that do not load are missed at the checkout, until they do (REQ-UI-03)", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const messages = messagesIn(language);
  const { t } = messages;
  await readyToOrder(customer);
  await saveCard(page, customer);
  const fails = await failing(
    page,
    messages,
    calls.find(({ name }) => name === "cards")!,
  );
  fails.by(REFUSALS["500 JSON"]!);
  await enter(page, language, customer, "/checkout");
  await page.getByRole("radio", { name: new RegExp(`^${t("checkout.card")}`) }).check();
  const failure = page.locator("[data-slot=retry-alert]", { hasText: t("wallet.cardsFailed") });
  // The client repeats a failed read three times, with growing pauses, before it says so.
  await expect(failure).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("radio", { name: t("wallet.newCard") })).toBeVisible();
  await expect(page.getByRole("radio", { name: /4242/ })).toHaveCount(0);
  fails.by(null);
  await failure.getByRole("button", { name: t("common.retry") }).click();
  await expect(page.getByRole("radio", { name: /4242/ })).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test("what else a customer could have chosen is missed where it does not load, until it does (REQ-UI-03)", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const messages = messagesIn(language);
  const { t } = messages;
  for (const [name, path, text] of [
    ["wallet", "/pay-bill", "wallet.walletFailed"],
    ["wallet", "/payments", "wallet.walletFailed"],
    ["coupons", "/wallet", "wallet.couponsFailed"],
    ["myApplications", "/apply/rider", "apply.earlierFailed"],
    ["appSettings", "/contact", "apply.supportFailed"],
    ["currentUser", `/store/bayt-al-machboos/product/${DISH}`, "family.familyFailed"],
    ["addresses", "/", "account.addressesFailed"],
  ] as const) {
    await test.step(`${name} on ${path}`, async () => {
      const call = calls.find((one) => one.name === name)!;
      const fails = await failing(page, messages, call);
      fails.by(REFUSALS["500 JSON"]!);
      await enter(page, language, customer, path);
      if (name === "addresses") await page.locator("[data-slot=header-area]:visible").first().click();
      const failure = page.locator("[data-slot=retry-alert]", { hasText: t(text) });
      await expect(failure).toBeVisible();
      fails.by(null);
      // The app asks again by itself, too, and may be first.
      await expect(async () => {
        const retry = failure.getByRole("button", { name: t("common.retry") });
        if ((await failure.count()) > 0) await retry.click({ timeout: 1000 });
        await expect(failure).toHaveCount(0, { timeout: 5000 });
      }).toPass();
    });
  }
});
