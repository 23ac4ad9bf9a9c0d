import { defineMessage } from "../../define-message.js";

/* Messages of the choice of a saved card. */

export const cardEnding = defineMessage(
  "wallet.cardEnding",
  "{brand} ending {last4}",
  "{brand} تنتهي بـ {last4}",
);
export const cardExpires = defineMessage("wallet.cardExpires", "Expires {date}", "تنتهي {date}");
export const cardExpired = defineMessage("wallet.cardExpired", "Expired {date}", "انتهت {date}");
export const newCard = defineMessage("wallet.newCard", "A new card", "بطاقة جديدة");
export const newCardHelp = defineMessage(
  "wallet.newCardHelp",
  "You type it on our bank's page",
  "تكتبها في صفحة البنك",
);
export const chooseCard = defineMessage("wallet.chooseCard", "Which card", "اختر البطاقة");
