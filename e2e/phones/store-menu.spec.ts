import { address, expect, test, messagesIn, chooseLanguage } from "../journey.js";

/** A grocery of the demo, with many short sections. */
const GROCERY = "baraha-market";
/** A word in the name of some of its products, and one in none. */
const WORD = { en: "milk", ar: "حليب" } as const;
const NONSENSE = "zzzzqq";

test.beforeEach(async ({ page, language }) => {
  await chooseLanguage(page, language);
});

test("a menu is searched from its sticky head, and the search is in the URL", async ({
  page,
  language,
  consoleErrors: _,
}) => {
  const { t } = messagesIn(language);
  const word = WORD[language];
  const cards = page.locator("[data-slot=product-card]:visible");
  const field = page.getByRole("searchbox", { name: t("catalogue.searchMenu") });
  await page.goto(address(`/store/${GROCERY}`));
  await expect(cards.first()).toBeVisible();
  // Sections mount as they come near, once the customer scrolls.
  await page.waitForFunction(() => !("takeEarlyPresses" in window));
  await page.evaluate(() => window.scrollBy(0, 60));
  await expect.poll(() => cards.count()).toBeGreaterThan(6);
  const all = await cards.count();

  await test.step("the head that stays while scrolling opens the search", async () => {
    await page.locator("[data-slot=menu-section]").nth(2).scrollIntoViewIfNeeded();
    const bar = page.locator("[data-slot=store-compact-bar]:not([inert])");
    await bar.getByRole("link", { name: t("catalogue.searchMenu") }).click();
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(/\?q=$/);
  });

  await test.step("what is typed filters the menu and stays in the URL", async () => {
    await field.fill(word);
    await expect(page).toHaveURL(`${address(`/store/${GROCERY}`)}?q=${encodeURIComponent(word)}`);
    await expect(
      page.getByRole("heading", { name: t("catalogue.resultsFor", { query: word }) }),
    ).toBeVisible();
    await expect(cards.first()).toContainText(new RegExp(word, "i"));
    expect(await cards.count()).toBeLessThan(all);
  });

  await test.step("a reload keeps the search; a product opens over it", async () => {
    await page.reload();
    // A link that is followed before opens the product's page.
    await page.waitForFunction(() => !("takeEarlyPresses" in window));
    await expect(field).toHaveValue(word);
    const first = cards.first().getByRole("link").first();
    const name = await first.innerText();
    await first.click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await page.goBack();
    await expect(field).toHaveValue(word);
  });

  await test.step("without a match the menu is offered again", async () => {
    await field.fill(NONSENSE);
    await expect(
      page.getByRole("heading", { name: t("catalogue.nothingFound", { query: NONSENSE }) }),
    ).toBeVisible();
    await page.getByRole("link", { name: t("catalogue.menu"), exact: true }).click();
    await expect(page).toHaveURL(address(`/store/${GROCERY}`));
    await expect(page.locator("[data-slot=menu-section]").first()).toBeVisible();
  });
});

test("a grocery's products are in columns, a restaurant's dishes in rows", async ({
  page,
  consoleErrors: _,
}) => {
  const layoutAt = async (width: number, path: string) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address(path));
    // The first may be the most ordered, which are few.
    const cards = page.locator("[data-slot=menu-section]").nth(1).locator("[data-slot=product-card]");
    await page.waitForFunction(() => !("takeEarlyPresses" in window));
    await page.evaluate(() => window.scrollBy(0, 60));
    await expect(cards.nth(2)).toBeAttached();
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    return tops.filter((top) => top === tops[0]).length;
  };
  expect(await layoutAt(390, `/store/${GROCERY}`)).toBe(2);
  expect(await layoutAt(820, `/store/${GROCERY}`)).toBe(3);
  expect(await layoutAt(1440, `/store/${GROCERY}`)).toBe(3);
  expect(await layoutAt(390, "/store/bayt-al-machboos")).toBe(1);
});

test("the pills follow the menu to its very end", async ({ page, consoleErrors: _ }) => {
  await page.goto(address(`/store/${GROCERY}`));
  const pills = page.locator("[data-slot=category-pill]");
  await expect(page.locator("[data-slot=menu-section]").last()).toBeAttached();
  await expect(pills.first()).toHaveAttribute("aria-current", "true");
  await page.waitForFunction(() => !("takeEarlyPresses" in window));

  const reached = new Set<string>();
  for (let atEnd = false; !atEnd;) {
    atEnd = await page.evaluate(async () => {
      const before = scrollY;
      scrollBy({ top: 120, behavior: "instant" });
      await new Promise((done) => setTimeout(done, 60));
      return scrollY === before;
    });
    reached.add((await page.locator("[data-slot=category-pill][aria-current]").textContent()) ?? "");
  }
  expect([...reached]).toEqual(await pills.allTextContents());
  await expect(pills.last()).toHaveAttribute("aria-current", "true");
  await expect(pills.last()).toBeInViewport({ ratio: 1 });

  await test.step("a pressed pill of the last screen stays pressed", async () => {
    await pills.nth(-2).click();
    await page.waitForTimeout(1500);
    await expect(pills.nth(-2)).toHaveAttribute("aria-current", "true");
  });
});
