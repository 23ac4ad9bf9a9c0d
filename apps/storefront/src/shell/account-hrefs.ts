import { paths } from "../platform/index.js";

/** Links of the account, for the header's menu, the sidebar and the profile. */
export const accountHrefs = {
  profile: paths.profile,
  orders: paths.orders,
  addresses: paths.address,
  payments: paths.payments,
  wallet: paths.wallet,
  coupons: paths.coupons,
  favourites: paths.favourite,
  family: paths.joinFamily,
  notifications: paths.notifications,
} as const;
