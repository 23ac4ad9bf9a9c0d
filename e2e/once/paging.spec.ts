import type { Page } from "@playwright/test";
import { address, enter, expect, messagesIn, readPanel, readyToOrder, test } from "../journey.js";
import type { Language } from "../messages.js";

const STORE = "bayt-al-machboos";
/** Longer lists, as that of reviews, are followed up to here: three pages. */
const MOST_ITEMS = 60;

interface ListPage {
  items: { id: string; at: string }[];
  products: { id: string }[];
  next_cursor: string | null;
}

interface List {
  path: string;
  call: string;
  /** What identifies the items of a page of the call, in the order of the list. */
  idsOf: (page: ListPage) => string[];
  /** Elements of the page, one for each item, and the attribute that ends in what identifies it. */
  elements: string;
  attribute: string;
}

const STORES: List = {
  path: "/search/all?sort=rating",
  call: "/api/vendors?sort=rating",
  idsOf: ({ items }) => items.map(({ id }) => id),
  elements: "[data-slot=store-card] a[href*='/store/']",
  attribute: "href",
};
/** Each has more than a page of items in the demo. */
const LISTS: readonly List[] = [
  STORES,
  {
    path: "/search?q=rice&type=product",
    call: "/api/search?q=rice&type=product",
    idsOf: ({ products }) => products.map(({ id }) => id),
    elements: "[data-slot=product-name] a",
    attribute: "href",
  },
  {
    path: `/store/${STORE}/reviews?sort=lowest`,
    call: `/api/stores/${STORE}/reviews?sort=lowest`,
    idsOf: ({ items }) => items.map(({ at }) => at),
    elements: "[data-slot=review-item] :not([data-slot=review-reply]) > p > time",
    attribute: "datetime",
  },
];

/** What identifies the items of the list, up to `MOST_ITEMS`. */
async function idsAtPanel({ call, idsOf }: List, language: Language): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ""; cursor !== null && ids.length < MOST_ITEMS;) {
    const page: ListPage = await readPanel(`${call}&per_page=50${cursor && `&cursor=${cursor}`}`, language);
    ids.push(...idsOf(page));
    cursor = page.next_cursor;
  }
  return ids.slice(0, MOST_ITEMS);
}

async function shownIds(page: Page, { elements, attribute }: List): Promise<string[]> {
  const values = await page
    .locator(elements)
    .evaluateAll((all, name) => all.map((one) => one.getAttribute(name)!), attribute);
  return values.map((value) => decodeURIComponent(value.split("/").at(-1)!));
}

for (const language of ["en", "ar"] as const) {
  // At night in English, too: only the words differ.
  const tag = language === "ar" ? [] : ["@nightly"];
  test(
    `without scripts, links lead through all items of a list: ${language} (REQ-ROUTE-46)`,
    { tag },
    async ({ browser }) => {
      const { t } = messagesIn(language);
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      for (const list of LISTS) {
        const all = await idsAtPanel(list, language);
        expect(all.length, list.path).toBeGreaterThan(20);
        // Search engines have no cookie: the address names the language.
        await page.goto(address(`${list.path}&lang=${language}`));
        const shown = await shownIds(page, list);
        const more = page.getByRole("link", { name: t("catalogue.showMore") });
        while (shown.length < MOST_ITEMS && (await more.count()) > 0) {
          await more.click();
          await expect(page).toHaveURL(/[?&]after=/);
          await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
          // Its cursor belongs to the list as it is now.
          await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
          shown.push(...(await shownIds(page, list)));
        }
        expect(shown, list.path).toEqual(all);
        const response = await page.goto(address(`${list.path}&after=invalid`));
        expect(response!.status(), list.path).toBe(404);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      }
      await context.close();
    },
  );
}

test("with scripts, the link loads the next page in place, and opens it in a new tab", async ({
  page,
  context,
  consoleErrors: _,
}) => {
  const { t } = messagesIn("en");
  const all = await idsAtPanel(STORES, "en");
  const more = (on: Page) => on.getByRole("link", { name: t("catalogue.showMore") });
  await page.goto(address(STORES.path));
  await expect.poll(() => page.evaluate(() => "takeEarlyPresses" in window)).toBe(false);
  const tab = context.waitForEvent("page");
  await more(page).click({ modifiers: ["ControlOrMeta"] });
  const later = await tab;
  await later.waitForURL(/\?sort=rating&after=/);
  await expect.poll(() => shownIds(later, STORES)).toEqual(all.slice(20));
  await expect(more(later)).toHaveCount(0);

  await expect.poll(() => shownIds(page, STORES)).toEqual(all.slice(0, 20));
  await more(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => shownIds(page, STORES)).toEqual(all);
  await expect(page).toHaveURL(address(STORES.path));

  // A changed filter starts at the first store.
  await later.getByRole("searchbox", { name: t("catalogue.findPlace") }).fill("a");
  await expect(later).toHaveURL(/q=a/);
  await expect(later).not.toHaveURL(/after=/);
});

test("a tap on the link before the app has loaded loads the next page in place", async ({
  page,
  consoleErrors: _,
}) => {
  const { t } = messagesIn("en");
  const all = await idsAtPanel(STORES, "en");
  const isTapped = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await isTapped.promise;
    await route.continue();
  });
  await page.goto(address(STORES.path));
  await page.getByRole("link", { name: t("catalogue.showMore") }).click();
  isTapped.resolve();
  await expect.poll(() => shownIds(page, STORES)).toEqual(all);
  await expect(page).toHaveURL(address(STORES.path));
});

test("a chosen way to order shows its list from the first store, whatever the cursor of the address", async ({
  page,
  consoleErrors: _,
}) => {
  const { t } = messagesIn("en");
  const { next_cursor } = await readPanel<ListPage>(STORES.call, "en");
  await page.goto(address(`${STORES.path}&after=${next_cursor}`));
  await page.locator("[data-slot=header-area]:visible").click();
  const sheet = page.getByRole("dialog", { name: t("shell.whereAndWhen") });
  await sheet.getByRole("radio", { name: t("catalogue.pickup") }).check();
  await sheet.getByRole("button", { name: t("shell.showStores") }).click();
  const pickUp: ListPage = await readPanel(`${STORES.call}&order_type=pickup`, "en");
  await expect
    .poll(async () => (await shownIds(page, STORES)).slice(0, 20))
    .toEqual(STORES.idsOf(pickUp).slice(0, 20));
});

test("a customer's list near the default address starts at its first store", async ({
  page,
  customer,
  consoleErrors: _,
}) => {
  await readyToOrder(customer);
  const { next_cursor } = await readPanel<ListPage>(STORES.call, "en");
  const later = (await idsAtPanel(STORES, "en")).slice(20);
  await enter(page, "en", customer, `${STORES.path}&after=${next_cursor}`);
  await expect.poll(async () => (await shownIds(page, STORES)).length).toBeGreaterThan(later.length);
});
