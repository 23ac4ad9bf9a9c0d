import { formatMoney } from "../../packages/domain/src/money/format-money.js";
import {
  addDish,
  address,
  DISH,
  enter,
  expect,
  messagesIn,
  orderForLater,
  postToPanel,
  readPanel,
  test,
  chooseLanguage,
} from "../journey.js";
import { signInOwner } from "../panel-client.js";
import type { Language } from "../messages.js";

// Each field of an entity of the specification, as the server sends it, is where a customer meets it.

const STORE = "bayt-al-machboos";

interface Product {
  id: string;
  name: string;
  description: string;
  price: number;
  sale_price: number | null;
  on_sale: boolean;
  featured: boolean;
  in_stock: boolean;
  category_id: string;
  brand: string | null;
  rating: number;
  ratings_count: number;
  images: unknown[];
  max_quantity: number;
}

/** Amounts of the catalogue have decimals only where they need them. */
const amount = (dirhams: number, language: Language) => formatMoney(dirhams, language).replace(".00", "");

test(
  "a product",
  {
    tag: [
      "@REQ-CATALOG-05",
      "@REQ-CATALOG-06",
      "@REQ-CATALOG-07",
      "@REQ-CATALOG-08",
      "@REQ-CATALOG-09",
      "@REQ-CATALOG-11",
      "@REQ-CATALOG-12",
      "@REQ-CATALOG-13",
      "@REQ-CATALOG-14",
    ],
  },
  async ({ page, language, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    await chooseLanguage(page, language);
    const productsOf = (store: string) =>
      readPanel<{ items: Product[] }>(`/api/stores/${store}/products?per_page=50`, language).then(
        ({ items }) => items,
      );
    const products = await productsOf(STORE);
    const main = page.getByRole("main");

    await test.step("name, description, price, image and quantity", async () => {
      const dish = await readPanel<Product>(`/api/products/${DISH}`, language);
      await page.goto(address(`/store/${STORE}/product/${DISH}`));
      // REQ-CATALOG-05, REQ-CATALOG-06, REQ-CATALOG-14
      await expect(main.getByRole("heading", { level: 1, name: dish.name })).toBeVisible();
      await expect(main.getByText(dish.description)).toBeVisible();
      const summary = main.locator("[data-slot=product-summary]");
      await expect(summary).toContainText(amount(dish.sale_price ?? dish.price, language));
      await expect(main.locator("[data-slot=product-gallery] img").first()).toBeVisible();
      // REQ-CATALOG-07
      const quantity = main.getByRole("group", { name: t("catalogue.quantityOf", { name: dish.name }) });
      await quantity.getByRole("button", { name: t("catalogue.moreNamed", { name: dish.name }) }).click();
      await expect(quantity).toContainText("2");
    });
    await test.step("brand", async () => {
      // REQ-CATALOG-09
      const goods = await Promise.all(
        (await productsOf("mouneh-pantry")).map(({ id }) =>
          readPanel<Product>(`/api/products/${id}`, language),
        ),
      );
      const branded = goods.find(({ brand }) => brand !== null)!;
      await page.goto(address(`/store/mouneh-pantry/product/${branded.id}`));
      await expect(main.locator("[data-slot=product-facts]")).toContainText(branded.brand!);
    });
    await test.step("category, on sale, in stock, featured", async () => {
      // REQ-CATALOG-08
      const { categories } = await readPanel<{ categories: { id: string; name: string }[] }>(
        `/api/stores/${STORE}`,
        language,
      );
      const [plain] = products;
      await page.goto(address(`/store/${STORE}/cat/${plain!.category_id}`));
      const category = categories.find(({ id }) => id === plain!.category_id)!;
      await expect(page.getByRole("heading", { name: category.name }).first()).toBeVisible();
      await expect(page.getByRole("article").filter({ hasText: plain!.name }).first()).toBeVisible();

      await page.goto(address(`/store/${STORE}`));
      // REQ-CATALOG-13
      const featured = products.filter((one) => one.featured);
      expect(featured).not.toEqual([]);
      const first = page.locator("[data-slot=menu-section]").first();
      await expect(first).toContainText(t("catalogue.mostOrdered"));
      await expect(first).toContainText(featured[0]!.name);
      // REQ-CATALOG-12: the price before the sale beside it.
      const all = [
        ...products,
        ...(await productsOf("forno-nove")),
        ...(await productsOf("al-mazraa-fresh")),
        ...(await productsOf("baraha-market")),
      ];
      const offered = all.find((one) => one.on_sale && one.in_stock)!;
      await page.goto(address(`/store/${storeOf(offered.id)}/product/${offered.id}`));
      const summary = main.locator("[data-slot=product-summary]");
      await expect(summary).toContainText(amount(offered.sale_price!, language));
      await expect(summary).toContainText(amount(offered.price, language));
      // REQ-CATALOG-11
      const gone = all.find((one) => !one.in_stock)!;
      await page.goto(address(`/store/${storeOf(gone.id)}/product/${gone.id}`));
      await expect(main.getByText(t("catalogue.soldOut")).first()).toBeVisible();
    });
  },
);

const storeOf = (product: string) => product.split(".")[0]!;

test(
  "a store",
  {
    tag: [
      "@REQ-CATALOG-15",
      "@REQ-CATALOG-16",
      "@REQ-CATALOG-17",
      "@REQ-CATALOG-18",
      "@REQ-CATALOG-19",
      "@REQ-CATALOG-20",
      "@REQ-CATALOG-21",
      "@REQ-CATALOG-22",
    ],
  },
  async ({ page, language, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    const store = await readPanel<{
      name: string;
      legal_name: string;
      rating: number;
      cuisines: string[];
      tags: string[];
      min_order: number;
      delivery_time: { min: number; max: number };
      opening_hours: unknown[];
      location: { text: string };
    }>(`/api/stores/jamr-grill-house`, language);
    await chooseLanguage(page, language);
    await page.goto(address("/store/jamr-grill-house"));
    const header = page.locator("[data-slot=store-header]");
    // REQ-CATALOG-16, REQ-CATALOG-17, REQ-CATALOG-20, REQ-CATALOG-21
    await expect(header).toContainText(String(store.rating));
    await expect(header).toContainText(store.cuisines[0]!);
    await expect(header).toContainText(amount(store.min_order, language));
    await expect(header).toContainText(String(store.delivery_time.max));
    await page.getByRole("button", { name: t("catalogue.infoOf", { name: store.name }) }).click();
    const info = page.getByRole("dialog", { name: t("catalogue.infoOf", { name: store.name }) });
    // REQ-CATALOG-15, REQ-CATALOG-18, REQ-CATALOG-22
    await expect(info).toContainText(store.legal_name);
    await expect(info).toContainText(store.tags[0]!);
    await expect(info).toContainText(store.location.text);
    // REQ-CATALOG-19: all seven days.
    expect(store.opening_hours.length).toBeGreaterThan(0);
    await info.getByRole("button", { name: t("catalogue.wholeWeek") }).click();
    await expect(info.locator("[data-slot=opening-week] tr")).toHaveCount(7);
  },
);

test(
  "an order and its receipt",
  {
    tag: [
      "@REQ-ORDER-11",
      "@REQ-ORDER-12",
      "@REQ-ORDER-13",
      "@REQ-ORDER-14",
      "@REQ-ORDER-15",
      "@REQ-ORDER-16",
      "@REQ-ORDER-17",
      "@REQ-ORDER-18",
      "@REQ-ORDER-19",
    ],
  },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    await addDish(customer, 2);
    await postToPanel(
      "/api/addresses",
      {
        label: "home",
        phone: "55501234",
        zone_number: "66",
        line_one: "851",
        building_number: "21",
        note: "Door",
      },
      customer.token,
    );
    await postToPanel("/api/coupons/apply", { code: "AHLAN20" }, customer.token);
    const id = await orderForLater(customer);
    const order = await readPanel<{
      order_code: string;
      order_total: number;
      order_status: string;
      payment_status: string;
      invoice_date: string;
      system_number: number;
      discount: number;
      delivery_fee: number;
    }>(`/api/orders/${id}`, language, customer.token);
    expect(order).toMatchObject({ order_status: "pending", payment_status: "unpaid" });
    expect(order.discount).toBeGreaterThan(0);
    expect(order.delivery_fee).toBeGreaterThan(0);

    await enter(page, language, customer, `/orders/${id}`);
    // REQ-ORDER-11, REQ-ORDER-14, REQ-ORDER-19
    await expect(page.getByRole("main")).toContainText(order.order_code);
    await expect(page.getByRole("main").getByText(t("orders.pending")).first()).toBeVisible();
    await page.goto(address(`/orders/${id}/receipt`));
    const receipt = page.locator("[data-slot=order-receipt]");
    const money = (dirhams: number) => formatMoney(dirhams, language);
    // REQ-ORDER-12, REQ-ORDER-16, REQ-ORDER-17, REQ-ORDER-18
    for (const text of [
      order.order_code,
      String(order.system_number),
      money(order.order_total),
      // The sign is isolated from the currency.
      (order.discount / 100).toFixed(2),
      money(order.delivery_fee),
    ])
      await expect(receipt).toContainText(text);
    // REQ-ORDER-13
    await expect(receipt.getByText(t("orders.unpaid"))).toBeVisible();
    // REQ-ORDER-15
    await expect(receipt.locator("time").first()).toHaveAttribute("datetime", order.invoice_date);
  },
);

test(
  "a coupon",
  { tag: ["@REQ-MONEY-04", "@REQ-MONEY-05", "@REQ-MONEY-06", "@REQ-MONEY-07", "@REQ-MONEY-08"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t } = messagesIn(language);
    await enter(page, language, customer, "/coupons");
    const { items } = await readPanel<{
      items: {
        code: string;
        min_spending: number;
        max_savings: number | null;
        valid_until: string | null;
        ends_at: string | null;
      }[];
    }>("/api/coupons?per_page=50", language, customer.token);
    const ticket = (code: string) => page.locator("[data-slot=coupon-ticket]").filter({ hasText: code });
    // REQ-MONEY-04, REQ-MONEY-05, REQ-MONEY-06
    const limited = items.find(({ min_spending, max_savings }) => min_spending > 0 && max_savings !== null)!;
    await expect(ticket(limited.code)).toContainText(amount(limited.min_spending, language));
    await expect(ticket(limited.code)).toContainText(amount(limited.max_savings!, language));
    // REQ-MONEY-07: the last day; REQ-MONEY-08: the end of a campaign, with its time.
    const dated = items.find(({ valid_until, ends_at }) => valid_until !== null && ends_at === null)!;
    await expect(ticket(dated.code).locator("time")).toHaveAttribute(
      "datetime",
      new RegExp(`^${dated.valid_until}`),
    );
    const timed = { code: `NOON${String(Date.now()).slice(-8)}`, ends_at: "2031-05-01T09:00:00.000Z" };
    const { token } = await signInOwner();
    await postToPanel(
      "/api/panel/coupons",
      {
        ...timed,
        "title[en]": "Before noon",
        "title[ar]": "قبل الظهر",
        kind: "fixed",
        value: "500",
        "order_types[0]": "delivery",
      },
      token,
    );
    await page.reload();
    await expect(ticket(timed.code).locator("time")).toHaveAttribute("datetime", timed.ends_at!);
    await expect(ticket(timed.code)).toContainText(
      t("wallet.untilTime", { date: "", time: "" }).split(" ")[0]!,
    );
  },
);
