import { beforeAll, expect, it } from "vitest";
import { sentFields } from "./sent-fields.mjs";
import { sourceFiles } from "./source-graph.mjs";

/** The code of clients: the storefront, the components, the bindings and the rules they share. */
const clientFiles = sourceFiles()
  .filter((file: string) => /^(apps\/storefront|packages\/(ui|domain|contract))\/src\//.test(file))
  .filter(
    (file: string) =>
      !/\.(stories|test|test-d)\.tsx?$|\/(story-data|docs|flows|conformance|testing|schemas|calls)\//.test(
        file,
      ),
  );
/** The calls of customers. */
const callFiles = sourceFiles().filter((file: string) =>
  /^packages\/contract\/src\/calls\/(?!admin|second-factor)/.test(file),
);

let sent: Map<string, boolean>;
beforeAll(() => {
  sent = sentFields({ clientFiles, callFiles });
}, 120_000);

/** What the storefront does not read, by the reason why it is sent. A path is the shortest one to its schema. */
const FOR_OTHERS: Readonly<Record<string, readonly string[]>> = {
  "read under a name that is only known at run time: the list of a page (`listIn` of use-paged-query.ts)": [
    "search.products",
    "storeReviews.items",
  ],
  "part of the file that a customer downloads": [
    "exportPersonalData.exported_at",
    "exportPersonalData.sections",
  ],
  "parts of a price: the conformance suite adds them up; the storefront shows the lines of the quote": [
    "quoteCart.delivery_fee",
    "quoteCart.discount",
    "quoteCart.rounding",
    "quoteCart.service_fee",
    "quoteCart.tax",
    "quoteCart.wallet_applied",
  ],
  "parts of a sum that the storefront shows as one: a line's total, or what the receipt adds up to its total":
    [
      "cart.items.unit_price",
      "cart.items.addons.price",
      "order.items.unit_price",
      "order.rounding",
      "order.service_fee",
      "order.tax",
    ],
  "the currency of an amount beside it, or of all: the storefront reads that of `appSettings.market`": [
    "appSettings.currency",
    "appSettings.currency_label",
    "appSettings.currency_label.ar",
    "appSettings.currency_label.en",
    "order.currency",
    "wallet.currency",
  ],
  "settings that admins change by `updateSettings`, or see in its response: the server applies them": [
    "appSettings.cash_rounding",
    "appSettings.email_verification_required",
  ],
  "limits that the server keeps: the storefront has those of a code from packages/domain, and an order's as `can_cancel`":
    [
      "appSettings.order.accept_timeout_min",
      "appSettings.order.cancel_grace_s",
      "appSettings.otp",
      "appSettings.otp.cooldown_s",
      "appSettings.otp.length",
      "appSettings.otp.ttl_s",
    ],
  "moments by the server's clock: the storefront counts the wait by its own, which may be wrong (REQ-AUTH-37)":
    ["register.verification", "resendVerification.expires_at", "resendVerification.resend_available_at"],
  "what the server does anyway: a client need not know it": [
    "appSettings.digits",
    "appSettings.guest_cart",
    "appSettings.market.city",
    "appSettings.push.provider",
  ],
  "lists that the storefront has elsewhere: its languages, the banners of home, the order types and version of the settings; a zone is entered as a number":
    [
      "appSettings.banners",
      "appSettings.languages",
      "startup.languages",
      "startup.order_types",
      "startup.settings_version",
      "startup.zones",
      "startup.zones.name",
      "startup.zones.number",
    ],
  "a store or a choice in one request; the storefront reads its coupons, times and methods by their own calls, and a choice by its minimum":
    ["store.coupons", "store.next_slots", "store.payment_methods", "product.addon_groups.required"],
  "tells an older copy from a newer one, and `transitionOrder` wants an order's; the storefront reads the order again":
    ["events.version", "order.version", "trackOrder.version"],
  "a copy of what the storefront reads by another call: the order, the wallet, or the request itself": [
    "currentUser.wallet_balance",
    "payBill.order",
    "quoteCart.order_type",
    "redeemVoucher.balance",
    "topUpWallet.balance",
  ],
  "when a client has to ask for a new quote: the storefront asks whenever the cart changes": [
    "quoteCart.expires_at",
  ],
  "the identity or state of what the storefront shows without it": [
    "apply.status",
    "family.family.id",
    "order.payment.id",
    "payments.items.id",
    "payments.items.order_id",
    "walletTransactions.items.id",
  ],
  "specified (REQ-ACCOUNT-12): the server decides by it what a customer may do": ["currentUser.role"],
  "who or when, which the storefront leaves out: the date of a store's reply, a member's picture, who moved an order":
    ["createReview.reply.at", "family.members.avatar", "order.timeline.by"],
};

it("tells fields of the same name apart", () => {
  expect(sent.size).toBeGreaterThan(400);
  const fields = ["product.brand", "order.order_code", "store.name", "startup.zones.name", "startup.zones"];
  expect(fields.map((field) => sent.get(field))).toEqual([true, true, true, false, false]);
});

it("sends customers nothing that no client reads, unless it is listed with its reason", () => {
  const unread = [...sent].filter(([, isRead]) => !isRead).map(([field]) => field);
  expect(unread.toSorted()).toEqual(Object.values(FOR_OTHERS).flat().toSorted());
});
