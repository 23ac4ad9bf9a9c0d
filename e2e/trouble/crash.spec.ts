import type { Page } from "@playwright/test";
import { address, enter, expect, test, messagesIn } from "../journey.js";

const STORE = "bayt-al-machboos";
/** Routes by the part of the build that draws them. */
const ROUTES = {
  home: "/",
  store: `/store/${STORE}`,
  search: "/search",
  orders: "/orders",
  profile: "/profile",
  checkout: "/checkout",
  notifications: "/notifications",
  wallet: "/wallet",
  favourite: "/favourite",
} as const;
/** That which stands for all; the rest runs every night. */
const CORE: readonly string[] = ["store"];

/** Puts something else in the place of a part of the build. */
const replacePart = (page: Page, part: string, answer: { status: number; body: string }) =>
  page.route(new RegExp(`/assets/${part}-[\\w-]{8}\\.js$`), (route) =>
    route.fulfill({ ...answer, contentType: "text/javascript" }),
  );

for (const [part, path] of Object.entries(ROUTES)) {
  const tag = CORE.includes(part) ? [] : ["@nightly"];
  test(
    `a fault in ${part} becomes the 500 page under a living header`,
    { tag },
    async ({ page, language, customer }) => {
      const { t } = messagesIn(language);
      await replacePart(page, part, {
        status: 200,
        body: 'export default function Broken() { throw new Error("planted") }',
      });
      await enter(page, language, customer, path);
      await expect(page.getByRole("heading", { level: 1, name: t("shell.serverErrorTitle") })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      await page
        .getByRole("button", { name: t("shell.otherLanguage") })
        .first()
        .click();
      const other = messagesIn(language === "ar" ? "en" : "ar");
      await expect(
        page.getByRole("heading", { level: 1, name: other.word("shell.serverErrorTitle") }),
      ).toBeVisible();
      if (part !== "home") {
        await page
          .getByRole("main")
          .getByRole("link", { name: other.word("shell.backToHome") })
          .click();
        await expect(page).toHaveURL(address("/"));
        await expect(page.locator("[data-kind=error]")).toHaveCount(0);
      }
    },
  );
}

test("a part that a newer build no longer has loads the page anew, once, and then says what is wrong", async ({
  page,
  language,
  customer,
  complaints: _,
}) => {
  const { t } = messagesIn(language);
  await enter(page, language, customer, "/");
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await replacePart(page, "orders", { status: 404, body: "" });
  let loads = 0;
  page.on("load", () => loads++);
  await page
    .getByRole("link", { name: t("shell.orders"), exact: true })
    .locator("visible=true")
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("shell.serverErrorTitle") })).toBeVisible();
  await expect(page).toHaveURL(address("/orders"));
  await page.waitForTimeout(1500);
  expect(loads).toBe(1);

  // No loop: tried again it is loaded once, and the same stands.
  const retry = page.getByRole("main").getByRole("button", { name: t("common.retry") });
  await retry.click();
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole("heading", { level: 1, name: t("shell.serverErrorTitle") })).toBeVisible();
  await page.waitForTimeout(1500);
  expect(loads).toBe(2);

  // The build is whole again: the button brings it.
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByRole("heading", { level: 1, name: t("orders.title") })).toBeVisible();
});
