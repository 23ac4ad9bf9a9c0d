import { expect, test } from "@playwright/test";
import { wordsIn } from "./words.js";

const { word } = wordsIn("en");
const DISH = "bayt-al-machboos.chicken-machboos";

test("an order whose answer is lost is found again after a reload, once", async ({ page, request }) => {
  const url = process.env["JOURNEY_URL"]!;
  const signIn = await request.post(`${url}/api/login`, {
    multipart: { email: "demo@talabee.qa", password: "machboos-at-noon" },
  });
  const { token, user } = ((await signIn.json()) as { data: { token: string; user: object } }).data;
  const headers = { Authorization: `Bearer ${token}` };
  await request.post(`${url}/api/cart/clear`, { headers, multipart: { _: "" } });
  await request.post(`${url}/api/cart/add`, {
    headers,
    multipart: { product_id: DISH, "addons[0][id]": "bayt-al-machboos.spice.spice-mild", quantity: "1" },
  });
  const countOrders = async () => {
    const scopes = await Promise.all(
      ["current", "past"].map(async (scope) => {
        const answer = await request.get(`${url}/api/orders?scope=${scope}&per_page=50`, { headers });
        return ((await answer.json()) as { data: { items: unknown[] } }).data.items.length;
      }),
    );
    return scopes.reduce((sum, count) => sum + count, 0);
  };
  const before = await countOrders();

  await page.addInitScript(
    ([key, person]) => {
      localStorage.setItem("talabee_TOKEN", key!);
      localStorage.setItem("talabee_USER", person!);
    },
    [token, JSON.stringify(user)],
  );
  await page.goto(`${url}/checkout`);
  const place = page.getByRole("button", { name: new RegExp(`^${word("checkout.placeOrder")}`) }).last();
  await expect(place).toBeEnabled();

  // The panel hears the order; its answers are lost on the way.
  await page.route("**/api/orders", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    await route.abort("connectionreset");
  });
  await place.click();
  await expect.poll(countOrders).toBe(before + 1);

  // A second try of the storefront may be under way: it ends with the page.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await expect(page).toHaveURL(/\/orders\/[^/]+\/track$/);
  expect(await countOrders()).toBe(before + 1);
});
