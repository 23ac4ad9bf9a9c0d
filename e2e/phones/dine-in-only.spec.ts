import { address, expect, readPanel, test, messagesIn, chooseLanguage } from "../journey.js";

interface StoreData {
  name: string;
  order_types: string[];
}

/** Dine-in only. */
const STORE = "majlis-al-bahar";

test(
  "a dine-in store shows so and sells nothing for delivery",
  { tag: ["@REQ-MESSAGE-18"] },
  async ({ page, language, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const store = await readPanel<StoreData>(`/api/stores/${STORE}`, language);
    expect(store.order_types).toEqual(["dine_in"]);
    const { items } = await readPanel<{ items: { id: string; name: string }[] }>(
      `/api/stores/${STORE}/products`,
      language,
    );
    const dish = items[0]!;
    await chooseLanguage(page, language);

    await page.goto(address(`/store/${STORE}`));
    await expect(page.getByText(message("dine_in_only"))).toBeVisible();
    // Until the app has taken the page over, a link loads the product's page instead of its sheet.
    await page.waitForFunction(() => !("takeEarlyPresses" in window));
    await page.getByRole("link", { name: dish.name, exact: true }).first().click();
    const sheet = page.getByRole("dialog", { name: dish.name });
    await expect(sheet.getByText(message("dine_in_only"))).toBeVisible();
    // The add button includes the price.
    const add = sheet.getByRole("button", { name: new RegExp(`^${t("catalogue.add")}.*\\d`) });
    await expect(add).toHaveCount(0);
  },
);
