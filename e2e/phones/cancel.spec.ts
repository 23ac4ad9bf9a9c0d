import {
  enter,
  expect,
  orderForLater,
  readPanel,
  readyToOrder,
  test,
  toast,
  messagesIn,
} from "../journey.js";

test(
  "a pending order is canceled after confirmation",
  { tag: ["@REQ-ORDER-19", "@REQ-ORDER-20"] },
  async ({ page, language, customer, consoleErrors: _ }) => {
    const { t, message } = messagesIn(language);
    await readyToOrder(customer);
    // For a later day, so that the simulator does not accept it.
    const id = await orderForLater(customer);
    await enter(page, language, customer, `/orders/${id}`);
    const cancel = page.getByRole("button", { name: t("orders.cancelOrder") });
    await cancel.click();
    const question = page.getByRole("alertdialog", { name: t("orders.cancelTitle") });
    await question.getByRole("button", { name: t("orders.cancelNo") }).click();
    await expect(question).toBeHidden();
    await cancel.click();
    await question.getByRole("button", { name: t("orders.cancelYes") }).click();
    await expect(toast(page, message("order_canceled"))).toBeVisible();
    await expect(page.getByText(t("orders.canceledTitle")).first()).toBeVisible();
    await expect(question).toBeHidden();
    expect(await readPanel(`/api/orders/${id}`, language, customer.token)).toMatchObject({
      order_status: "canceled",
    });
  },
);
