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

/** What the storefront does not read, by who does. A path is the shortest one to its schema. */
const FOR_OTHERS: Readonly<Record<string, readonly string[]>> = {
  "read under a name that is only known at run time: the list of a page (`listIn` of use-paged-query.ts)": [
    "collection.products",
    "search.products",
    "search.next_cursor",
    "storeCategory.products",
    "storeReviews.items",
    "storeReviews.next_cursor",
  ],
  "part of the file that a customer downloads": [
    "exportPersonalData.exported_at",
    "exportPersonalData.sections",
  ],
  "an app that shows the parts of a sum on its own: the storefront shows the lines of the quote, and the receipt's rest as one":
    [
      "cart.items.unit_price",
      "cart.items.addons.price",
      "order.items.unit_price",
      "order.rounding",
      "order.service_fee",
      "order.tax",
      "quoteCart.delivery_fee",
      "quoteCart.discount",
      "quoteCart.rounding",
      "quoteCart.service_fee",
      "quoteCart.tax",
      "quoteCart.wallet_applied",
    ],
  "an app with other amounts than the design system's, which reads the currency of the market": [
    "appSettings.cash_rounding",
    "appSettings.currency",
    "appSettings.currency_label",
    "appSettings.currency_label.ar",
    "appSettings.currency_label.en",
    "appSettings.digits",
    "order.currency",
    "wallet.currency",
  ],
  "an app that words its registration and its countdowns by them; the storefront reads each answer (REQ-AUTH-37, REQ-AUTH-43)":
    [
      "appSettings.email_verification_required",
      "appSettings.otp",
      "appSettings.otp.cooldown_s",
      "appSettings.otp.length",
      "appSettings.otp.ttl_s",
      "register.verification",
      "resendVerification.expires_at",
      "resendVerification.resend_available_at",
    ],
  "an app that lists what it offers before a store is chosen, or keeps the lists of the start; the storefront asks the store":
    [
      "appSettings.banners",
      "appSettings.guest_cart",
      "appSettings.languages",
      "appSettings.market.city",
      "appSettings.order.accept_timeout_min",
      "appSettings.order.cancel_grace_s",
      "appSettings.push.provider",
      "startup.languages",
      "startup.order_types",
      "startup.settings_version",
      "startup.zones",
      "startup.zones.name",
      "startup.zones.number",
    ],
  "an app that shows a store or a choice in one request; the storefront reads its coupons, times and methods by their own calls, and a choice by its minimum":
    ["store.coupons", "store.next_slots", "store.payment_methods", "product.addon_groups.required"],
  "an app that keeps copies and orders them itself; the storefront reads the newest from the server": [
    "events.version",
    "order.version",
    "trackOrder.payment_status",
    "trackOrder.version",
    "quoteCart.expires_at",
    "quoteCart.order_type",
  ],
  "an app that follows a payment or an entry by its id, or takes what a write answers; the storefront reads the page again":
    [
      "apply.status",
      "currentUser.wallet_balance",
      "order.payment.id",
      "payBill.order",
      "payments.items.id",
      "payments.items.order_id",
      "redeemVoucher.balance",
      "topUpWallet.balance",
      "walletTransactions.items.id",
    ],
  "an app with more of the persons: their part, picture, and when they wrote": [
    "createReview.reply.at",
    "currentUser.role",
    "family.family.id",
    "family.members.avatar",
    "order.timeline.by",
  ],
};

it("tells fields of the same name apart", () => {
  expect(sent.size).toBeGreaterThan(400);
  const fields = ["product.brand", "order.order_code", "store.name", "startup.zones.name", "startup.zones"];
  expect(fields.map((field) => sent.get(field))).toEqual([true, true, true, false, false]);
});

it("sends customers nothing that no client reads, unless it is listed with its reader", () => {
  const unread = [...sent].filter(([, isRead]) => !isRead).map(([field]) => field);
  expect(unread.toSorted()).toEqual(Object.values(FOR_OTHERS).flat().toSorted());
});
