import { enter, expect, placeOrder, postToPanel, readPanel, test, messagesIn } from "../journey.js";

test(
  "a dine-in order takes the table number in digits of any script",
  { tag: ["@REQ-ORDER-06"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    await postToPanel(
      "/api/cart/add",
      {
        product_id: "jamr-grill-house.shish-tawook",
        "addons[0][id]": "jamr-grill-house.side.side-rice",
        quantity: "1",
      },
      customer.token,
    );
    await enter(page, language, customer, "/checkout");
    // Without an address, its form opens by itself; at a table none is needed.
    await page
      .getByRole("dialog", { name: t("checkout.newAddress") })
      .getByRole("button", { name: t("common.close") })
      .click();
    await page.getByRole("radio", { name: t("catalogue.dineIn") }).check();
    const place = page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last();
    await expect(place).toBeEnabled();
    const table = page.getByLabel(t("checkout.table"));
    await place.click();
    await expect(table).toBeFocused();
    await expect(table).toHaveAccessibleDescription(t("checkout.needsTable"));

    // An unknown table is refused in its field.
    await table.fill("99");
    await place.click();
    await expect(table).toHaveAccessibleDescription(message("value_invalid"));
    await expect(table).toBeFocused();
    await expect(page).toHaveURL(/\/checkout$/);

    await table.fill(language === "ar" ? "٠٧" : "07");
    const id = await placeOrder(page, language);
    const order = await readPanel<{ order_type: string; table_number: string }>(
      `/api/orders/${id}`,
      language,
      customer.token,
    );
    expect(order).toMatchObject({ order_type: "dine_in", table_number: "7" });
  },
);
