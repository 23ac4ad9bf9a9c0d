import {
  address,
  enter,
  expect,
  createAddress,
  placeOrder,
  postToPanel,
  readPanel,
  test,
  toast,
  messagesIn,
} from "../journey.js";
import { newCustomer } from "../panel-client.js";

/** Two orders per half hour. */
const STORE = "velvet-crumb";

interface Slots {
  days: { date: string; slots: { at: string; is_full: boolean }[] }[];
}

test(
  "a slot that filled up is chosen again, never replaced",
  { tag: "@nightly" },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const { items } = await readPanel<{ items: { id: string; has_addons: boolean; price: number }[] }>(
      `/api/stores/${STORE}/products?per_page=50`,
      language,
    );
    const cake = items.find(({ has_addons }) => !has_addons)!;
    const fill = ({ token }: { token: string }) =>
      postToPanel("/api/cart/add", { product_id: cake.id, quantity: "3" }, token);
    await fill(customer);
    await createAddress(customer);
    const { days } = await readPanel<Slots>(`/api/stores/${STORE}/slots?order_type=pickup`, language);
    const day = days.at(-1)!;
    const free = day.slots.filter(({ is_full }) => !is_full);
    // Both languages may run at once: each uses its own slot.
    const wanted = free[language === "ar" ? 1 : 4]!.at;
    const time = new Date(Date.parse(wanted) + 3 * 3_600_000).toISOString().slice(11, 16);

    await enter(page, language, customer, "/checkout");
    await page.getByRole("radio", { name: t("catalogue.pickup") }).check();
    await page.getByRole("button", { name: t("checkout.changeTime") }).click();
    const sheet = page.getByRole("dialog", { name: t("checkout.chooseTime") });
    const later = sheet.getByRole("radio", { name: t("checkout.preorder") });
    const dayChoice = sheet.getByRole("radiogroup", { name: t("checkout.slotDay"), exact: true });
    // While the store is closed only scheduled orders are offered.
    await expect(later.or(dayChoice).first()).toBeVisible();
    if (await later.isVisible()) await later.check();
    await dayChoice.getByRole("radio").last().check();
    await sheet.getByRole("radio", { name: time }).check();
    await sheet.getByRole("button", { name: t("checkout.confirmTime") }).click();
    await expect(sheet).toBeHidden();
    const place = page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last();
    await expect(place).toBeEnabled();

    // Other customers fill the slot.
    const rival = await newCustomer(language, { en: "Hamad", ar: "حمد" });
    const choices = { order_type: "pickup", payment_method: "cod", scheduled_at: wanted };
    const takesRoom = async () => {
      await fill(rival);
      const { quote_hash } = await postToPanel<{ quote_hash: string }>(
        "/api/cart/quote",
        choices,
        rival.token,
      );
      return postToPanel("/api/orders", { ...choices, quote_hash }, rival.token, {
        "Idempotency-Key": crypto.randomUUID(),
      });
    };
    await takesRoom();
    await takesRoom().catch((refused: unknown) =>
      expect(String(refused), "the slot had free places").toContain("slot_full"),
    );
    await expect(takesRoom()).rejects.toThrow("slot_full");

    await place.click();
    const question = page.getByRole("alertdialog", { name: t("checkout.chooseTime") });
    await expect(question).toContainText(message("slot_full"));
    await expect(toast(page, message("slot_full"))).toHaveCount(0);
    const next = question.getByRole("radiogroup", { name: t("checkout.nextSlots") }).getByRole("radio");
    const offered = await next.first().getAttribute("value");
    await next.first().check();
    await question.getByRole("button", { name: t("checkout.confirmTime") }).click();
    await expect(question).toBeHidden();
    const id = await placeOrder(page, language);
    const order = await readPanel<{ scheduled_at: string }>(`/api/orders/${id}`, language, customer.token);
    expect(Date.parse(order.scheduled_at)).toBe(Date.parse(offered!));
    expect(page.url()).toBe(address(`/orders/${id}/track`));
  },
);
