import type { messagesIn } from "../messages.js";

/** The ids used in the paths below. */
export interface Places {
  /** An order of the customer with data. */
  order: string;
}

type Messages = ReturnType<typeof messagesIn>;

/** One path and its expected screen. */
export interface RouteRow {
  /** Requirements that hold where its screen is shown. */
  readonly proves?: readonly string[];
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
  home: { proves: ["REQ-ROUTE-05"], path: "/" },
  categories: {
    proves: ["REQ-ROUTE-27"],
    path: "/categories",
    heading: ({ t }) => t("catalogue.categories"),
  },
  search: { proves: ["REQ-ROUTE-23"], path: "/search", heading: ({ t }) => t("shell.search") },
  "search results": { path: "/search?q=machboos", heading: ({ t }) => t("shell.search") },
  "search in a category": { proves: ["REQ-ROUTE-24"], path: "/search/qatari" },
  "search everywhere": { path: "/search/all", heading: ({ t }) => t("catalogue.everyPlace") },
  collection: { proves: ["REQ-ROUTE-11"], path: "/collection/family-feast" },
  "product of a collection": { path: `/collection/family-feast/product/${STORE}.lamb-shoulder-tray` },
  "vendor coupons": {
    proves: ["REQ-ROUTE-12"],
    path: "/vendor-coupons",
    heading: ({ t }) => t("shell.vendorCoupons"),
  },
  store: { proves: ["REQ-ROUTE-13"], path: `/store/${STORE}` },
  "category of a store": { proves: ["REQ-ROUTE-14"], path: `/store/${STORE}/cat/${STORE}.house-favourites` },
  "reviews of a store": { proves: ["REQ-ROUTE-41"], path: `/store/${STORE}/reviews` },
  product: { proves: ["REQ-ROUTE-28"], path: `/store/${STORE}/product/${STORE}.chicken-machboos` },
  favourites: { proves: ["REQ-ROUTE-21"], path: "/favourite", heading: ({ t }) => t("catalogue.favourites") },
  cart: { proves: ["REQ-ROUTE-29"], path: "/cart", heading: ({ t }) => t("cart.title") },
  checkout: {
    proves: ["REQ-ROUTE-30"],
    path: "/checkout",
    heading: ({ t }) => t("checkout.title"),
    closed: true,
  },
  orders: {
    proves: ["REQ-ROUTE-15", "REQ-ROUTE-33"],
    path: "/orders",
    heading: ({ t }) => t("orders.title"),
    closed: true,
  },
  order: { proves: ["REQ-ROUTE-32"], path: ({ order }) => `/orders/${order}`, closed: true },
  tracking: { proves: ["REQ-ROUTE-34"], path: ({ order }) => `/orders/${order}/track`, closed: true },
  receipt: {
    proves: ["REQ-ROUTE-31"],
    path: ({ order }) => `/orders/${order}/receipt`,
    heading: ({ t }) => t("orders.receiptTitle"),
    closed: true,
  },
  "sign in": {
    proves: ["REQ-ROUTE-06"],
    path: "/auth",
    heading: ({ t }) => t("auth.welcomeBack"),
    guestsOnly: true,
  },
  verification: {
    proves: ["REQ-ROUTE-07"],
    path: "/auth/verfied?verify=true",
    heading: ({ t }) => t("auth.verifyTitle"),
    guestsOnly: true,
  },
  verified: {
    proves: ["REQ-ROUTE-08"],
    path: "/auth/success_verify?verify=true",
    heading: ({ t }) => t("auth.verified"),
    guestsOnly: true,
  },
  "user information": {
    proves: ["REQ-ROUTE-09"],
    path: "/auth/userinfo",
    heading: ({ t }) => t("account.aboutYou"),
    closed: true,
  },
  "reset password": {
    proves: ["REQ-ROUTE-10"],
    path: "/auth/resetPassword",
    heading: ({ t }) => t("account.forgotTitle"),
  },
  profile: {
    proves: ["REQ-ROUTE-19"],
    path: "/profile",
    heading: ({ t }) => t("account.title"),
    closed: true,
  },
  "profile edit": {
    proves: ["REQ-ROUTE-35"],
    path: "/profile/edit",
    heading: ({ t }) => t("account.editTitle"),
    closed: true,
  },
  "own data": { path: "/profile/data", heading: ({ t }) => t("account.yourData"), closed: true },
  password: { path: "/profile/password", heading: ({ t }) => t("account.passwordTitle"), closed: true },
  addresses: {
    proves: ["REQ-ROUTE-20", "REQ-ROUTE-36"],
    path: "/address",
    heading: ({ t }) => t("account.addresses"),
    closed: true,
  },
  payments: {
    proves: ["REQ-ROUTE-25"],
    path: "/payments",
    heading: ({ t }) => t("wallet.payments"),
    closed: true,
  },
  wallet: { path: "/wallet", heading: ({ t }) => t("wallet.title"), closed: true },
  "pay bill": {
    proves: ["REQ-ROUTE-37"],
    path: "/pay-bill",
    heading: ({ t }) => t("wallet.billTitle"),
    closed: true,
  },
  coupons: { path: "/coupons", heading: ({ t }) => t("wallet.coupons"), closed: true },
  notifications: {
    proves: ["REQ-ROUTE-26"],
    path: "/notifications",
    heading: ({ t }) => t("account.notifications"),
    closed: true,
  },
  "join family": { proves: ["REQ-ROUTE-22"], path: "/joinFamily", heading: ({ t }) => t("family.joinTitle") },
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
  contact: { proves: ["REQ-ROUTE-18", "REQ-ROUTE-38"], path: "/contact" },
  about: { proves: ["REQ-ROUTE-17", "REQ-ROUTE-39"], path: "/about" },
  terms: { proves: ["REQ-ROUTE-40"], path: "/terms" },
  privacy: { proves: ["REQ-ROUTE-16"], path: "/privacy" },
  "not found": {
    proves: ["REQ-ROUTE-04", "REQ-ROUTE-42"],
    path: "/nowhere",
    heading: ({ t }) => t("shell.notFoundTitle"),
  },
};
