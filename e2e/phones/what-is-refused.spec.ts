import type { Page } from "@playwright/test";
import type { MessageKey } from "../../packages/contract/src/messages/index.js";
import { formatMoney } from "../../packages/domain/src/money/format-money.js";
import {
  addDish,
  address,
  DISH,
  enter,
  expect,
  keepAddress,
  keepInTheDark,
  orderAtPanel,
  orderForLater,
  postToPanel,
  readPanel,
  readyToOrder,
  sendAddressForm,
  test,
  toast,
  wordsIn,
} from "../journey.js";
import { changeProduct, type Customer, signInOwner } from "../panel-client.js";

// What the panel refuses, each where a customer meets it; provoked at the real panel but for what `refuse` makes up.

/** Products that no other journey looks at, as their stock is changed here; both languages may be walked at once. */
const PRODUCTS = { en: "forno-nove.gamberi", ar: "forno-nove.bolognese" };

/** Of the same store, one of which costs all that an order may; nobody looks at them either. */
const DEAREST = { en: "forno-nove.limonata", ar: "forno-nove.sparkling" };

/**
 * The panel's refusal of a call, made in its place: for what no call brings the panel of the demo to, such as a store that
 * takes no orders any more.
 */
const refuse = (page: Page, path: string, status: number, code: MessageKey, text: string) =>
  page.route(`**${path}`, (route) =>
    route.fulfill({ status, json: { message: text, code, errors: {}, data: null } }),
  );

/** Puts a product in place of whatever the cart holds. */
const fillCart = ({ token }: Customer, product_id: string, quantity = 1) =>
  postToPanel("/api/cart/add", { product_id, quantity: String(quantity), on_conflict: "replace" }, token);

test(
  "a coupon that does not fit",
  { tag: "@nightly" },
  async ({ page, language, customer, complaints: _ }) => {
    const { word, message } = wordsIn(language);
    await readyToOrder(customer);
    await postToPanel("/api/coupons/apply", { code: "AHLAN20" }, customer.token);
    await orderAtPanel(customer, { order_type: "pickup" });
    await addDish(customer);
    const { subtotal } = await postToPanel<{ subtotal: number }>(
      "/api/cart/quote",
      { order_type: "pickup", payment_method: "cod" },
      customer.token,
    );
    await enter(page, language, customer, "/checkout");
    const field = page.getByLabel(word("wallet.couponCode"));
    const apply = page.getByRole("button", { name: word("wallet.apply"), exact: true });
    for (const [code, text] of [
      ["AHLAN20", message("coupon_used_up")],
      ["KARAK5", message("coupon_wrong_vendor")],
      ["SEHA10", message("coupon_expired")],
      ["JUMUA15", message("coupon_min_spending", { amount: formatMoney(12_000 - subtotal, language) })],
    ] as const) {
      await field.fill(code);
      await apply.click();
      await expect(toast(page, text)).toBeVisible();
      await expect(field, code).toHaveAccessibleDescription(text);
    }

    // For tables alone: found out once it is on the cart and the order is to be delivered.
    await fillCart(customer, "beit-sitti.beetroot-moutabal", 3);
    await page.goto(address("/checkout"));
    await field.fill("BEIT10");
    await apply.click();
    await expect(page.locator("[data-slot=coupon-problem]")).toHaveText(message("coupon_order_type"));
  },
);

test(
  "an order that is too small, and one that would go too far",
  { tag: "@nightly" },
  async ({ page, language, customer, complaints: _ }) => {
    const { message } = wordsIn(language);
    const { price } = await readPanel<{ price: number }>("/api/products/forno-nove.garlic-bread", "en");
    const { min_order } = await readPanel<{ min_order: number }>("/api/stores/forno-nove", "en");
    await keepAddress(customer);
    await fillCart(customer, "forno-nove.garlic-bread");
    await enter(page, language, customer, "/checkout");
    const amount = formatMoney(min_order - price, language);
    const told = (text: string) => page.getByText(text, { exact: true }).locator("visible=true").first();
    await expect(told(message("min_order", { amount }))).toBeVisible();

    // The store's vans go forty kilometres.
    await fillCart(customer, "zahrat-al-jouri.monstera");
    await postToPanel(
      "/api/addresses",
      {
        label: "other",
        phone: "55501234",
        zone_number: "79",
        line_one: "100",
        building_number: "3",
        note: "By the mosque",
        "location[lat]": "26.1",
        "location[lng]": "51.2",
        is_default: "true",
      },
      customer.token,
    );
    await page.goto(address("/checkout"));
    await expect(told(message("out_of_zone"))).toBeVisible();
  },
);

test(
  "a dish without the choice that it asks for",
  { tag: "@nightly" },
  async ({ page, language, complaints: _ }) => {
    const { word } = wordsIn(language);
    const dish = await readPanel<{ name: string; addon_groups: { name: string; required: boolean }[] }>(
      `/api/products/${DISH}`,
      language,
    );
    const group = dish.addon_groups.find(({ required }) => required)!.name;
    await page.addInitScript((spoken) => localStorage.setItem("language", spoken), language);
    await page.goto(address(`/store/bayt-al-machboos/product/${DISH}`));
    const sheet = page.getByRole("dialog", { name: dish.name });
    await sheet
      .getByRole("button", { name: new RegExp(`^${word("catalogue.add")}`) })
      .last()
      .click();
    await expect(sheet.getByText(word("catalogue.chooseFirst", { group }))).toBeVisible();
    await expect(sheet).toBeVisible();
  },
);

test(
  "a choice that the page did not know of, a store that has closed down, and more than an order may cost",
  { tag: "@nightly" },
  async ({ page, language, customer, complaints: _ }) => {
    const { word, message } = wordsIn(language);
    const path = `/api/products/${DISH}`;
    const dish = await readPanel<{
      name: string;
      addon_groups: { name: string; required: boolean; min: number; max: number }[];
    }>(path, language);
    const { min, max, name: group } = dish.addon_groups.find(({ required }) => required)!;
    const add = async (name: string) =>
      page
        .getByRole("dialog", { name })
        .getByRole("button", { name: new RegExp(`^${word("catalogue.add")}`) })
        .last()
        .click();

    // The page has the dish as it was before it asked for anything.
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: object };
      await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, addon_groups: [] } } });
    });
    await enter(page, language, customer, `/store/bayt-al-machboos/product/${DISH}`);
    await add(dish.name);
    await expect(toast(page, message("addon_rule", { min, max, group }))).toBeVisible();

    await refuse(page, "/api/cart/add", 403, "store_inactive", message("store_inactive"));
    await add(dish.name);
    await expect(toast(page, message("store_inactive"))).toBeVisible();
    await page.unroute("**/api/cart/add");

    const dearest = DEAREST[language];
    const { price } = await readPanel<{ price: number }>(`/api/products/${dearest}`, language);
    const bread = await readPanel<{ name: string }>("/api/products/forno-nove.garlic-bread", language);
    await changeProduct(dearest, { price: "99999999" });
    try {
      await fillCart(customer, dearest);
      await page.goto(address("/store/forno-nove/product/forno-nove.garlic-bread"));
      await add(bread.name);
      await expect(toast(page, message("amount_too_large"))).toBeVisible();
    } finally {
      await changeProduct(dearest, { price: String(price) });
    }
  },
);

test("a voucher that has ended", { tag: "@nightly" }, async ({ page, language, customer, complaints: _ }) => {
  const { word, message } = wordsIn(language);
  await refuse(page, "/api/wallet/redeem", 422, "voucher_expired", message("voucher_expired"));
  await enter(page, language, customer, "/wallet");
  const field = page.getByLabel(word("wallet.redeemLabel"));
  await field.fill("EID2020");
  await page.getByRole("button", { name: word("wallet.redeem"), exact: true }).click();
  await expect(toast(page, message("voucher_expired"))).toBeVisible();
  await expect(field).toHaveAccessibleDescription(message("voucher_expired"));
});

test("a picture that is none", { tag: "@nightly" }, async ({ page, language, customer, complaints: _ }) => {
  const { word, message } = wordsIn(language);
  const info = { first_name: "Noor", last_name: "Al-Kuwari", mobile: "55123400" };
  await postToPanel("/api/user_info", { ...info, birthday: "1990-01-01", gender: "female" }, customer.token);
  await enter(page, language, customer, "/profile/edit");
  const file = page.getByLabel(word("account.changePicture"));
  const told = page.getByRole("main").getByRole("alert");
  const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Mornings") };
  await file.setInputFiles(notes);
  await expect(told.getByText(word("account.pictureFormat"))).toBeVisible();
  // By its name and type it is one: the panel looks at what is in it.
  await file.setInputFiles({ ...notes, name: "me.png", mimeType: "image/png" });
  await page.getByRole("button", { name: word("account.saveChanges") }).click();
  await expect(toast(page, message("validation_failed"))).toBeVisible();
  await expect(told.getByText(message("picture_type"), { exact: true })).toBeVisible();
});

test(
  "a wrong password, and a new one that others would guess or that has no end",
  { tag: "@nightly" },
  async ({ page, language, customer, complaints: _ }) => {
    const { word, message } = wordsIn(language);
    await page.addInitScript((spoken) => localStorage.setItem("language", spoken), language);
    await page.goto(address("/auth"));
    await page.getByLabel(word("auth.email")).fill(customer.email);
    const password = page.getByLabel(word("auth.password"), { exact: true });
    await password.fill("not-their-password-42");
    await page.getByRole("button", { name: word("auth.signIn"), exact: true }).click();
    await expect(toast(page, message("invalid_credentials"))).toBeVisible();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(message("invalid_credentials"));

    await page.getByRole("tab", { name: word("auth.register") }).click();
    await page.getByLabel(word("auth.firstName")).fill("Noor");
    await page.getByLabel(word("auth.lastName")).fill("Al-Kuwari");
    await page.getByLabel(word("auth.email")).fill(`noor.${crypto.randomUUID()}@example.qa`);
    await page.getByLabel(word("auth.mobile")).fill("5512 3400");
    const again = page.getByLabel(word("auth.confirmPassword"), { exact: true });
    for (const [wanted, text] of [
      ["qatar2022", "password_common"],
      ["saffron-".repeat(17), "password_too_long"],
    ] as const) {
      await password.fill(wanted);
      await again.fill(wanted);
      await page.getByRole("button", { name: word("auth.createAccount") }).click();
      await expect(password, text).toHaveAccessibleDescription(new RegExp(message(text)));
    }
  },
);

test(
  "the code of a family that is no more",
  { tag: "@nightly" },
  async ({ page, language, customer, complaints: _ }) => {
    const { word, message } = wordsIn(language);
    await postToPanel("/api/family/create", { name: "Al Bayt" }, customer.token);
    const { invite_code } = await readPanel<{ invite_code: string }>("/api/family", "en", customer.token);
    await postToPanel("/api/family/leave", {}, customer.token);
    await enter(page, language, customer, "/joinFamily");
    await page.getByLabel(word("family.code")).fill(invite_code);
    await expect(page.getByText(message("family_code")).first()).toBeVisible();
  },
);

test(
  "an attachment that is none, and an application that was sent before",
  { tag: "@nightly" },
  async ({ page, language, customer, complaints: _ }) => {
    const { word, message } = wordsIn(language);
    await enter(page, language, customer, "/apply/partner");
    await page.getByLabel(word("apply.businessType")).selectOption({ index: 1 });
    await page.getByLabel(word("apply.companyName")).fill("Bayt Al Kaak");
    await page.getByLabel(word("apply.crNumber")).fill("12-345");
    const send = page.getByRole("button", { name: word("apply.send") });
    await send.click();
    await expect(page.getByText(message("cr_number_invalid")).first()).toBeVisible();
    await page.getByLabel(word("apply.crNumber")).fill("12345");

    const file = page.locator("input[type=file]");
    const pdf = { name: "registration.pdf", mimeType: "application/pdf" };
    await file.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Mornings") });
    await expect(page.getByRole("alert").getByText(message("file_type"), { exact: true })).toBeVisible();
    await file.setInputFiles({ ...pdf, buffer: Buffer.alloc(5 * 1024 * 1024 + 1, " ") });
    await expect(page.getByRole("alert").getByText(message("file_too_large"), { exact: true })).toBeVisible();
    // By its name and type it is one: the panel looks at what is in it.
    await file.setInputFiles({ ...pdf, buffer: Buffer.from("Mornings and evenings") });
    await send.click();
    await expect(page.getByText(message("file_type")).first()).toBeVisible();

    const rider = { first_name: "Noor", last_name: "Al-Kuwari", email: customer.email, mobile: "55123400" };
    await postToPanel("/api/applicants", { ...rider, type: "rider" }, customer.token);
    await page.goto(address("/apply/rider"));
    await expect(page.getByLabel(word("auth.email"))).toHaveValue(customer.email);
    await send.click();
    await expect(toast(page, message("already_applied"))).toBeVisible();
  },
);

test(
  "an order that the store was quicker to cancel",
  { tag: "@nightly" },
  async ({ page, language, customer, complaints: _ }) => {
    const { word, message } = wordsIn(language);
    await readyToOrder(customer);
    const id = await orderForLater(customer);
    await keepInTheDark(page);
    await enter(page, language, customer, `/orders/${id}`);
    await page.getByRole("button", { name: word("orders.cancelOrder") }).click();
    const question = page.getByRole("alertdialog", { name: word("orders.cancelTitle") });
    await expect(question).toBeVisible();

    const owner = await signInOwner();
    const { version } = await readPanel<{ version: number }>(`/api/orders/${id}`, "en", customer.token);
    const move = { to: "canceled", reason: "No rice left", version: String(version) };
    await postToPanel(`/api/panel/orders/${id}/transition`, move, owner.token);
    await question.getByRole("button", { name: word("orders.cancelYes") }).click();
    await expect(toast(page, message("invalid_transition"))).toBeVisible();
    await expect(page.getByText(word("orders.canceledTitle")).first()).toBeVisible();
  },
);

test(
  "an address to which an order is on its way, and one more than can be kept",
  { tag: "@nightly" },
  async ({ page, language, customer, complaints: _ }) => {
    const { word, message } = wordsIn(language);
    await readyToOrder(customer);
    await orderForLater(customer);
    await enter(page, language, customer, "/address");
    await page
      .getByRole("main")
      .getByRole("button", { name: word("account.addressActions", { name: word("checkout.labelHome") }) })
      .click();
    await page.getByRole("menuitem", { name: word("account.deleteAddress") }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: word("account.deleteAddress") }).click();
    await expect(toast(page, message("address_in_use"))).toBeVisible();

    for (let kept = 1; kept < 20; kept++) await keepAddress(customer, "work");
    await page.goto(address("/address"));
    await page
      .getByRole("button", { name: word("checkout.addAddress") })
      .first()
      .click();
    await sendAddressForm(page, language);
    await expect(toast(page, message("address_limit"))).toBeVisible();
  },
);

test(
  "an order of the past of which nothing is left",
  { tag: "@nightly" },
  async ({ page, language, customer, complaints: _ }) => {
    const { word, message } = wordsIn(language);
    const product = PRODUCTS[language];
    await changeProduct(product, { stock: "50" });
    await keepAddress(customer);
    await fillCart(customer, product, 2);
    const id = await orderForLater(customer, { order_type: "pickup" });
    await postToPanel(`/api/orders/${id}/cancel`, {}, customer.token);
    await changeProduct(product, { stock: "0" });
    await enter(page, language, customer, `/orders/${id}`);
    await page
      .getByRole("button", { name: word("orders.reorder") })
      .last()
      .click();
    await expect(toast(page, message("nothing_available"))).toBeVisible();
  },
);
