import { address, expect, readPanel, test, messagesIn } from "../journey.js";

interface StoreData {
  name: string;
  order_types: string[];
}

/** Dine-in only. */
const STORE = "majlis-al-bahar";

test("a dine-in store shows so and sells nothing for delivery", async ({
  page,
  language,
  consoleErrors: _,
}) => {
  const { t, message } = messagesIn(language);
  const store = await readPanel<StoreData>(`/api/stores/${STORE}`, language);
  expect(store.order_types).toEqual(["dine_in"]);
  const { items } = await readPanel<{ items: { id: string; name: string }[] }>(
    `/api/stores/${STORE}/products`,
    language,
  );
  const dish = items[0]!;
  // Open at any time of day.
  const open = async (path: string, opened: (data: Record<string, unknown>) => object) =>
    page.route(`**${path}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: Record<string, unknown> };
      await route.fulfill({ response: answer, json: { ...body, data: opened(body.data) } });
    });
  await open(`/api/stores/${STORE}`, (data) => ({ ...data, is_open: true }));
  await open(`/api/products/${dish.id}`, (data) => ({
    ...data,
    vendor: { ...(data["vendor"] as object), is_open: true },
  }));
  await page.addInitScript((chosen) => {
    localStorage.setItem("language", chosen);
    // Block the service worker: it would answer requests that this test intercepts.
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  }, language);

  await page.goto(address(`/store/${STORE}`));
  await expect(page.getByText(message("dine_in_only"))).toBeVisible();
  await page.getByRole("link", { name: dish.name, exact: true }).first().click();
  const sheet = page.getByRole("dialog", { name: dish.name });
  await expect(sheet.getByText(message("dine_in_only"))).toBeVisible();
  // The add button includes the price.
  const add = sheet.getByRole("button", { name: new RegExp(`^${t("catalogue.add")}.*\\d`) });
  await expect(add).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
