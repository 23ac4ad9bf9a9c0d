import type { Page, Route } from "@playwright/test";
import {
  DISH,
  enter,
  expect,
  MILD,
  messagesIn,
  orderAtPanel,
  readPanel,
  readyToOrder,
  test,
} from "../journey.js";
import { orderIdsOf } from "../order-ids-of.js";
import type { Customer } from "../panel-client.js";
import { fillAddress, main, type WriteContext } from "./failing-write.js";
import { recordToasts } from "./record-toasts.js";

interface LeftWrite {
  readonly call: string;
  /** Opens the screen of the write by links, so that Back leads to another screen of the same page. */
  readonly open: (context: WriteContext) => Promise<{ press: () => Promise<unknown> }>;
  /** Where the customer is once the response has come. */
  readonly endsAt: RegExp;
  /** The message of a success. */
  readonly success: (messages: WriteContext["messages"]) => string;
  /** What was written, once each. */
  readonly written: (customer: Customer) => Promise<readonly unknown[]>;
}

const itemsAt = async <Item>(path: string, { token }: Customer) =>
  (await readPanel<{ items: Item[] }>(path, "en", token)).items;

const placeOrder: LeftWrite = {
  call: "/api/orders",
  open: async ({ page, language, customer, messages: { t } }) => {
    await readyToOrder(customer);
    await enter(page, language, customer, "/cart");
    await main(page)
      .getByRole("link", { name: new RegExp(t("cart.checkout")) })
      .last()
      .click();
    const place = page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last();
    await expect(place).toBeEnabled();
    return { press: () => place.click() };
  },
  // A placed order is always shown.
  endsAt: /\/orders\/[^/]+\/track$/,
  success: ({ message }) => message("order_created"),
  written: orderIdsOf,
};

const saveAddress: LeftWrite = {
  call: "/api/addresses",
  open: async (context) => {
    const { page, language, customer, messages } = context;
    await enter(page, language, customer, "/profile");
    await main(page)
      .getByRole("link", { name: messages.t("account.addresses") })
      .click();
    await page
      .getByRole("button", { name: messages.t("checkout.addAddress") })
      .first()
      .click();
    return fillAddress(context);
  },
  endsAt: /\/profile$/,
  success: ({ message }) => message("address_saved"),
  written: (customer) => itemsAt("/api/addresses", customer),
};

const addFromProductPage: LeftWrite = {
  call: "/api/cart/add",
  open: async ({ page, language, customer, messages: { t } }) => {
    const dish = await readPanel<{ addon_groups: { options: { id: string; name: string }[] }[] }>(
      `/api/products/${DISH}`,
      language,
    );
    const mild = dish.addon_groups.flatMap(({ options }) => options).find(({ id }) => id === MILD)!;
    await enter(page, language, customer, "/search?q=machboos&type=product");
    // Before that the browser itself opens the link, as a page.
    await page.waitForFunction(() => !("takeEarlyPresses" in window));
    await main(page).locator(`a[href$="${DISH}"]`).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    // Its own page in place of the sheet.
    await page.reload();
    await page.waitForFunction(() => !("takeEarlyPresses" in window));
    await main(page).getByRole("radio", { name: mild.name }).check();
    const add = main(page).getByRole("button", { name: new RegExp(`^${t("catalogue.add")}.*\\d`) });
    return { press: () => add.click() };
  },
  endsAt: /\/search\?q=machboos&type=product$/,
  success: ({ message }) => message("added_to_cart"),
  written: (customer) => itemsAt("/api/cart", customer),
};

const sendReview: LeftWrite = {
  call: "/api/reviews",
  open: async ({ page, language, customer, messages: { t } }) => {
    await readyToOrder(customer);
    const id = await orderAtPanel(customer);
    const order = () => readPanel<{ order_status: string }>(`/api/orders/${id}`, "en", customer.token);
    await expect.poll(async () => (await order()).order_status, { timeout: 40_000 }).toBe("delivered");
    await enter(page, language, customer, "/profile");
    await page.evaluate((path) => history.pushState(null, "", path), `/orders/${id}/review`);
    await page.reload();
    await main(page).getByRole("radiogroup").first().getByRole("radio").nth(4).check({ force: true });
    await page.getByLabel(t("catalogue.tellOthers")).fill("Fragrant rice");
    return { press: () => main(page).locator("button[type=submit]").click() };
  },
  endsAt: /\/profile$/,
  success: ({ message }) => message("review_sent"),
  written: (customer) =>
    itemsAt<{ can_review: boolean }>("/api/orders?scope=past", customer).then((orders) =>
      orders.filter((order) => !order.can_review),
    ),
};

type Answer = NonNullable<Parameters<Route["fulfill"]>[0]>;

/** Holds the responses to a write back until they are released: by default those of the server, which has done it by then. */
async function holdResponses(
  page: Page,
  path: string,
  answerOf: (route: Route) => Promise<Answer> = async (route) => ({ response: await route.fetch() }),
) {
  const released = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const answer = await answerOf(route);
    answered.resolve();
    await released.promise;
    await route.fulfill(answer);
  });
  return { answered: answered.promise, release: released.resolve };
}

const WRITES: readonly [string, LeftWrite, { tag?: string }][] = [
  ["an order is placed", placeOrder, {}],
  ["an address is saved", saveAddress, {}],
  ["a dish is added from its page", addFromProductPage, {}],
  ["a review is sent", sendReview, { tag: "@nightly" }],
];

for (const [name, { call, open, endsAt, success, written }, details] of WRITES)
  test(
    `Back while ${name} loses nothing and does nothing twice (REQ-UI-09)`,
    details,
    async ({ page, language, customer, consoleErrors: _ }) => {
      const messages = messagesIn(language);
      const shownToasts = await recordToasts(page);
      const { press } = await open({ page, language, customer, messages });
      const { answered, release } = await holdResponses(page, call);
      const before = page.url();
      await press();
      await answered;
      // The sheet of a form first.
      if (await page.getByRole("dialog").isVisible()) {
        await page.goBack();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        expect(page.url()).toBe(before);
      }
      await page.goBack();
      await expect(page).not.toHaveURL(before);
      release();
      await expect.poll(() => shownToasts).toHaveLength(1);
      expect(shownToasts[0]).toContain(success(messages));
      // A screen that has been left may still react to the response.
      await page.waitForTimeout(1000);
      await expect(page).toHaveURL(endsAt);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(shownToasts).toHaveLength(1);
      expect(await written(customer)).toHaveLength(1);
    },
  );

test("Back while an order is refused for its time says why, as its dialog is not there (REQ-CATALOG-40)", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const messages = messagesIn(language);
  const text = messages.message("slot_full");
  const shownToasts = await recordToasts(page);
  const { press } = await placeOrder.open({ page, language, customer, messages });
  const data = { next_slots: [new Date(Date.now() + 86_400_000).toISOString()] };
  const refusal = { message: text, code: "slot_full", errors: {}, data };
  const { answered, release } = await holdResponses(page, placeOrder.call, async () => ({
    status: 409,
    json: refusal,
  }));
  await press();
  await answered;
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  release();
  await expect.poll(() => shownToasts).toEqual([expect.stringContaining(text)]);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});
