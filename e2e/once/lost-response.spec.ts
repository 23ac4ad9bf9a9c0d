import type { Page } from "@playwright/test";
import { createAddress, enter, expect, messagesIn, readyToOrder, test } from "../journey.js";
import { orderIdsOf } from "../order-ids-of.js";
import type { Customer } from "../panel-client.js";
import { createFamilyOf, fillFamilyBasket } from "../trouble/failing-write.js";
import type { Language } from "../messages.js";

/** Fills the basket of a new family on the server. */
async function readyToOrderForFamily(customer: Customer): Promise<void> {
  await createFamilyOf(customer);
  await fillFamilyBasket(customer);
  await createAddress(customer);
}

/** Presses "Place order" at the end of a checkout that is ready. */
async function order(
  page: Page,
  language: Language,
  customer: Customer,
  source: keyof typeof sources = "cart",
): Promise<void> {
  const { prepare, at } = sources[source];
  await prepare(customer);
  await enter(page, language, customer, at);
  const place = page
    .getByRole("button", { name: new RegExp(`^${messagesIn(language).t("checkout.placeOrder")}`) })
    .last();
  await expect(place).toBeEnabled();
  await place.click();
}

const sources = {
  cart: { call: "**/api/orders", at: "/checkout", prepare: readyToOrder },
  basket: { call: "**/api/family/basket/order", at: "/joinFamily/order", prepare: readyToOrderForFamily },
} as const;

for (const source of ["cart", "basket"] as const) {
  test(`an order of a ${source} whose response is lost is shown after a reload, once`, async ({
    page,
    language,
    customer,
    consoleErrors: _,
  }) => {
    const { call } = sources[source];
    // The server receives the order; all responses are lost.
    await page.route(call, async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await route.fetch();
      await route.abort("connectionreset");
    });
    await order(page, language, customer, source);
    await expect.poll(() => orderIdsOf(customer)).toHaveLength(1);

    await page.reload();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await expect(page).toHaveURL(/\/orders\/[^/]+\/track$/);
    expect(await orderIdsOf(customer)).toHaveLength(1);
  });
}

test(
  "an order answered during a reload is shown by the next page",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const reloading = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    let tries = 0;
    await page.route("**/api/orders", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      if (++tries === 1) {
        await route.fetch();
        return route.abort("connectionreset");
      }
      await reloading.promise;
      await route.fulfill({ response: await route.fetch() });
      answered.resolve();
    });
    await order(page, language, customer);
    await expect.poll(() => orderIdsOf(customer)).toHaveLength(1);

    // The reload lasts until after the old page has its response.
    await page.route("**/checkout", async (route) => {
      reloading.resolve();
      await answered.promise;
      await new Promise((done) => setTimeout(done, 500));
      await route.continue();
    });
    await page.reload();
    await expect(page).toHaveURL(/\/orders\/[^/]+\/track$/);
    expect(await orderIdsOf(customer)).toHaveLength(1);
  },
);
