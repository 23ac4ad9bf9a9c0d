import { address, expect, test, toast, wordsIn } from "../journey.js";

test("a guest finds the way to the support in the footer and writes to it", async ({
  page,
  language,
  complaints: _,
}) => {
  const { word, message } = wordsIn(language);
  await page.addInitScript((spoken) => localStorage.setItem("language", spoken), language);
  await page.goto(address("/privacy"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: word("shell.contact") })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: word("apply.contactTitle") })).toBeVisible();

  await page.getByRole("button", { name: word("apply.sendMessage") }).click();
  await expect(page.getByText(message("please_fill_all_input")).first()).toBeVisible();
  for (const text of ["name_required", "email_required", "mobile_required", "message_required"] as const) {
    await expect(page.getByText(message(text)).first()).toBeVisible();
  }

  await page
    .getByLabel(word("apply.fullName"), { exact: true })
    .fill(language === "ar" ? "نور الكواري" : "Noor Al-Kuwari");
  await page.getByLabel(word("auth.email")).fill("noor@example.qa");
  await page.getByLabel(word("checkout.phone"), { exact: true }).fill("5512 3400");
  await page.getByLabel(word("apply.message"), { exact: true }).fill("Where is my receipt?");
  await page.reload();
  await expect(page.getByLabel(word("apply.message"), { exact: true })).toHaveValue("Where is my receipt?");
  await page.getByRole("button", { name: word("apply.sendMessage") }).click();
  await expect(toast(page, message("message_sent"))).toBeVisible();
  await expect(page.getByRole("main").getByText(word("apply.sentTitle"))).toBeVisible();
});
