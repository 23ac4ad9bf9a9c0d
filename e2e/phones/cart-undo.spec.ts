import type { Page } from "@playwright/test";
import {
  addDish,
  DISH,
  enter,
  expect,
  messagesIn,
  postToPanel,
  readPanel,
  stored,
  test,
  toast,
} from "../journey.js";
import type { Language } from "../messages.js";
import type { Customer } from "../panel-client.js";

interface Cart {
  items: { product_id: string; quantity: number; addons: { id: string }[]; note: string | null }[];
  coupon: { code: string } | null;
}

/** A customer with the dish in their cart, who removes it from a page's line or card and takes that back at once. */
async function removeAndUndo(page: Page, language: Language, customer: Customer, path: string) {
  const { t } = messagesIn(language);
  const { name } = await readPanel<{ name: string }>(`/api/products/${DISH}`, language);
  const lines = async () =>
    (await readPanel<Cart>("/api/cart", language, customer.token)).items.map(
      ({ product_id, quantity, addons }) => ({ product_id, quantity, addons }),
    );
  await addDish(customer);
  const before = await lines();
  await enter(page, language, customer, path);
  const main = page.getByRole("main");
  await main
    .getByRole("button", { name: t("catalogue.removeNamed", { name }) })
    .first()
    .click();
  const removed = toast(page, t("cart.removed", { name }));
  await expect(removed).toBeVisible();
  await expect.poll(lines).toEqual([]);
  await removed.getByRole("button", { name: t("cart.undo") }).click();
  await expect.poll(lines).toEqual(before);
  await expect(main.getByText(name, { exact: true }).first()).toBeVisible();
}

test("a removed line is put back by one press, with its options", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  await removeAndUndo(page, language, customer, "/cart");
});

test("a dish that a card of the store removes is put back by one press, with its options (REQ-CART-25)", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  await removeAndUndo(page, language, customer, "/store/bayt-al-machboos");
});

test(
  "the cart is emptied by one press, and put back with its options and coupon",
  { tag: ["@REQ-CART-06"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    await addDish(customer, 2);
    const { items: products } = await readPanel<{ items: { id: string; has_addons: boolean }[] }>(
      "/api/stores/bayt-al-machboos/products?per_page=50",
      language,
    );
    const plain = products.find(({ has_addons }) => !has_addons)!;
    await postToPanel(
      "/api/cart/add",
      { product_id: plain.id, quantity: "1", note: "No ice" },
      customer.token,
    );
    await postToPanel("/api/coupons/apply", { code: "AHLAN20" }, customer.token);
    const cart = () => readPanel<Cart>("/api/cart", language, customer.token);
    const content = ({ items, coupon }: Cart) => ({
      lines: items.map(({ product_id, quantity, addons, note }) => ({ product_id, quantity, addons, note })),
      coupon: coupon?.code,
    });
    const before = content(await cart());
    expect(before.lines).toHaveLength(2);
    expect(before.coupon).toBe("AHLAN20");

    await enter(page, language, customer, "/cart");
    await page
      .getByRole("main")
      .getByRole("button", { name: t("cart.clear") })
      .click();
    const emptied = toast(page, t("cart.cleared"));
    await expect(emptied).toBeVisible();
    await expect(page.getByText(t("cart.emptyTitle")).locator("visible=true").first()).toBeVisible();
    expect((await cart()).items).toEqual([]);
    // REQ-CART-06: what the browser keeps is empty too.
    expect((await stored(page, "localStorage", "cartState")) ?? "").not.toMatch(/[1-9]/);
    expect(await stored(page, "localStorage", "productQuantities")).toBeNull();
    expect(await stored(page, "localStorage", "vendorAtCart")).toBeNull();

    await emptied.getByRole("button", { name: t("cart.undo") }).click();
    await expect.poll(async () => content(await cart())).toEqual(before);
    await expect.poll(() => stored(page, "localStorage", "cartState")).toContain('"count":2');
  },
);
