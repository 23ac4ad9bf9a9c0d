import type { wordsIn } from "../words.js";

/** What the addresses below are about, in the demo shop and of the customers of the test. */
export interface Places {
  /** An order of the customer who has everything. */
  order: string;
}

type Words = ReturnType<typeof wordsIn>;

/** One address of the storefront and the screen that belongs there. */
export interface RouteRow {
  readonly path: string | ((places: Places) => string);
  /** Its heading as a dictionary has it; left out where it is a name that the panel gives. */
  readonly heading?: (words: Words) => string;
  /** For the signed-in alone: others are led to the sign-in. */
  readonly closed?: true;
  /** Not for the signed-in: they are led home. */
  readonly guestsOnly?: true;
}

const STORE = "bayt-al-machboos";

/** All routes of src/app/paths.ts, one line each. */
export const ROUTES: Readonly<Record<string, RouteRow>> = {
  home: { path: "/" },
  categories: { path: "/categories", heading: ({ word }) => word("catalogue.categories") },
  search: { path: "/search", heading: ({ word }) => word("shell.search") },
  "search results": { path: "/search?q=machboos", heading: ({ word }) => word("shell.search") },
  "search in a category": { path: "/search/qatari" },
  "search everywhere": { path: "/search/all", heading: ({ word }) => word("catalogue.everyPlace") },
  collection: { path: "/collection/family-feast" },
  "product of a collection": { path: `/collection/family-feast/product/${STORE}.lamb-shoulder-tray` },
  "vendor coupons": { path: "/vendor-coupons", heading: ({ word }) => word("shell.vendorCoupons") },
  store: { path: `/store/${STORE}` },
  "category of a store": { path: `/store/${STORE}/cat/${STORE}.house-favourites` },
  "reviews of a store": { path: `/store/${STORE}/reviews` },
  product: { path: `/store/${STORE}/product/${STORE}.chicken-machboos` },
  favourites: { path: "/favourite", heading: ({ word }) => word("catalogue.favourites") },
  cart: { path: "/cart", heading: ({ word }) => word("cart.title") },
  checkout: { path: "/checkout", heading: ({ word }) => word("checkout.title"), closed: true },
  orders: { path: "/orders", heading: ({ word }) => word("orders.title"), closed: true },
  order: { path: ({ order }) => `/orders/${order}`, closed: true },
  tracking: { path: ({ order }) => `/orders/${order}/track`, closed: true },
  receipt: {
    path: ({ order }) => `/orders/${order}/receipt`,
    heading: ({ word }) => word("orders.receiptTitle"),
    closed: true,
  },
  "sign in": { path: "/auth", heading: ({ word }) => word("auth.welcomeBack"), guestsOnly: true },
  verification: {
    path: "/auth/verfied?verify=true",
    heading: ({ word }) => word("auth.verifyTitle"),
    guestsOnly: true,
  },
  verified: {
    path: "/auth/success_verify?verify=true",
    heading: ({ word }) => word("auth.verified"),
    guestsOnly: true,
  },
  "user information": {
    path: "/auth/userinfo",
    heading: ({ word }) => word("account.aboutYou"),
    closed: true,
  },
  "reset password": { path: "/auth/resetPassword", heading: ({ word }) => word("account.forgotTitle") },
  profile: { path: "/profile", heading: ({ word }) => word("account.title"), closed: true },
  "profile edit": { path: "/profile/edit", heading: ({ word }) => word("account.editTitle"), closed: true },
  password: { path: "/profile/password", heading: ({ word }) => word("account.passwordTitle"), closed: true },
  addresses: { path: "/address", heading: ({ word }) => word("account.addresses"), closed: true },
  payments: { path: "/payments", heading: ({ word }) => word("wallet.payments"), closed: true },
  wallet: { path: "/wallet", heading: ({ word }) => word("wallet.title"), closed: true },
  "pay bill": { path: "/pay-bill", heading: ({ word }) => word("wallet.billTitle"), closed: true },
  coupons: { path: "/coupons", heading: ({ word }) => word("wallet.coupons"), closed: true },
  notifications: {
    path: "/notifications",
    heading: ({ word }) => word("account.notifications"),
    closed: true,
  },
  "join family": { path: "/joinFamily", heading: ({ word }) => word("family.joinTitle") },
  // Who owns no family has none to order for, and who got no order yet has none to review: both are led to where they can.
  "order of a family": {
    path: "/joinFamily/order",
    heading: ({ word }) => word("family.joinTitle"),
    closed: true,
  },
  review: {
    path: ({ order }) => `/orders/${order}/review`,
    closed: true,
  },
  apply: {
    path: "/apply/rider",
    heading: ({ word }) => word("apply.title", { brand: word("common.brand") }),
  },
  contact: { path: "/contact" },
  about: { path: "/about" },
  terms: { path: "/terms" },
  privacy: { path: "/privacy" },
  "not found": { path: "/nowhere", heading: ({ word }) => word("shell.notFoundTitle") },
};
