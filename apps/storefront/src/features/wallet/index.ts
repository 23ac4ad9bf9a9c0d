export { redirectToPayment } from "./redirect-to-payment.js";
export { useCards } from "./use-cards.js";
export { usePayAgain } from "./use-pay-again.js";
export { usePayBill } from "./use-pay-bill.js";
export { usePaymentReturn } from "./use-payment-return.js";
export { useWallet } from "./use-wallet.js";
