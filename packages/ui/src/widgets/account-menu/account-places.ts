import {
  CreditCard,
  Heart,
  MapPin,
  ReceiptText,
  Ticket,
  User,
  Users,
  Wallet,
} from "../../primitives/icon/icon-nodes.js";
import { shellMessages, type MessageDescriptor } from "../../locale/index.js";
import type { IconDrawing } from "../../primitives/icon/index.js";

export const accountPlaces = [
  "wallet",
  "orders",
  "addresses",
  "payments",
  "coupons",
  "favourites",
  "family",
  "profile",
] as const;
export type AccountPlace = (typeof accountPlaces)[number];

/** Icon and label of each account page. */
export const accountPlacePresentation = {
  wallet: { icon: Wallet, message: shellMessages.wallet },
  orders: { icon: ReceiptText, message: shellMessages.orders },
  addresses: { icon: MapPin, message: shellMessages.addresses },
  payments: { icon: CreditCard, message: shellMessages.payments },
  coupons: { icon: Ticket, message: shellMessages.coupons },
  favourites: { icon: Heart, message: shellMessages.favourites },
  family: { icon: Users, message: shellMessages.family },
  profile: { icon: User, message: shellMessages.profile },
} as const satisfies Record<AccountPlace, { icon: IconDrawing; message: MessageDescriptor }>;
