export {
  type TransactionsData,
  type TransactionListProps,
  TransactionsSkeleton,
  TransactionList,
} from "./transaction-list.js";
export { type WalletEntryKind, type WalletEntryData, WalletEntryRow } from "./wallet-entry-row.js";
export { type PaymentData, PaymentRow } from "./payment-row.js";
