import type { WalletEntryData } from "../widgets/transaction-list/index.js";
import type { WalletData } from "../widgets/wallet-card/index.js";
import { novemberTime } from "./clock.js";

export const storyWallet: WalletData = {
  balance: 12_050,
  expiring: [{ amount: 2000, expires_at: novemberTime("30", "23:59") }],
};

/** One wallet transaction of each kind. */
export const storyEntries: readonly WalletEntryData[] = [
  {
    id: "e1",
    kind: "hold",
    amount: -2000,
    balance_after: 12_050,
    order_code: "TB-7K2M9Q",
    at: novemberTime("20", "19:08"),
  },
  {
    id: "e2",
    kind: "topup",
    amount: 10_000,
    balance_after: 14_050,
    order_code: null,
    at: novemberTime("18", "12:30"),
  },
  {
    id: "e3",
    kind: "spend",
    amount: -3600,
    balance_after: 4050,
    order_code: "TB-4HW8TC",
    at: novemberTime("18", "16:12"),
  },
  {
    id: "e4",
    kind: "refund",
    amount: 8300,
    balance_after: 7650,
    order_code: "TB-2RM6KE",
    at: novemberTime("11", "21:05"),
  },
  {
    id: "e5",
    kind: "voucher",
    amount: 2500,
    balance_after: 2500,
    order_code: null,
    at: novemberTime("09", "10:00"),
  },
  {
    id: "e6",
    kind: "gift",
    amount: 1000,
    balance_after: 1000,
    order_code: null,
    at: novemberTime("02", "09:00"),
  },
  {
    id: "e7",
    kind: "expire",
    amount: -500,
    balance_after: 0,
    order_code: null,
    at: novemberTime("01", "00:00"),
  },
];
