import {
  addDish,
  enter,
  expect,
  createAddress,
  blockEventStream,
  manageMember,
  orderAtPanel,
  orderForLater,
  payNow,
  payOnPage,
  postToPanel,
  readPanel,
  readyToOrder,
  test,
  toast,
  topUp,
  messagesIn,
} from "../journey.js";
import { lifecyclePath } from "../../packages/domain/src/orders/lifecycle-path.js";
import { type Customer, newCustomer, signInOwner } from "../panel-client.js";

// Actions on a page whose data another tab, family member or admin has changed.

/** Makes a paying POST, as another tab would. */
const payAtPanel = (customer: Customer, path: string, fields: Record<string, string>) =>
  postToPanel(path, fields, customer.token, { "Idempotency-Key": crypto.randomUUID() });

test(
  "a line of a cart that was cleared elsewhere",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    await addDish(customer, 2);
    await blockEventStream(page);
    await enter(page, language, customer, "/cart");
    const more = page.getByRole("main").getByRole("button", {
      name: new RegExp(`^${t("catalogue.moreNamed", { name: ".+" })}$`),
    });
    await expect(more).toBeVisible();
    await postToPanel("/api/cart/clear", {}, customer.token);
    await more.click();
    await expect(toast(page, message("stale_cart"))).toBeVisible();
    await expect(page.getByText(t("cart.emptyTitle")).locator("visible=true").first()).toBeVisible();
  },
);

test(
  "bills that are paid, exceed the wallet, or are partly paid",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const online = { order_type: "pickup", payment_method: "online" };
    await createAddress(customer);
    await topUp(page, customer, 1000);
    await addDish(customer);
    const partly = await orderAtPanel(customer, { ...online, use_wallet: "true" });
    await addDish(customer);
    const paid = await orderAtPanel(customer, online);
    await addDish(customer);
    const short = await orderAtPanel(customer, online);
    const { amount_due } = await readPanel<{ amount_due: number }>(
      `/api/orders/${paid}`,
      language,
      customer.token,
    );
    await topUp(page, customer, amount_due + 100);

    await blockEventStream(page);
    // Keep the page's bills and wallet stale.
    const refused = async (id: string, key: "already_paid" | "wallet_short" | "wallet_part_paid") => {
      await page.locator(`[name][value="${id}"]`).check({ force: true });
      await page.getByRole("radio", { name: new RegExp(`^${t("checkout.wallet")}`) }).check();
      await page.getByRole("button", { name: new RegExp(`^${t("wallet.billPay")}`) }).click();
      await expect(page.getByRole("main").getByRole("alert").first()).toHaveText(message(key));
      await expect(toast(page, message(key))).toBeVisible();
    };
    await enter(page, language, customer, "/pay-bill");
    await refused(partly, "wallet_part_paid");
    await payAtPanel(customer, "/api/pay-bill", { order_id: paid, method: "wallet" });
    await refused(short, "wallet_short");
    await refused(paid, "already_paid");
  },
);

test(
  "a payment refunded before the customer returned from the gateway",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { message } = messagesIn(language);
    await readyToOrder(customer);
    const id = await orderForLater(customer, { payment_method: "online" });
    await enter(page, language, customer, `/orders/${id}`);
    await payNow(page, language);
    // Do not return yet.
    const back = new RegExp(`/orders/${id}\\?`);
    await page.route(back, (route) => route.abort());
    const left = page.waitForRequest(back);
    await payOnPage(page);
    const address = (await left).url();
    const status = async () =>
      (await readPanel<{ payment_status: string }>(`/api/orders/${id}`, "en", customer.token)).payment_status;
    await expect.poll(status).toBe("paid");
    await postToPanel(`/api/orders/${id}/cancel`, {}, customer.token);
    await expect.poll(status).toBe("refunded");
    await page.unroute(back);
    await page.goto(address);
    await expect(toast(page, message("payment_final"))).toBeVisible();
  },
);

test(
  "a review that was already written",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { message } = messagesIn(language);
    await readyToOrder(customer);
    const id = await orderForLater(customer, { order_type: "pickup" });
    const owner = await signInOwner();
    for (const to of lifecyclePath("pickup", "delivered") ?? []) {
      const { version } = await readPanel<{ version: number }>(`/api/orders/${id}`, "en", customer.token);
      const move = { to, version: String(version) };
      await postToPanel(`/api/panel/orders/${id}/transition`, move, owner.token);
    }
    await blockEventStream(page);
    await enter(page, language, customer, `/orders/${id}/review`);
    const stars = page.getByRole("main").getByRole("radiogroup").first();
    await stars.getByRole("radio").nth(4).check({ force: true });
    await postToPanel("/api/reviews", { order_id: id, rating: "4" }, customer.token);
    await page.getByRole("main").locator("button[type=submit]").click();
    await expect(toast(page, message("already_reviewed"))).toBeVisible();
    await expect(page.getByRole("main").getByRole("alert").first()).toContainText(
      message("already_reviewed"),
    );
  },
);

test(
  "joining a full family, and joining after creating one elsewhere",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const owner = await newCustomer(language, { en: "Hamad", ar: "حمد" });
    const code = await familyOf(owner);
    await blockEventStream(page);
    await enter(page, language, customer, `/joinFamily?code=${code}`);
    const join = page.getByRole("main").getByRole("button", { name: t("family.join"), exact: true });
    await expect(join).toBeVisible();
    for (let members = 1; members < 8; members++) {
      const { token } = await newCustomer(language, { en: "Aisha", ar: "عائشة" });
      await postToPanel("/api/family/join", { code }, token);
    }
    const field = page.getByLabel(t("family.code"));
    await join.click();
    await expect(toast(page, message("family_full"))).toBeVisible();
    await expect(field).toHaveAccessibleDescription(message("family_full"));
    await familyOf(customer);
    await join.click();
    await expect(toast(page, message("already_member"))).toBeVisible();
  },
);

test(
  "acting as a former owner, and as a former member",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const member = await newCustomer(language, { en: "Hamad", ar: "حمد" });
    const code = await familyOf(customer);
    await postToPanel("/api/family/join", { code }, member.token);
    await blockEventStream(page);
    await enter(page, language, customer, "/joinFamily");
    const remove = async () => {
      await manageMember(page, language, t("family.removeMember"));
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: t("family.removeYes"), exact: true })
        .click();
    };
    await expect(page.locator("[data-slot=member-row]")).toHaveCount(2);
    // Leaving and rejoining makes the other member the owner.
    await postToPanel("/api/family/leave", {}, customer.token);
    const { invite_code } = await readPanel<{ invite_code: string }>("/api/family", "en", member.token);
    await postToPanel("/api/family/join", { code: invite_code }, customer.token);
    await remove();
    await expect(toast(page, message("not_owner"))).toBeVisible();
    await postToPanel("/api/family/leave", {}, customer.token);
    await page
      .getByRole("main")
      .getByRole("button", { name: t("family.leave"), exact: true })
      .click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("family.leaveYes"), exact: true })
      .click();
    await expect(toast(page, message("not_member"))).toBeVisible();
  },
);

test(
  "ordering a shared basket that was cleared",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    await createAddress(customer);
    await familyOf(customer);
    const { items } = await postToPanel<{ items: { id: string }[] }>(
      "/api/family/basket/add",
      { product_id: "bayt-al-machboos.luqaimat-12", quantity: "4" },
      customer.token,
    );
    await blockEventStream(page);
    await enter(page, language, customer, "/joinFamily/order");
    await page.getByRole("radio", { name: new RegExp(t("checkout.cash")) }).check();
    const place = page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last();
    await expect(place).toBeEnabled();
    await postToPanel("/api/family/basket/remove", { item_id: items[0]!.id }, customer.token);
    await place.click();
    await expect(toast(page, message("basket_empty"))).toBeVisible();
  },
);

/** Creates a family for the customer; returns its invitation code. */
async function familyOf({ token }: Customer): Promise<string> {
  await postToPanel("/api/family/create", { name: "Al Bayt" }, token);
  return (await readPanel<{ invite_code: string }>("/api/family", "en", token)).invite_code;
}
