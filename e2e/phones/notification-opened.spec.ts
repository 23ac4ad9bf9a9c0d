import {
  address,
  enter,
  expect,
  orderAtPanel,
  readPanel,
  readyToOrder,
  test,
  toast,
  messagesIn,
} from "../journey.js";

interface News {
  items: { id: string; title: string; read_at: string | null; link: string | null }[];
}

test(
  "notifications of an order link to it, are marked as read, and deleted",
  { tag: ["@nightly", "@REQ-PUSH-01"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    const news = async () => (await readPanel<News>("/api/notifications", language, customer.token)).items;
    await readyToOrder(customer);
    const id = await orderAtPanel(customer, { order_type: "pickup" });
    await expect.poll(async () => (await news()).length, { timeout: 40_000 }).toBeGreaterThan(0);
    await enter(page, language, customer, "/notifications");
    const unread = page.locator("[data-slot=notification-row][data-unread]");
    await unread.last().getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`/orders/${id}`));
    await expect.poll(async () => (await news()).some(({ read_at }) => read_at !== null)).toBe(true);

    // All notifications exist once the order is final.
    await expect
      .poll(
        async () =>
          (await readPanel<{ order_status: string }>(`/api/orders/${id}`, "en", customer.token)).order_status,
        { timeout: 40_000 },
      )
      .toBe("delivered");
    await page.goto(address("/notifications"));
    await page.getByRole("button", { name: t("account.markAllRead") }).click();
    await expect(unread).toHaveCount(0);
    await expect.poll(async () => (await news()).filter(({ read_at }) => read_at === null)).toEqual([]);

    const rows = page.locator("[data-slot=notification-row]");
    const before = await rows.count();
    await rows.last().getByRole("button").click();
    await expect(toast(page, message("deleted"))).toBeVisible();
    await expect(rows).toHaveCount(before - 1);
  },
);
