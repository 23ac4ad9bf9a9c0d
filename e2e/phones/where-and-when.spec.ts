import {
  address,
  enter,
  expect,
  messagesIn,
  placeOrder,
  readPanel,
  readyToOrder,
  stored,
  test,
  chooseLanguage,
} from "../journey.js";
import { postToPanel } from "../panel-client.js";
import { STORES_TITLES } from "../../apps/panel/src/modules/storefront/home-rails.js";

/** Half past twelve; Arabic has it at night too. */
const NOON = { en: "12:30", ar: /12:30\sم/ };
const PLACES = [
  { label: "home", zone: "66" },
  { label: "work", zone: "61" },
] as const;
/** Of a store with tables. */
const TABLE_DISH = {
  product_id: "jamr-grill-house.shish-tawook",
  "addons[0][id]": "jamr-grill-house.side.side-rice",
  quantity: "1",
};
/** Delivers up to some kilometres; the place is on the other coast. */
const BANDED_STORE = "zahrat-al-jouri";
const DUKHAN = { latitude: 25.425, longitude: 50.79 };

test("a guest chooses pick-up for later: the lists change, and the checkout starts from it", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  // REQ-CATALOG-44, REQ-CATALOG-43
  const { t } = messagesIn(language);
  await chooseLanguage(page, language);
  await page.addInitScript(() => {
    const shifts: number[] = Object.assign(window, { shifts: [] as number[] }).shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address("/"));
  const area = page.locator("[data-slot=header-area]:visible");
  const titles = STORES_TITLES;

  await test.step("the header asks, and says what was chosen", async () => {
    await expect(page.getByRole("heading", { name: titles.delivery.now[language] })).toBeVisible();
    await expect(area).toContainText(t("shell.chooseArea"));
    await area.click();
    const sheet = page.getByRole("dialog", { name: t("shell.whereAndWhen") });
    await sheet.getByRole("radio", { name: t("catalogue.pickup") }).check();
    await sheet.getByRole("radio", { name: t("shell.later") }).check();
    await sheet
      .getByLabel(t("shell.day"), { exact: true })
      .selectOption({ label: t("checkout.slotTomorrow") });
    const times = sheet.getByLabel(t("shell.hour"), { exact: true });
    const noon = times.locator("option").filter({ hasText: NOON[language] });
    await times.selectOption((await noon.getAttribute("value"))!);
    await sheet.getByRole("button", { name: t("shell.showStores") }).click();
    await expect(sheet).toBeHidden();
    await expect(area).toContainText(t("catalogue.pickup"));
    await expect(area).toContainText(NOON[language]);
    await expect(area).toContainText(t("checkout.slotTomorrow"), { ignoreCase: true });
    // A guest who chose is not asked again.
    await expect(area).toContainText(t("shell.anyPlace"));
    await expect(area).not.toContainText(t("shell.chooseArea"));
  });

  await test.step("home and lists are those of pick-up at that time", async () => {
    await expect(page.getByRole("heading", { name: titles.pickup.later[language] })).toBeVisible();
    const asked = page.waitForRequest((request) => request.url().includes("/api/vendors?"));
    await page.goto(address("/search/all"));
    const query = new URL((await asked).url()).searchParams;
    expect(query.get("order_type")).toBe("pickup");
    expect(query.get("at")).toMatch(/T09:30:00/);
  });

  await test.step("a reload keeps it, and moves nothing", async () => {
    await page.goto(address("/"));
    await expect(page.getByRole("heading", { name: titles.pickup.later[language] })).toBeVisible();
    await expect(area).toContainText(t("catalogue.pickup"));
    await page.waitForTimeout(500);
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(shift).toBeLessThanOrEqual(0.01);
  });

  await test.step("the server's page is the same for everyone", async () => {
    const html = await (await fetch(address("/"))).text();
    expect(html).toContain(titles.delivery.now.en);
    expect(html).not.toContain(titles.pickup.later.en);
  });

  await test.step("the checkout starts with both, and the order has them", async () => {
    await readyToOrder(customer);
    await enter(page, language, customer, "/checkout");
    await expect(page.getByRole("radio", { name: t("catalogue.pickup") })).toBeChecked();
    const id = await placeOrder(page, language);
    const order = await readPanel<{ order_type: string; scheduled_at: string }>(
      `/api/orders/${id}`,
      language,
      customer.token,
    );
    expect(order.order_type).toBe("pickup");
    expect(new Date(order.scheduled_at).toISOString()).toMatch(/T09:30:00/);
  });

  await test.step("it goes with the session", async () => {
    await page.evaluate(() => localStorage.setItem("talabee_TOKEN", "expired"));
    await page.goto(address("/profile"));
    await expect.poll(() => stored(page, "localStorage", "talabee_FULFILMENT")).toBeNull();
  });
});

test("a saved address, then a table, is chosen: the lists and the checkout follow (REQ-CATALOG-44)", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { t } = messagesIn(language);
  const plate = { phone: "55501234", line_one: "851", building_number: "21", note: "Leave at the door" };
  const ids: string[] = [];
  for (const { zone, label } of PLACES) {
    const address = { ...plate, label, zone_number: zone };
    ids.push((await postToPanel<{ id: string }>("/api/addresses", address, customer.token)).id);
  }
  await postToPanel("/api/cart/add", TABLE_DISH, customer.token);
  await enter(page, language, customer, "/");
  const area = page.locator("[data-slot=header-area]:visible");
  const sheet = page.getByRole("dialog", { name: t("shell.whereAndWhen") });
  const choose = async (option: string | RegExp) => {
    await area.click();
    await sheet.getByRole("radio", { name: option }).check();
    await sheet.getByRole("button", { name: t("shell.showStores") }).click();
    await expect(sheet).toBeHidden();
  };
  const listsFollow = async (name: string, value: string) => {
    const asked = page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url());
      return pathname === "/api/vendors" && searchParams.get(name) === value;
    });
    await page.goto(address("/search/all"));
    await asked;
  };

  // Whichever is the default one, the other is chosen too.
  for (const { zone, label } of PLACES)
    await test.step(`the address in zone ${zone}`, async () => {
      await page.goto(address("/"));
      await choose(new RegExp(`^${t(label === "home" ? "checkout.labelHome" : "checkout.labelWork")}`));
      await expect(area).toContainText(zone);
      await listsFollow("zone", zone);
    });

  await test.step("at a table", async () => {
    await page.goto(address("/"));
    await choose(t("catalogue.dineIn"));
    await expect(area).toContainText(t("catalogue.dineIn"));
    await expect(page.getByRole("heading", { name: STORES_TITLES.dine_in.near[language] })).toBeVisible();
    await listsFollow("order_type", "dine_in");
  });

  await test.step("the checkout starts at the table", async () => {
    await page.goto(address("/checkout"));
    await expect(page.getByRole("radio", { name: t("catalogue.dineIn") })).toBeChecked();
    await page.getByLabel(t("checkout.table")).fill("7");
    const id = await placeOrder(page, language);
    const order = await readPanel<{ order_type: string }>(`/api/orders/${id}`, language, customer.token);
    expect(order.order_type).toBe("dine_in");
  });
});

test("a time that the store does not have is asked about, and never replaced (REQ-CATALOG-40)", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { t, message } = messagesIn(language);
  // Open from nine or ten.
  const plant = { product_id: `${BANDED_STORE}.monstera`, quantity: "1" };
  await postToPanel("/api/cart/add", plant, customer.token);
  await chooseLanguage(page, language);
  await enter(page, language, customer, "/");
  await page.locator("[data-slot=header-area]:visible").click();
  const sheet = page.getByRole("dialog", { name: t("shell.whereAndWhen") });
  await sheet.getByRole("radio", { name: t("catalogue.pickup") }).check();
  await sheet.getByRole("radio", { name: t("shell.later") }).check();
  const days = sheet.getByLabel(t("shell.day"), { exact: true });
  await days.selectOption({ index: (await days.locator("option").count()) - 1 });
  const times = sheet.getByLabel(t("shell.hour"), { exact: true });
  // Four in the morning.
  await times.selectOption((await times.locator("option").nth(8).getAttribute("value"))!);
  await sheet.getByRole("button", { name: t("shell.showStores") }).click();
  await expect(sheet).toBeHidden();

  await page.goto(address("/checkout"));
  const when = page.locator("[data-slot=checkout-when]");
  await expect(when.getByRole("status")).toContainText(message("store_closed", { time: "" }).trim());
  await expect(when).toContainText(/0?4:00/);
  await page
    .getByRole("button", { name: t("checkout.placeOrder") })
    .locator("visible=true")
    .click();
  await expect(page.getByRole("dialog", { name: t("checkout.chooseTime") })).toBeVisible();
});

test("a store says that it does not deliver to the customer's position", async ({
  page,
  context,
  language,
  consoleErrors: _,
}) => {
  // REQ-CATALOG-44
  const { t } = messagesIn(language);
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(DUKHAN);
  await chooseLanguage(page, language);
  await page.goto(address("/"));
  await page.locator("[data-slot=header-area]:visible").click();
  const sheet = page.getByRole("dialog", { name: t("shell.whereAndWhen") });
  await sheet.getByRole("radio", { name: t("shell.pinPlace") }).check();
  const locate = sheet.getByRole("button", { name: t("catalogue.myLocation") });
  await locate.click();
  await expect(locate).toHaveAttribute("aria-busy", "false");
  await sheet.getByRole("button", { name: t("shell.showStores") }).click();
  await expect(sheet).toBeHidden();
  expect(await stored(page, "localStorage", "talabee_FULFILMENT")).toContain("25.425");

  await page.goto(address(`/store/${BANDED_STORE}`));
  const notice = page.getByText(t("catalogue.noDeliveryHere")).and(page.locator(":visible"));
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: t("catalogue.changePlace"), exact: true }).click();
  await sheet.getByRole("radio", { name: t("catalogue.pickup") }).check();
  await sheet.getByRole("button", { name: t("shell.showStores") }).click();
  await expect(notice).toHaveCount(0);
});
