import type { Page } from "@playwright/test";
import { address, enter, expect, test, messagesIn } from "../journey.js";
import type { Language } from "../messages.js";

const STORE = "bayt-al-machboos";
/** Routes by the chunk that renders them. */
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
/** The one that `npm test` covers; `npm run test:all` covers all. */
const CORE: readonly string[] = ["store"];

/** Replaces a chunk of the build. */
const replacePart = (page: Page, part: string, answer: { status: number; body: string }) =>
  page.route(chunkOf(part), (route) => route.fulfill({ ...answer, contentType: "text/javascript" }));

const chunkOf = (part: string) => new RegExp(`/assets/${part}-[\\w-]{8}\\.js$`);

/** Lets a screen throw. Where its chunk exports more, the bundler takes the screen out of one of these. */
const breakScreen = (page: Page, part: string, error: string) =>
  page.route(chunkOf(part), async (route) => {
    const whole = await (await route.fetch()).text();
    const others = (/export\s*\{([^}]*)\}/.exec(whole)?.[1] ?? "")
      .split(",")
      .map((exported) => exported.split(" as ").at(-1)!.trim())
      .filter((name) => name !== "" && name !== "default")
      .map((name) => `screen as ${name}`);
    const body = `function Broken() { throw ${error} } const screen = { default: Broken }; export { ${["Broken as default", ...others].join(", ")} }`;
    return route.fulfill({ contentType: "text/javascript", body });
  });

for (const [part, path] of Object.entries(ROUTES)) {
  const tag = CORE.includes(part) ? [] : ["@nightly"];
  test(
    `an error in ${part} shows the 500 page with a working header (REQ-UI-08)`,
    { tag: [...tag, "@REQ-ROUTE-44"] },
    async ({ page, language, customer }) => {
      const { t } = messagesIn(language);
      await breakScreen(page, part, 'new Error("planted")');
      await enter(page, language, customer, path);
      await expect(page.getByRole("heading", { level: 1, name: t("shell.serverErrorTitle") })).toBeVisible();
      // What is typed in the header reaches it.
      await page.waitForFunction(() => !("takeEarlyPresses" in window));
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      await page
        .getByRole("button", { name: t("shell.otherLanguage") })
        .first()
        .click();
      const other = messagesIn(language === "ar" ? "en" : "ar");
      await expect(
        page.getByRole("heading", { level: 1, name: other.t("shell.serverErrorTitle") }),
      ).toBeVisible();
      if (part !== "home") {
        await page
          .getByRole("main")
          .getByRole("link", { name: other.t("shell.backToHome") })
          .click();
        await expect(page).toHaveURL(address("/"));
        await expect(page.locator("[data-variant=error]")).toHaveCount(0);
      }
    },
  );
}

// A failed read shows Retry instead of this page, so that the real server never leads to it.
test(
  "the 500 page names the request that an error came from (REQ-UI-08)",
  { tag: ["@REQ-ROUTE-44"] },
  async ({ page, language, customer }) => {
    await breakScreen(page, "store", 'Object.assign(new Error("planted"), { requestId: "4be0643f-1d98" })');
    await enter(page, language, customer, ROUTES.store);
    await expect(
      page.getByRole("heading", { level: 1, name: messagesIn(language).t("shell.serverErrorTitle") }),
    ).toBeVisible();
    await expect(page.locator("[data-slot=request-id]")).toHaveText("4be0643f-1d98");
  },
);

/**
 * Follows the link to the orders, whose chunk cannot be loaded. Returns how often the page has reloaded itself: a press on a
 * page that is not hydrated yet follows the link without the app, which is a load, too.
 */
async function openFailingOrders(
  page: Page,
  language: Language,
  status: number,
): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (navigation?.type === "reload")
      sessionStorage.setItem("reloads", `${Number(sessionStorage.getItem("reloads")) + 1}`);
  });
  await replacePart(page, "orders", { status, body: "" });
  await page
    .getByRole("link", { name: messagesIn(language).t("shell.orders"), exact: true })
    .locator("visible=true")
    .first()
    .click();
  return () => page.evaluate(() => Number(sessionStorage.getItem("reloads")));
}

test("a chunk that cannot be loaded shows an error and keeps the page of the same build (REQ-UI-07)", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { t } = messagesIn(language);
  await enter(page, language, customer, "/");
  const compared = page.waitForResponse("**/sw.js");
  const reloads = await openFailingOrders(page, language, 502);
  await compared;
  await expect(page.getByRole("heading", { level: 1, name: t("shell.serverErrorTitle") })).toBeVisible();
  await page.waitForTimeout(1500);
  expect(await reloads()).toBe(0);
});

test("a missing chunk of an old build reloads the page once, then shows an error (REQ-UI-07)", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { t } = messagesIn(language);
  await enter(page, language, customer, "/");
  // The list of files of a new build, which has none of this page's scripts.
  await page.route("**/sw.js", (route) => route.fulfill({ body: "[]", contentType: "text/javascript" }));
  const reloads = await openFailingOrders(page, language, 404);
  await expect(page.getByRole("heading", { level: 1, name: t("shell.serverErrorTitle") })).toBeVisible();
  await expect(page).toHaveURL(address("/orders"));
  await page.waitForTimeout(1500);
  expect(await reloads()).toBe(1);

  // No loop: a retry loads it once, with the same result.
  const retry = page.getByRole("main").getByRole("button", { name: t("common.retry") });
  await retry.click();
  await expect.poll(reloads).toBe(2);
  await expect(page.getByRole("heading", { level: 1, name: t("shell.serverErrorTitle") })).toBeVisible();
  await page.waitForTimeout(1500);
  expect(await reloads()).toBe(2);

  // Once the chunk exists again, the button loads it.
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByRole("heading", { level: 1, name: t("orders.title") })).toBeVisible();
});
