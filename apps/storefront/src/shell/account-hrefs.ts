import { paths } from "../platform/index.js";

/** Links of the account, for the header's menu and the profile. */
export const accountMenuHrefs = {
  profile: paths.profile,
  orders: paths.orders,
  addresses: paths.address,
  payments: paths.payments,
  wallet: paths.wallet,
  coupons: paths.coupons,
  favourites: paths.favourite,
  family: paths.joinFamily,
} as const;

/** Links of the sidebar. The header has a bell for the notifications. */
export const accountHrefs = { ...accountMenuHrefs, notifications: paths.notifications } as const;
