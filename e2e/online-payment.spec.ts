import { expect, test } from "@playwright/test";
import { wordsIn } from "./words.js";

const { word, message } = wordsIn("en");
const DISH = "bayt-al-machboos.chicken-machboos";

test("an order is paid online: declined first, then with another card and the bank's question", async ({
  page,
  request,
}) => {
  const url = process.env["JOURNEY_URL"]!;
  const signIn = await request.post(`${url}/api/login`, {
    multipart: { email: "family@talabee.qa", password: "dates-after-sunset" },
  });
  const { token, user } = ((await signIn.json()) as { data: { token: string; user: object } }).data;
  const headers = { Authorization: `Bearer ${token}` };
  await request.post(`${url}/api/cart/clear`, { headers, multipart: { _: "" } });
  await request.post(`${url}/api/cart/add`, {
    headers,
    multipart: { product_id: DISH, "addons[0][id]": "bayt-al-machboos.spice.spice-mild", quantity: "1" },
  });
  const kept = await request.post(`${url}/api/addresses`, {
    headers,
    multipart: {
      label: "home",
      phone: "55501234",
      zone_number: "66",
      line_one: "851",
      building_number: "21",
      note: "Leave at the door",
    },
  });
  expect(kept.ok(), await kept.text()).toBe(true);
  await page.addInitScript(
    ([key, person]) => {
      localStorage.setItem("talabee_TOKEN", key!);
      localStorage.setItem("talabee_USER", person!);
    },
    [token, JSON.stringify(user)],
  );

  await page.goto(`${url}/checkout`);
  await page.getByRole("radio", { name: new RegExp(`^${word("checkout.online")}`) }).check();
  const place = page.getByRole("button", { name: new RegExp(`^${word("checkout.placeOrder")}`) }).last();
  await expect(place).toBeEnabled();
  await place.click();

  await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);
  const pay = async (number: string) => {
    await page.locator("[name=number]").fill(number);
    await page.locator("[name=expiry]").fill("12/30");
    await page.locator("[name=cvc]").fill("123");
    await page.locator("form button").first().click();
  };
  await pay("4000 0000 0000 0002");
  await expect(page.getByRole("alert")).toBeVisible();

  await pay("4000 0000 0000 3220");
  await page.locator("button[value=confirm]").click();
  await expect(page).toHaveURL(/\/orders\/[^/?]+$/);
  await expect(page.getByText(message("payment_successful")).first()).toBeVisible();
  const id = new URL(page.url()).pathname.split("/").pop()!;
  const order = await request.get(`${url}/api/orders/${id}`, { headers });
  expect(await order.json()).toMatchObject({
    data: { payment_method: "online", payment_status: "paid", amount_due: expect.any(Number) },
  });
});
