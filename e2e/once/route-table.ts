import type { messagesIn } from "../messages.js";

/** The ids used in the paths below. */
export interface Places {
  /** An order of the customer with data. */
  order: string;
}

type Messages = ReturnType<typeof messagesIn>;

/** One path and its expected screen. */
export interface RouteRow {
  readonly path: string | ((places: Places) => string);
  /** Message key of its heading; absent where the server provides the text. */
  readonly heading?: (messages: Messages) => string;
  /** Signed-in only: others are redirected to sign-in. */
  readonly closed?: true;
  /** Guests only: signed-in customers are redirected home. */
  readonly guestsOnly?: true;
}

const STORE = "bayt-al-machboos";

/** All routes, one line each. */
export const ROUTES: Readonly<Record<string, RouteRow>> = {
  // REQ-ROUTE-05
  home: { path: "/" },
  // REQ-ROUTE-27
  categories: { path: "/categories", heading: ({ t }) => t("catalogue.categories") },
  // REQ-ROUTE-23
  search: { path: "/search", heading: ({ t }) => t("shell.search") },
  "search results": { path: "/search?q=machboos", heading: ({ t }) => t("shell.search") },
  // REQ-ROUTE-24
  "search in a category": { path: "/search/qatari" },
  "search everywhere": { path: "/search/all", heading: ({ t }) => t("catalogue.everyPlace") },
  // REQ-ROUTE-11
  collection: { path: "/collection/family-feast" },
  "product of a collection": { path: `/collection/family-feast/product/${STORE}.lamb-shoulder-tray` },
  // REQ-ROUTE-12
  "vendor coupons": { path: "/vendor-coupons", heading: ({ t }) => t("shell.vendorCoupons") },
  // REQ-ROUTE-13
  store: { path: `/store/${STORE}` },
  // REQ-ROUTE-14
  "category of a store": { path: `/store/${STORE}/cat/${STORE}.house-favourites` },
  // REQ-ROUTE-41
  "reviews of a store": { path: `/store/${STORE}/reviews` },
  // REQ-ROUTE-28
  product: { path: `/store/${STORE}/product/${STORE}.chicken-machboos` },
  // REQ-ROUTE-21
  favourites: { path: "/favourite", heading: ({ t }) => t("catalogue.favourites") },
  // REQ-ROUTE-29
  cart: { path: "/cart", heading: ({ t }) => t("cart.title") },
  // REQ-ROUTE-30
  checkout: { path: "/checkout", heading: ({ t }) => t("checkout.title"), closed: true },
  // REQ-ROUTE-15, REQ-ROUTE-33
  orders: { path: "/orders", heading: ({ t }) => t("orders.title"), closed: true },
  // REQ-ROUTE-32
  order: { path: ({ order }) => `/orders/${order}`, closed: true },
  // REQ-ROUTE-34
  tracking: { path: ({ order }) => `/orders/${order}/track`, closed: true },
  // REQ-ROUTE-31
  receipt: {
    path: ({ order }) => `/orders/${order}/receipt`,
    heading: ({ t }) => t("orders.receiptTitle"),
    closed: true,
  },
  // REQ-ROUTE-06
  "sign in": { path: "/auth", heading: ({ t }) => t("auth.welcomeBack"), guestsOnly: true },
  // REQ-ROUTE-07
  verification: {
    path: "/auth/verfied?verify=true",
    heading: ({ t }) => t("auth.verifyTitle"),
    guestsOnly: true,
  },
  // REQ-ROUTE-08
  verified: {
    path: "/auth/success_verify?verify=true",
    heading: ({ t }) => t("auth.verified"),
    guestsOnly: true,
  },
  // REQ-ROUTE-09
  "user information": {
    path: "/auth/userinfo",
    heading: ({ t }) => t("account.aboutYou"),
    closed: true,
  },
  // REQ-ROUTE-10
  "reset password": { path: "/auth/resetPassword", heading: ({ t }) => t("account.forgotTitle") },
  // REQ-ROUTE-19
  profile: { path: "/profile", heading: ({ t }) => t("account.title"), closed: true },
  // REQ-ROUTE-35
  "profile edit": { path: "/profile/edit", heading: ({ t }) => t("account.editTitle"), closed: true },
  "own data": { path: "/profile/data", heading: ({ t }) => t("account.yourData"), closed: true },
  password: { path: "/profile/password", heading: ({ t }) => t("account.passwordTitle"), closed: true },
  // REQ-ROUTE-20, REQ-ROUTE-36
  addresses: { path: "/address", heading: ({ t }) => t("account.addresses"), closed: true },
  // REQ-ROUTE-25
  payments: { path: "/payments", heading: ({ t }) => t("wallet.payments"), closed: true },
  wallet: { path: "/wallet", heading: ({ t }) => t("wallet.title"), closed: true },
  // REQ-ROUTE-37
  "pay bill": { path: "/pay-bill", heading: ({ t }) => t("wallet.billTitle"), closed: true },
  coupons: { path: "/coupons", heading: ({ t }) => t("wallet.coupons"), closed: true },
  // REQ-ROUTE-26
  notifications: {
    path: "/notifications",
    heading: ({ t }) => t("account.notifications"),
    closed: true,
  },
  // REQ-ROUTE-22
  "join family": { path: "/joinFamily", heading: ({ t }) => t("family.joinTitle") },
  // Customers who own no family, or have no delivered order, are redirected to the page where they can change that.
  "order of a family": {
    path: "/joinFamily/order",
    heading: ({ t }) => t("family.joinTitle"),
    closed: true,
  },
  review: {
    path: ({ order }) => `/orders/${order}/review`,
    closed: true,
  },
  apply: {
    path: "/apply/rider",
    heading: ({ t }) => t("apply.title", { brand: t("common.brand") }),
  },
  // REQ-ROUTE-18, REQ-ROUTE-38
  contact: { path: "/contact" },
  // REQ-ROUTE-17, REQ-ROUTE-39
  about: { path: "/about" },
  // REQ-ROUTE-40
  terms: { path: "/terms" },
  // REQ-ROUTE-16
  privacy: { path: "/privacy" },
  // REQ-ROUTE-04, REQ-ROUTE-42
  "not found": { path: "/nowhere", heading: ({ t }) => t("shell.notFoundTitle") },
};
