import { enter, expect, orderForLater, readPanel, readyToOrder, test, toast, wordsIn } from "../journey.js";

test("an order that has not begun is canceled after a question", async ({
  page,
  language,
  customer,
  complaints: _,
}) => {
  const { word, message } = wordsIn(language);
  await readyToOrder(customer);
  // For a later day, so that the kitchen leaves time to think.
  const id = await orderForLater(customer);
  await enter(page, language, customer, `/orders/${id}`);
  const cancel = page.getByRole("button", { name: word("orders.cancelOrder") });
  await cancel.click();
  const question = page.getByRole("alertdialog", { name: word("orders.cancelTitle") });
  await question.getByRole("button", { name: word("orders.cancelNo") }).click();
  await expect(question).toBeHidden();
  await cancel.click();
  await question.getByRole("button", { name: word("orders.cancelYes") }).click();
  await expect(toast(page, message("updated"))).toBeVisible();
  await expect(page.getByText(word("orders.canceledTitle")).first()).toBeVisible();
  await expect(question).toBeHidden();
  expect(await readPanel(`/api/orders/${id}`, language, customer.token)).toMatchObject({
    order_status: "canceled",
  });
});
