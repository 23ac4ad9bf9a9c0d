import { defineMessage } from "../../define-message.js";

/* Messages of the choice of a saved card. */

export const cardEnding = defineMessage(
  "wallet.cardEnding",
  "{brand} ending {last4}",
  "{brand} تنتهي بالرقم {last4}",
);
export const cardExpires = defineMessage("wallet.cardExpires", "Expires {date}", "تنتهي صلاحيتها {date}");
export const cardExpired = defineMessage("wallet.cardExpired", "Expired {date}", "انتهت صلاحيتها {date}");
export const newCard = defineMessage("wallet.newCard", "A new card", "بطاقة جديدة");
export const newCardHelp = defineMessage(
  "wallet.newCardHelp",
  "You type it on our bank's page",
  "تكتبها في صفحة البنك",
);
export const chooseCard = defineMessage("wallet.chooseCard", "Which card", "البطاقة");
