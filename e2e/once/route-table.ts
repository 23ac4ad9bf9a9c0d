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
  home: { path: "/" },
  categories: { path: "/categories", heading: ({ t }) => t("catalogue.categories") },
  search: { path: "/search", heading: ({ t }) => t("shell.search") },
  "search results": { path: "/search?q=machboos", heading: ({ t }) => t("shell.search") },
  "search in a category": { path: "/search/qatari" },
  "search everywhere": { path: "/search/all", heading: ({ t }) => t("catalogue.everyPlace") },
  collection: { path: "/collection/family-feast" },
  "product of a collection": { path: `/collection/family-feast/product/${STORE}.lamb-shoulder-tray` },
  "vendor coupons": { path: "/vendor-coupons", heading: ({ t }) => t("shell.vendorCoupons") },
  store: { path: `/store/${STORE}` },
  "category of a store": { path: `/store/${STORE}/cat/${STORE}.house-favourites` },
  "reviews of a store": { path: `/store/${STORE}/reviews` },
  product: { path: `/store/${STORE}/product/${STORE}.chicken-machboos` },
  favourites: { path: "/favourite", heading: ({ t }) => t("catalogue.favourites") },
  cart: { path: "/cart", heading: ({ t }) => t("cart.title") },
  checkout: { path: "/checkout", heading: ({ t }) => t("checkout.title"), closed: true },
  orders: { path: "/orders", heading: ({ t }) => t("orders.title"), closed: true },
  order: { path: ({ order }) => `/orders/${order}`, closed: true },
  tracking: { path: ({ order }) => `/orders/${order}/track`, closed: true },
  receipt: {
    path: ({ order }) => `/orders/${order}/receipt`,
    heading: ({ t }) => t("orders.receiptTitle"),
    closed: true,
  },
  "sign in": { path: "/auth", heading: ({ t }) => t("auth.welcomeBack"), guestsOnly: true },
  verification: {
    path: "/auth/verfied?verify=true",
    heading: ({ t }) => t("auth.verifyTitle"),
    guestsOnly: true,
  },
  verified: {
    path: "/auth/success_verify?verify=true",
    heading: ({ t }) => t("auth.verified"),
    guestsOnly: true,
  },
  "user information": {
    path: "/auth/userinfo",
    heading: ({ t }) => t("account.aboutYou"),
    closed: true,
  },
  "reset password": { path: "/auth/resetPassword", heading: ({ t }) => t("account.forgotTitle") },
  profile: { path: "/profile", heading: ({ t }) => t("account.title"), closed: true },
  "profile edit": { path: "/profile/edit", heading: ({ t }) => t("account.editTitle"), closed: true },
  password: { path: "/profile/password", heading: ({ t }) => t("account.passwordTitle"), closed: true },
  addresses: { path: "/address", heading: ({ t }) => t("account.addresses"), closed: true },
  payments: { path: "/payments", heading: ({ t }) => t("wallet.payments"), closed: true },
  wallet: { path: "/wallet", heading: ({ t }) => t("wallet.title"), closed: true },
  "pay bill": { path: "/pay-bill", heading: ({ t }) => t("wallet.billTitle"), closed: true },
  coupons: { path: "/coupons", heading: ({ t }) => t("wallet.coupons"), closed: true },
  notifications: {
    path: "/notifications",
    heading: ({ t }) => t("account.notifications"),
    closed: true,
  },
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
  contact: { path: "/contact" },
  about: { path: "/about" },
  terms: { path: "/terms" },
  privacy: { path: "/privacy" },
  "not found": { path: "/nowhere", heading: ({ t }) => t("shell.notFoundTitle") },
};
