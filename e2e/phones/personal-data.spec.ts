import { readFileSync } from "node:fs";
import {
  addDish,
  address,
  enter,
  expect,
  messagesIn,
  orderAtPanel,
  readPanel,
  readyToOrder,
  test,
  toast,
} from "../journey.js";

test("a customer downloads their data and deletes the account (REQ-SEC-17)", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { t, message } = messagesIn(language);
  await readyToOrder(customer);
  await addDish(customer);
  await enter(page, language, customer, "/checkout");
  await page.getByLabel(t("checkout.orderNote")).fill("No onions, please");
  const drafts = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(drafts).toContain("No onions");
  await page.goto(address("/profile"));
  await page.getByRole("link", { name: t("account.yourData") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("account.yourData") })).toBeVisible();

  const download = page.getByRole("form", { name: t("account.download"), exact: true });
  const password = download.getByLabel(t("account.currentPassword"));
  await password.fill("not the password");
  await download.getByRole("button", { name: t("account.download"), exact: true }).click();
  await expect(download.getByText(message("password_wrong")).first()).toBeVisible();
  await password.fill(customer.password);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    download.getByRole("button", { name: t("account.download"), exact: true }).click(),
  ]);
  const { sections } = JSON.parse(readFileSync(await file.path(), "utf8"));
  expect(sections.profile[0].email).toBe(customer.email);
  await expect(page.getByText(t("account.downloaded"))).toBeVisible();

  const remove = page.getByRole("form", { name: t("account.deleteAccount"), exact: true });
  await remove.getByLabel(t("account.currentPassword")).fill(customer.password);
  await remove.getByRole("button", { name: t("account.deleteAccount"), exact: true }).click();
  await expect(toast(page, message("account_deleted"))).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await page.evaluate(() => localStorage.getItem("talabee_TOKEN"))).toBeNull();
  expect(await drafts()).not.toContain("No onions");
  await expect(readPanel("/api/user", language, customer.token)).rejects.toThrow();
});

test("an account with an order under way is not deleted", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { t, message } = messagesIn(language);
  await readyToOrder(customer);
  await orderAtPanel(customer);
  await enter(page, language, customer, "/profile/data");
  const remove = page.getByRole("form", { name: t("account.deleteAccount"), exact: true });
  await remove.getByLabel(t("account.currentPassword")).fill(customer.password);
  await remove.getByRole("button", { name: t("account.deleteAccount"), exact: true }).click();
  // The toast may already be that of the order's next step.
  await expect(remove.getByRole("alert")).toHaveText(message("account_in_use"));
});
