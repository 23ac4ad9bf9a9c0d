import { paths } from "../platform/index.js";

/** Where the places of the account are: the header's menu, the side of its pages, the profile. */
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
