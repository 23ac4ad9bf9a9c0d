import {
  address,
  enter,
  expect,
  messagesIn,
  quickAdds,
  readPanel,
  readyToOrder,
  renderAhead,
  test,
} from "../journey.js";
import { orderIdsOf } from "../order-ids-of.js";

/** Delay of every response, in milliseconds. */
const LATE = 3000;

/** The style sheet; asked for again, at another address. */
const SHEET = /\/assets\/index-[\w-]+\.css/;

for (const [kind, path, isKept] of [
  ["with rules of its own", "/about", true],
  ["that is sent while it is rendered", `/search?q=${crypto.randomUUID()}`, false],
  ["that the browser renders", "/orders", false],
] as const)
  test(`a style sheet that could not be loaded is asked for again by a page ${kind}`, async ({
    page,
    language,
    customer,
  }) => {
    let refused = 0;
    await page.route(
      SHEET,
      (route) => {
        refused++;
        return route.abort("failed");
      },
      { times: 2 },
    );
    if (isKept) await renderAhead(path, language);
    const loaded = page.waitForResponse(SHEET, { timeout: 15_000 });
    await enter(page, language, customer, path);
    // The app does not wait for it.
    await page.waitForFunction(() => !("takeEarlyPresses" in window));
    expect((await loaded).ok()).toBe(true);
    expect(refused).toBe(2);
  });

test(
  "one order is placed with 30 % loss and 3 s delay (REQ-UI-05)",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    test.setTimeout(240_000);
    const { t } = messagesIn(language);
    await readyToOrder(customer);
    let turn = 0;
    await page.route("**/api/**", async (route) => {
      const isLost = ++turn % 3 === 0;
      // Half of the lost requests reach the server.
      if (isLost && turn % 2 === 0) await route.fetch().catch(() => undefined);
      await new Promise((done) => setTimeout(done, LATE));
      await (isLost ? route.abort("connectionreset") : route.fallback()).catch(() => undefined);
    });
    const retry = page
      .getByRole("button", { name: t("common.retry") })
      .locator("visible=true")
      .first();
    /** Retries what failed until the button can be pressed. */
    const press = (button: ReturnType<typeof page.getByRole>, isDone: () => Promise<boolean>) =>
      expect(async () => {
        if (await retry.isVisible()) await retry.click({ timeout: 1000 }).catch(() => undefined);
        if (!(await isDone())) await button.click({ timeout: 4000 });
        await expect.poll(isDone, { timeout: 15_000 }).toBe(true);
      }).toPass({ timeout: 110_000 });

    await enter(page, language, customer, "/store/bayt-al-machboos");
    const quantities = async () => {
      const cart = await readPanel<{ items: { quantity: number }[] }>("/api/cart", "en", customer.token);
      return cart.items.map(({ quantity }) => quantity);
    };
    await press(quickAdds(page, language).first(), async () => (await quantities()).length === 2);
    expect(await quantities(), "retries do not add twice").toEqual([1, 1]);
    await page.goto(address("/checkout"));
    const place = page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last();
    await press(place, () => Promise.resolve(page.url().endsWith("/track")));
    await page.unrouteAll({ behavior: "ignoreErrors" });
    const orders = await orderIdsOf(customer);
    expect(orders).toHaveLength(1);
    const { items } = await readPanel<{ items: { quantity: number }[] }>(
      `/api/orders/${orders[0]!}`,
      "en",
      customer.token,
    );
    expect(items.map(({ quantity }) => quantity)).toEqual([1, 1]);
  },
);
