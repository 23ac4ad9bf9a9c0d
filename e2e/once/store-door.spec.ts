import {
  boardMessages,
  deviceMessages,
  doorMessages,
  panelMessages,
  rideMessages,
  storeMessages,
} from "../counter-messages.js";
import {
  address,
  createAddress,
  enter,
  expect,
  messagesIn,
  orderAtPanel,
  placeOrder,
  postToPanel,
  readPanel,
  test,
} from "../journey.js";
import type { Page } from "@playwright/test";
import { type SignedIn, signInOwner } from "../panel-client.js";
import { freePort, openPanel, type RunningPanel } from "../start-panel.js";

/** Of the demo's store, whose staff can sign in. */
const STORE = "beit-sitti";

let panel: RunningPanel;
let counter: string;
const shared = process.env["JOURNEY_URL"];
test.beforeAll(async () => {
  const port = await freePort();
  counter = `http://localhost:${port}`;
  // Nobody accepts, cooks and hands over but the people of the test.
  panel = await openPanel({ PANEL_DEMO_SPEED: "0", PANEL_COUNTER_PORT: String(port) });
  process.env["JOURNEY_URL"] = panel.url;
});
test.afterAll(async () => {
  if (shared !== undefined) process.env["JOURNEY_URL"] = shared;
  await panel.stop();
});

/** Opens the store around the clock, and puts enough of it into a customer's cart. */
async function fillCart(token: string): Promise<string> {
  const owner = await signInOwner();
  const hours = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [
    [`opening_hours[${day}][day]`, String(day)],
    [`opening_hours[${day}][open]`, "00:00"],
    [`opening_hours[${day}][close]`, "24:00"],
  ]);
  await postToPanel(`/api/panel/stores/${STORE}/hours`, Object.fromEntries(hours), owner.token);
  const { items } = await readPanel<{ items: { id: string; in_stock: boolean; has_addons: boolean }[] }>(
    `/api/stores/${STORE}/products?per_page=50`,
    "en",
  );
  const dish = items.find(({ in_stock, has_addons }) => in_stock && !has_addons)!;
  await postToPanel("/api/cart/add", { product_id: dish.id, quantity: "4" }, token);
  return dish.id;
}

/** A rider is asked for an order, brings it, takes the cash, and ends the shift with it. */
async function bringOrder(at: { customer: SignedIn; dish: string; staff: Page; failures: string[] }) {
  const m = rideMessages;
  const rider = await at.staff
    .context()
    .browser()!
    .newPage({
      viewport: { width: 360, height: 740 },
      serviceWorkers: "allow",
    });
  rider.on("pageerror", (error) => at.failures.push(error.message));
  rider.on("console", (message) => message.type() === "error" && at.failures.push(message.text()));
  await rider.addInitScript(() => localStorage.setItem("counter.language", "en"));
  await rider.goto(`${counter}/ride`);
  await rider.getByLabel(doorMessages.email.en).fill("rider@talabee.qa");
  await rider.getByLabel(doorMessages.password.en, { exact: true }).fill("corniche-in-the-wind");
  await rider.getByRole("button", { name: doorMessages.signIn.en }).click();
  // The demo's rider is on duty.
  const waiting = rider.getByRole("heading", { name: m.waitingTitle.en });
  await expect(waiting).toBeVisible();

  await postToPanel("/api/cart/add", { product_id: at.dish, quantity: "4" }, at.customer.token);
  const id = await orderAtPanel(at.customer);
  const card = at.staff.locator(`[data-order="${id}"]`);
  await card.getByRole("button", { name: /^Accept/ }).click();
  await expect(card).toHaveAttribute("data-state", "kitchen");
  const { token } = await signInOwner();
  const track = () =>
    readPanel<{ order_status: string; hand_over_code: string | null }>(
      `/api/orders/${id}/track`,
      "en",
      at.customer.token,
    );
  await expect.poll(async () => (await track()).order_status).toBe("accepted");
  await postToPanel(`/api/panel/orders/${id}/offer`, {}, token);
  await rider.getByRole("button", { name: m.accept.en, exact: true }).click();
  await rider.getByRole("button", { name: m.haveOrder.en }).click();
  await rider.getByRole("button", { name: m.atDoor.en }).click();
  await rider.evaluate(async () => void (await navigator.serviceWorker.ready));
  // In a basement: the code is checked when the line is back.
  await rider.context().setOffline(true);
  await rider.getByRole("checkbox").check();
  for (const digit of (await track()).hand_over_code!)
    await rider.getByRole("button", { name: digit, exact: true }).click();
  await rider.getByRole("button", { name: m.delivered.en, exact: true }).click();
  await expect(rider.getByText(m.sealed.en)).toBeVisible();
  // The phone ends the page there, and opens it again.
  await rider.reload();
  await expect(rider.getByText(m.sealed.en)).toBeVisible();
  await rider.context().setOffline(false);
  await expect.poll(async () => (await track()).order_status).toBe("delivered");

  await expect(rider.getByText(m.sealed.en)).toBeHidden();
  await rider.getByRole("button", { name: m.shift.en }).click();
  const expected = rider.getByRole("dialog").locator("dd").last();
  const cash = (await expected.innerText()).replace(/[^\d.]/g, "");
  expect(Number(cash)).toBeGreaterThan(0);
  await rider.getByRole("button", { name: m.endShift.en }).click();
  await rider.getByLabel(m.handedIn.en).fill(cash);
  await rider.getByRole("button", { name: m.endShift.en }).click();
  await expect(rider.getByText(m.noDifference.en)).toBeVisible();
  await rider.keyboard.press("Escape");
  await rider.getByLabel(m.openingCash.en).fill("50");
  await rider.getByRole("button", { name: m.startShift.en }).click();
  await expect(waiting).toBeVisible();
  await rider.context().close();
}

test(
  "a store hears an order, accepts, cooks and hands it over by the customer's code",
  {
    tag: [
      "@REQ-COUNTER-01",
      "@REQ-COUNTER-02",
      "@REQ-COUNTER-07",
      "@REQ-COUNTER-08",
      "@REQ-COUNTER-20",
      "@REQ-COUNTER-23",
    ],
  },
  async ({ page, browser, language, customer, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    const dish = await fillCart(customer.token);
    await createAddress(customer);
    await enter(page, language, customer, "/checkout");
    await page.getByRole("radio", { name: t("catalogue.pickup") }).check();

    const staff = await (await browser.newContext({ viewport: { width: 1180, height: 820 } })).newPage();
    const failures: string[] = [];
    staff.on("pageerror", (error) => failures.push(error.message));
    staff.on("console", (message) => message.type() === "error" && failures.push(message.text()));
    await staff.addInitScript(() => localStorage.setItem("counter.language", "en"));
    await staff.goto(`${counter}/store`);
    await staff.getByLabel(doorMessages.email.en).fill("store@talabee.qa");
    await staff.getByLabel(doorMessages.password.en, { exact: true }).fill("tables-set-for-ten");
    await staff.getByRole("button", { name: doorMessages.signIn.en }).click();
    // Nobody sees the board before the bell was heard.
    await staff.getByRole("button", { name: doorMessages.ringBell.en }).click();
    await staff.getByRole("button", { name: doorMessages.heard.en }).click();
    await expect(staff.getByText(boardMessages.emptyNew.en)).toBeVisible();

    const id = await placeOrder(page, language);
    const card = staff.locator(`[data-order="${id}"]`);
    await expect(card).toHaveAttribute("data-state", "new");
    await expect(card.locator(".counter-line > b").first()).toHaveText("4");
    await expect(staff).toHaveTitle(/^\(1\) /);
    await card.getByRole("button", { name: /^Accept/ }).click();
    await expect(card).toHaveAttribute("data-state", "kitchen");
    await expect(staff).not.toHaveTitle(/^\(/);
    const track = () =>
      readPanel<{ order_status: string }>(`/api/orders/${id}/track`, language, customer.token);
    await expect.poll(async () => (await track()).order_status).toBe("accepted");

    await card.getByRole("button", { name: /^Show order/ }).click();
    await staff.getByRole("button", { name: panelMessages.cookingBegan.en }).click();
    await staff.keyboard.press("Escape");
    await card.getByRole("button", { name: boardMessages.ready.en, exact: true }).click();
    await expect(card).toHaveAttribute("data-state", "ready");
    await expect(staff.locator("[data-slot=undo-bar]")).toBeVisible();
    await expect(staff.locator("[data-slot=undo-bar]")).toBeHidden();
    await card.getByRole("button", { name: boardMessages.handedOver.en }).click();
    // The customer says what their screen shows.
    const digits = page.locator("[data-slot=hand-over-digits]").filter({ visible: true }).first();
    await expect(digits).toHaveText(/^\D*(\d\D*){4}$/);
    const code = (await digits.innerText()).replace(/\D/g, "");
    const wrong = code === "0000" ? "1111" : "0000";
    const input = staff.getByLabel(panelMessages.handOverCode.en);
    await input.fill(wrong);
    await expect(staff.getByText("Wrong code. 2 tries are left.")).toBeVisible();
    await input.fill(code);
    await expect(card).toHaveCount(0);
    await expect.poll(async () => (await track()).order_status).toBe("delivered");
    await expect(page.getByRole("heading", { level: 1, name: t("orders.collected") })).toBeVisible();

    await bringOrder({ customer, dish, staff, failures });

    // What customers see of the menu and of the store is switched here.
    await staff.getByRole("link", { name: doorMessages.menuToday.en }).click();
    await staff.locator(`[data-item="${dish}"] [role=switch]`).press("Space");
    await staff.getByRole("radio", { name: storeMessages.switchOn.en }).check();
    await staff.getByRole("button", { name: storeMessages.save.en }).click();
    await expect(staff.locator(`[data-item="${dish}"]`)).toHaveAttribute("data-out", "");
    const inStock = async () =>
      (await readPanel<{ in_stock: boolean }>(`/api/products/${dish}`, "en")).in_stock;
    await expect.poll(inStock).toBe(false);
    await staff.getByRole("link", { name: doorMessages.hours.en }).click();
    await staff.getByRole("radio", { name: storeMessages.paused.en }).check();
    await staff.getByRole("button", { name: /^Pause until/ }).click();
    await expect(staff.getByRole("banner").getByText(/^Paused until/)).toBeVisible();
    const isOpen = async () => (await readPanel<{ is_open: boolean }>(`/api/stores/${STORE}`, "en")).is_open;
    await expect.poll(isOpen).toBe(false);

    // A tablet is paired, is heard, and is ended again.
    await staff.getByRole("button", { name: "Layla" }).click();
    await staff.getByRole("menuitem", { name: doorMessages.devices.en }).click();
    await staff.getByRole("button", { name: deviceMessages.pairADevice.en }).click();
    await staff.getByLabel(deviceMessages.deviceName.en).fill("Wall");
    await staff.getByRole("button", { name: deviceMessages.makeCode.en }).click();
    const pairing = await staff.locator("[data-slot=pairing-code]").innerText();
    const tablet = await (await browser.newContext({ viewport: { width: 1180, height: 820 } })).newPage();
    await tablet.addInitScript(() => localStorage.setItem("counter.language", "en"));
    await tablet.goto(`${counter}/store`);
    await tablet.getByRole("button", { name: doorMessages.pairThis.en }).click();
    await tablet.getByLabel(deviceMessages.pairingCode.en).fill(pairing.replace(/\D/g, ""));
    await tablet.getByRole("button", { name: doorMessages.ringBell.en }).click();
    await tablet.getByRole("button", { name: doorMessages.heard.en }).click();
    await expect(tablet.getByText(boardMessages.emptyNew.en)).toBeVisible();
    await expect(staff.getByText("Wall is paired")).toBeVisible();
    await staff.keyboard.press("Escape");
    const row = staff.locator("[data-device]", { hasText: "Wall" });
    await expect(row).toHaveAttribute("data-hearing", "hears");
    await row.getByRole("button", { name: /^End/ }).click();
    await staff.getByRole("button", { name: deviceMessages.end.en, exact: true }).last().click();
    await expect(row).toHaveCount(0);
    await expect(tablet.getByText(deviceMessages.ended.en)).toBeVisible();
    await tablet.context().close();

    // One tab of a browser has the board; the other takes it over when it is asked to.
    const second = await staff.context().newPage();
    await second.goto(`${counter}/store`);
    await second.getByRole("button", { name: doorMessages.useHere.en }).click();
    await expect(second.getByRole("link", { name: doorMessages.menuToday.en })).toBeVisible();
    await expect(staff.getByRole("button", { name: doorMessages.useHere.en })).toBeVisible();
    expect(failures.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
    await staff.context().close();
    await page.goto(address("/"));
  },
);
