import type { Customer } from "./accounts.js";
import { type CatalogueSample, UNKNOWN_ID, paginate } from "./browsing.js";
import { callTwice } from "./idempotency.js";
import type { TestClient } from "./test-client.js";
import { place } from "./ordering.js";
import type { TestData } from "./test-data.js";

interface PaymentScenario {
  readonly client: TestClient;
  readonly catalogue: CatalogueSample;
  readonly owner: Customer;
  readonly other: Customer | null;
  readonly testData: TestData;
}

interface OpenPayment {
  readonly id: string;
  readonly action_url: string | null;
}

/** Checks wallet, vouchers, payments on the provider's page, cards and unpaid orders. */
export async function pay(scenario: PaymentScenario): Promise<void> {
  await checkWallet(scenario);
  await checkUnpaidOrder(scenario);
  await checkCards(scenario);
  const { token } = scenario.owner;
  await paginate(scenario.client, "payments", { token }, (page) => page);
  await paginate(scenario.client, "walletTransactions", { token }, (page) => page);
}

async function checkWallet(scenario: PaymentScenario): Promise<void> {
  const { client, owner, testData } = scenario;
  const { token } = owner;
  const held = async (): Promise<number | undefined> =>
    (await client.call("wallet", { token }, "success")).data?.balance;
  const key = crypto.randomUUID();
  const body = { amount: 1000, method: "online" };
  const little = { token, key, body: { ...body, amount: 1 }, check: "validation" } as const;
  await client.call("topUpWallet", little, ["validation_failed"]);
  const before = await held();
  const begun = await callTwice(client, "topUpWallet", { token, body, language: "ar" }, { amount: 2000 });
  if (begun && (await completePayment(scenario, begun.payment as OpenPayment))) {
    const isThere = (await held()) === (before ?? 0) + body.amount;
    client.claim("topUpWallet", "behaviour", isThere, "the paid amount was not credited exactly once");
  }
  const none = { token, key, body: { code: "NO-SUCH-VOUCHER" }, check: "behaviour" } as const;
  await client.call("redeemVoucher", none, ["voucher_not_found"]);
  if (testData.voucher === undefined) return;
  const voucher = { token, body: { code: testData.voucher } };
  // A voucher can be redeemed only once, so only one run can use it.
  await callTwice(client, "redeemVoucher", voucher, { code: "ANOTHER" }, ["success", "voucher_used"]);
  const again = { ...voucher, key: crypto.randomUUID(), check: "behaviour" } as const;
  await client.call("redeemVoucher", again, ["voucher_used"]);
}

/** Completes a payment on the provider's page and confirms it. Resolves to whether it is paid. */
async function completePayment(scenario: PaymentScenario, { id, action_url }: OpenPayment): Promise<boolean> {
  const { client, owner, other, testData } = scenario;
  const params = { id };
  const confirm = { params, body: { result_token: "made-up-by-conformance" }, key: crypto.randomUUID() };
  await client.call("confirmPayment", { ...confirm, token: owner.token, check: "validation" }, [
    "validation_failed",
  ]);
  if (other) {
    const theirs = { ...confirm, token: other.token, check: "ownership" } as const;
    await client.call("confirmPayment", theirs, ["not_found"]);
  }
  const nothing = {
    ...confirm,
    params: { id: UNKNOWN_ID },
    token: owner.token,
    check: "unknown ids",
  } as const;
  await client.call("confirmPayment", nothing, ["not_found"]);
  const back = await completeForm(testData, action_url);
  if (back === null) return false;
  const led = await client.call(
    "paymentReturn",
    { params, query: Object.fromEntries(back.searchParams) },
    "success",
  );
  const page = client.redirectOf(led);
  const result_token = page?.searchParams.get("result_token") ?? "";
  client.claim("paymentReturn", "behaviour", result_token !== "", "the redirect has no result_token");
  const input = { token: owner.token, params, body: { result_token }, language: "ar" } as const;
  const settled = await callTwice(client, "confirmPayment", input, { result_token: `${result_token}x` });
  const isPaid = settled?.payment?.payment_status === "paid";
  client.claim("confirmPayment", "behaviour", isPaid, "the payment completed on the page is not paid");
  return isPaid;
}

/** The address the provider's page redirects to after the payment; null when the page cannot be completed. */
async function completeForm({ completePage }: TestData, url: string | null): Promise<URL | null> {
  if (completePage === undefined || url === null) return null;
  const back = await completePage(url);
  return back !== null && URL.canParse(back, "http://panel") ? new URL(back, "http://panel") : null;
}

/** Checks that an order with an unpaid online payment can be paid with another method. */
async function checkUnpaidOrder({ client, catalogue, owner, other }: PaymentScenario): Promise<void> {
  const { token } = owner;
  const key = crypto.randomUUID();
  const bill = { token, key, body: { bill_number: "0", method: "online" }, check: "unknown ids" } as const;
  await client.call("payBill", bill, ["not_found"]);
  const both = { token, key, body: { method: "online" }, check: "validation" } as const;
  await client.call("payBill", both, ["validation_failed"]);
  if (catalogue.product === null) return;
  const order = await place(client, owner, catalogue.product, { payment_method: "online" });
  if (order === null) return;
  const body = { order_id: order.id, method: "cod" };
  if (other) {
    const theirs = { token: other.token, key, body, check: "ownership" } as const;
    await client.call("payBill", theirs, ["not_found"]);
  }
  const paid = await callTwice(client, "payBill", { token, body, language: "ar" }, { method: "wallet" });
  client.claim(
    "payBill",
    "behaviour",
    paid?.order?.payment_method === "cod",
    "the payment method did not change",
  );
  // The store may have accepted the order already.
  const cancel = { token, params: { id: order.id }, body: {} };
  await client.call("cancelOrder", cancel, ["success", "invalid_transition"]);
}

async function checkCards({ client, owner, other, testData }: PaymentScenario): Promise<void> {
  const { token } = owner;
  // The server must refuse a card number, even in a field for another purpose.
  const number = { token, body: { token: "4242424242424242" }, check: "validation" } as const;
  await client.call("addCard", number, ["validation_failed"]);
  const elsewhere = { token, body: { return_to: "https://elsewhere.example" }, check: "validation" } as const;
  await client.call("openCardPage", elsewhere, ["validation_failed"]);
  const home = client.redirectOf(
    await client.call("cardReturn", { query: { return_to: "//elsewhere.example" } }, "success"),
  );
  client.claim(
    "cardReturn",
    "behaviour",
    home?.hostname !== "elsewhere.example",
    "redirects to another site",
  );

  const forget = async (id: string) => {
    const params = { id };
    const theirs = { params, body: {}, check: "ownership" } as const;
    if (other) await client.call("deleteCard", { ...theirs, token: other.token }, ["not_found"]);
    await client.call("deleteCard", { token, params, body: {}, language: "ar" }, "success");
    await client.call("deleteCard", { ...theirs, token, check: "unknown ids" }, ["not_found"]);
  };
  const opened = await client.call("openCardPage", { token, body: { return_to: "/profile" } }, "success");
  const back = opened.data ? await completeForm(testData, opened.data.action_url as string) : null;
  if (back !== null) {
    const query = Object.fromEntries(back.searchParams);
    const led = client.redirectOf(await client.call("cardReturn", { query }, "success"));
    const added = led?.searchParams.get("card_added") ?? "";
    const kept = await client.call("cards", { token }, "success");
    const isKept = ((kept.data?.items ?? []) as { id: string }[]).some(({ id }) => id === added);
    client.claim("cardReturn", "behaviour", led?.pathname === "/profile" && isKept, "the card was not saved");
    if (isKept) await forget(added);
  }
  if (testData.cardToken === undefined) return;
  const kept = await client.call("addCard", { token, body: { token: testData.cardToken } }, "success");
  if (kept.data) await forget(kept.data.id as string);
}
