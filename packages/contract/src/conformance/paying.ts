import type { Customer } from "./accounts.js";
import { type Goods, NOBODY, paginate } from "./browsing.js";
import { once } from "./once.js";
import type { TestClient } from "./test-client.js";
import { place } from "./ordering.js";
import type { Supplies } from "./supplies.js";

interface Paying {
  readonly client: TestClient;
  readonly goods: Goods;
  readonly owner: Customer;
  readonly other: Customer | null;
  readonly supplies: Supplies;
}

interface OpenPayment {
  readonly id: string;
  readonly action_url: string | null;
}

/** Checks wallet, vouchers, payments on the provider's page, cards and unpaid orders. */
export async function pay(paying: Paying): Promise<void> {
  await fillWallet(paying);
  await payLater(paying);
  await keepCards(paying);
  const { token } = paying.owner;
  await paginate(paying.client, "payments", { token }, (page) => page);
  await paginate(paying.client, "walletTransactions", { token }, (page) => page);
}

async function fillWallet(paying: Paying): Promise<void> {
  const { client, owner, supplies } = paying;
  const { token } = owner;
  const held = async (): Promise<number | undefined> =>
    (await client.call("wallet", { token }, "success")).data?.balance;
  const key = crypto.randomUUID();
  const body = { amount: 1000, method: "online" };
  const little = { token, key, body: { ...body, amount: 1 }, check: "validation" } as const;
  await client.call("topUpWallet", little, ["validation_failed"]);
  const before = await held();
  const begun = await once(client, "topUpWallet", { token, body, language: "ar" }, { amount: 2000 });
  if (begun && (await settle(paying, begun.payment as OpenPayment))) {
    const isThere = (await held()) === (before ?? 0) + body.amount;
    client.claim("topUpWallet", "behaviour", isThere, "is paid, and not in the wallet once");
  }
  const none = { token, key, body: { code: "NO-SUCH-VOUCHER" }, check: "behaviour" } as const;
  await client.call("redeemVoucher", none, ["voucher_not_found"]);
  if (supplies.voucher === undefined) return;
  const voucher = { token, body: { code: supplies.voucher } };
  // A voucher can be redeemed only once, so only one run can use it.
  await once(client, "redeemVoucher", voucher, { code: "ANOTHER" }, ["success", "voucher_used"]);
  const again = { ...voucher, key: crypto.randomUUID(), check: "behaviour" } as const;
  await client.call("redeemVoucher", again, ["voucher_used"]);
}

/** Completes a payment on the provider's page and confirms it. Resolves to whether it is paid. */
async function settle(paying: Paying, { id, action_url }: OpenPayment): Promise<boolean> {
  const { client, owner, other, supplies } = paying;
  const params = { id };
  const confirm = { params, body: { result_token: "made-up-by-conformance" }, key: crypto.randomUUID() };
  await client.call("confirmPayment", { ...confirm, token: owner.token, check: "validation" }, [
    "validation_failed",
  ]);
  if (other) {
    const theirs = { ...confirm, token: other.token, check: "other people's things" } as const;
    await client.call("confirmPayment", theirs, ["not_found"]);
  }
  const nothing = { ...confirm, params: { id: NOBODY }, token: owner.token, check: "unknown ids" } as const;
  await client.call("confirmPayment", nothing, ["not_found"]);
  const back = await fillIn(supplies, action_url);
  if (back === null) return false;
  const led = await client.call(
    "paymentReturn",
    { params, query: Object.fromEntries(back.searchParams) },
    "success",
  );
  const page = client.leadsTo(led);
  const result_token = page?.searchParams.get("result_token") ?? "";
  client.claim("paymentReturn", "behaviour", result_token !== "", "leads on without the result");
  const input = { token: owner.token, params, body: { result_token }, language: "ar" } as const;
  const settled = await once(client, "confirmPayment", input, { result_token: `${result_token}x` });
  const isPaid = settled?.payment?.payment_status === "paid";
  client.claim("confirmPayment", "behaviour", isPaid, "what was paid on the page is not paid");
  return isPaid;
}

/** The address the provider's page redirects to after the payment; null when the page cannot be completed. */
async function fillIn({ completePage }: Supplies, url: string | null): Promise<URL | null> {
  if (completePage === undefined || url === null) return null;
  const back = await completePage(url);
  return back !== null && URL.canParse(back, "http://panel") ? new URL(back, "http://panel") : null;
}

/** Checks that an order with an unpaid online payment can be paid with another method. */
async function payLater({ client, goods, owner, other }: Paying): Promise<void> {
  const { token } = owner;
  const key = crypto.randomUUID();
  const bill = { token, key, body: { bill_number: "0", method: "online" }, check: "unknown ids" } as const;
  await client.call("payBill", bill, ["not_found"]);
  const both = { token, key, body: { method: "online" }, check: "validation" } as const;
  await client.call("payBill", both, ["validation_failed"]);
  if (goods.product === null) return;
  const order = await place(client, owner, goods.product, { payment_method: "online" });
  if (order === null) return;
  const body = { order_id: order.id, method: "cod" };
  if (other) {
    const theirs = { token: other.token, key, body, check: "other people's things" } as const;
    await client.call("payBill", theirs, ["not_found"]);
  }
  const paid = await once(client, "payBill", { token, body, language: "ar" }, { method: "wallet" });
  client.claim("payBill", "behaviour", paid?.order?.payment_method === "cod", "is paid as it was before");
  // The store may have accepted the order already.
  const cancel = { token, params: { id: order.id }, body: {} };
  await client.call("cancelOrder", cancel, ["success", "invalid_transition"]);
}

async function keepCards({ client, owner, other, supplies }: Paying): Promise<void> {
  const { token } = owner;
  // The server must refuse a card number, even in a field for another purpose.
  const number = { token, body: { token: "4242424242424242" }, check: "validation" } as const;
  await client.call("addCard", number, ["validation_failed"]);
  const elsewhere = { token, body: { return_to: "https://elsewhere.example" }, check: "validation" } as const;
  await client.call("openCardPage", elsewhere, ["validation_failed"]);
  const home = client.leadsTo(
    await client.call("cardReturn", { query: { return_to: "//elsewhere.example" } }, "success"),
  );
  client.claim("cardReturn", "behaviour", home?.hostname !== "elsewhere.example", "leads to another site");

  const forget = async (id: string) => {
    const params = { id };
    const theirs = { params, body: {}, check: "other people's things" } as const;
    if (other) await client.call("deleteCard", { ...theirs, token: other.token }, ["not_found"]);
    await client.call("deleteCard", { token, params, body: {}, language: "ar" }, "success");
    await client.call("deleteCard", { ...theirs, token, check: "unknown ids" }, ["not_found"]);
  };
  const opened = await client.call("openCardPage", { token, body: { return_to: "/profile" } }, "success");
  const back = opened.data ? await fillIn(supplies, opened.data.action_url as string) : null;
  if (back !== null) {
    const query = Object.fromEntries(back.searchParams);
    const led = client.leadsTo(await client.call("cardReturn", { query }, "success"));
    const added = led?.searchParams.get("card_added") ?? "";
    const kept = await client.call("cards", { token }, "success");
    const isKept = ((kept.data?.items ?? []) as { id: string }[]).some(({ id }) => id === added);
    client.claim("cardReturn", "behaviour", led?.pathname === "/profile" && isKept, "keeps no card");
    if (isKept) await forget(added);
  }
  if (supplies.cardToken === undefined) return;
  const kept = await client.call("addCard", { token, body: { token: supplies.cardToken } }, "success");
  if (kept.data) await forget(kept.data.id as string);
}
