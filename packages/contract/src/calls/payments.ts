/* Payments and wallet. */
import { defineCall } from "../call.js";
import { NoFields, Nothing } from "../schemas/nothing.js";
import { CouponApplyRequest } from "../schemas/coupons.js";
import { PaymentDeclined, RetryAfter } from "../schemas/error-data.js";
import {
  Card,
  CardPage,
  CardPageRequest,
  CardRequest,
  cardReturnQuery,
  PayBillRequest,
  Payment,
  PaymentConfirmRequest,
  PaymentEvent,
  PaymentOutcome,
} from "../schemas/payments.js";
import { listOf, pageQuery } from "../schemas/primitives.js";
import { Balance, TopUp, TopUpRequest, Wallet, WalletLedger } from "../schemas/wallet.js";

export const payments = defineCall({
  method: "GET",
  path: "/api/payments",
  tag: "Payments",
  summary: "The customer's payments, newest first",
  access: "user",
  query: pageQuery,
  data: listOf(Payment),
});

export const confirmPayment = defineCall({
  method: "POST",
  path: "/api/payments/{id}/confirm",
  tag: "Payments",
  summary: "Confirm a payment with the result of the gateway's page",
  access: "user",
  body: PaymentConfirmRequest,
  data: PaymentOutcome,
  message: "payment_successful",
  errors: {
    idempotency_key_required: null,
    idempotency_mismatch: null,
    in_progress: null,
    not_found: null,
    payment_canceled: PaymentDeclined,
    payment_declined: PaymentDeclined,
    payment_final: null,
    payment_pending: RetryAfter,
  },
  invalidates: ["orders", "payments", "wallet"],
  idempotent: true,
});

export const payBill = defineCall({
  method: "POST",
  path: "/api/pay-bill",
  tag: "Payments",
  summary: "Pay a bill or an unpaid order",
  access: "user",
  body: PayBillRequest,
  data: PaymentOutcome,
  message: ["payment_successful", null],
  errors: {
    idempotency_key_required: null,
    idempotency_mismatch: null,
    in_progress: null,
    not_found: null,
    already_paid: null,
    payment_canceled: PaymentDeclined,
    payment_declined: PaymentDeclined,
    payment_pending: RetryAfter,
    payment_method_unavailable: null,
    wallet_short: null,
    wallet_part_paid: null,
  },
  invalidates: ["orders", "payments", "wallet"],
  idempotent: true,
});

export const paymentReturn = defineCall({
  method: "GET",
  path: "/api/payments/{id}/return",
  tag: "Payments",
  summary: "Return URL of the gateway's payment page; redirects to the order in the storefront",
  access: "public",
  data: Nothing,
  errors: { not_found: null },
  redirect: true,
});

export const paymentWebhook = defineCall({
  method: "POST",
  path: "/api/payment-webhooks/{provider}",
  tag: "Payments",
  summary: "Signed webhook of a gateway; repeating it changes nothing",
  access: "gateway",
  body: PaymentEvent,
  data: Nothing,
  message: null,
  errors: { not_found: null, signature_invalid: null },
  encoding: "json",
});

export const cards = defineCall({
  method: "GET",
  path: "/api/cards",
  tag: "Payments",
  summary: "The customer's cards, by token",
  access: "user",
  data: listOf(Card),
});

export const openCardPage = defineCall({
  method: "POST",
  path: "/api/cards/page",
  tag: "Payments",
  summary: "Open the gateway's page for entering a card, which is saved afterwards",
  access: "user",
  body: CardPageRequest,
  data: CardPage,
  message: null,
  errors: { payment_method_unavailable: null },
});

export const cardReturn = defineCall({
  method: "GET",
  path: "/api/cards/return",
  tag: "Payments",
  summary: "Return URL of the gateway's card page; redirects with card_added when a card was saved",
  access: "public",
  query: cardReturnQuery,
  data: Nothing,
  redirect: true,
});

export const addCard = defineCall({
  method: "POST",
  path: "/api/cards",
  tag: "Payments",
  summary: "Save a card by the gateway's token",
  access: "user",
  body: CardRequest,
  data: Card,
  message: "card_saved",
  status: 201,
  errors: { payment_declined: PaymentDeclined },
  invalidates: ["cards"],
});

export const deleteCard = defineCall({
  method: "POST",
  path: "/api/cards/{id}/delete",
  tag: "Payments",
  summary: "Delete a card",
  access: "user",
  body: NoFields,
  data: Nothing,
  message: "deleted",
  errors: { not_found: null },
  invalidates: ["cards"],
});

export const wallet = defineCall({
  method: "GET",
  path: "/api/wallet",
  tag: "Wallet",
  summary: "Balance and credits of the wallet",
  access: "user",
  data: Wallet,
});

export const walletTransactions = defineCall({
  method: "GET",
  path: "/api/wallet/transactions",
  tag: "Wallet",
  summary: "The wallet's ledger, newest first",
  access: "user",
  query: pageQuery,
  data: WalletLedger,
});

export const topUpWallet = defineCall({
  method: "POST",
  path: "/api/wallet/topup",
  tag: "Wallet",
  summary: "Top up the wallet",
  access: "user",
  body: TopUpRequest,
  data: TopUp,
  message: ["payment_successful", null],
  errors: {
    idempotency_key_required: null,
    idempotency_mismatch: null,
    in_progress: null,
    payment_declined: PaymentDeclined,
    payment_pending: RetryAfter,
    payment_method_unavailable: null,
    not_found: null,
  },
  invalidates: ["wallet", "payments"],
  idempotent: true,
});

export const redeemVoucher = defineCall({
  method: "POST",
  path: "/api/wallet/redeem",
  tag: "Wallet",
  summary: "Redeem a voucher into the wallet",
  access: "user",
  body: CouponApplyRequest,
  data: Balance,
  message: "voucher_redeemed",
  errors: {
    idempotency_key_required: null,
    idempotency_mismatch: null,
    in_progress: null,
    voucher_not_found: null,
    voucher_expired: null,
    voucher_used: null,
  },
  invalidates: ["wallet"],
  idempotent: true,
});
