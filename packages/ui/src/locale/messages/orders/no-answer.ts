import { defineMessage } from "../../define-message.js";

/* Messages of an order that its store does not answer, and of what its customer may do. */

export const noAnswer = defineMessage(
  "orders.noAnswer",
  "The store has not answered yet",
  "المتجر لم يرد بعد",
);
export const noAnswerText = defineMessage(
  "orders.noAnswerText",
  "We keep trying to reach it. It is your choice, and you lose nothing.",
  "ما زلنا نحاول الوصول إليه. الخيار لك، ولن تخسر شيئًا.",
);
export const noAnswerChoices = defineMessage("orders.noAnswerChoices", "What shall we do?", "ماذا نفعل؟");
export const sentAt = defineMessage("orders.sentAt", "sent {time}", "أُرسل {time}");
export const waitMore = defineMessage(
  "orders.waitMore",
  { one: "Wait {count} more minute", other: "Wait {count} more minutes" },
  {
    zero: "أنتظر قليلًا",
    one: "أنتظر دقيقة أخرى",
    two: "أنتظر دقيقتين",
    few: "أنتظر {count} دقائق",
    many: "أنتظر {count} دقيقة",
    other: "أنتظر {count} دقيقة",
  },
);
export const waitMoreText = defineMessage(
  "orders.waitMoreText",
  "If there is no answer by {time}, we cancel",
  "إن لم يرد حتى {time} نلغي الطلب",
);
export const otherStore = defineMessage("orders.otherStore", "Another store nearby", "متجر آخر قريب");
export const otherStoreText = defineMessage(
  "orders.otherStoreText",
  "We cancel this order, and you choose from the menu of {store}",
  "نلغي هذا الطلب، وتختار من قائمة {store}",
);
export const otherStoresText = defineMessage(
  "orders.otherStoresText",
  "We cancel this order, and show you the stores that are open",
  "نلغي هذا الطلب، ونعرض لك المتاجر المفتوحة",
);
export const moneyBack = defineMessage(
  "orders.moneyBack",
  "Cancel and give the money back",
  "ألغِ الطلب وأعد المبلغ",
);
export const moneyBackCard = defineMessage(
  "orders.moneyBackCard",
  "{amount} to your card, or at once to your wallet",
  "{amount} إلى بطاقتك، أو فورًا إلى محفظتك",
);
export const moneyBackWallet = defineMessage(
  "orders.moneyBackWallet",
  "{amount} at once to your wallet",
  "{amount} فورًا إلى محفظتك",
);
export const justCancel = defineMessage("orders.justCancel", "Cancel the order", "ألغِ الطلب");
export const nothingCharged = defineMessage(
  "orders.nothingCharged",
  "Nothing was charged",
  "لم يُخصم أي مبلغ",
);
export const moneyTo = defineMessage("orders.moneyTo", "Where should the money go?", "إلى أين يعود المبلغ؟");
export const toCard = defineMessage("orders.toCard", "Back to the card", "إلى البطاقة");
export const toCardText = defineMessage("orders.toCardText", "Takes a few days", "يستغرق بضعة أيام");
export const toWallet = defineMessage("orders.toWallet", "To the wallet", "إلى المحفظة");
export const toWalletText = defineMessage("orders.toWalletText", "At once", "فورًا");
export const waitByDefault = defineMessage(
  "orders.waitByDefault",
  "If you do not choose, we wait until {time}",
  "إن لم تختر، ننتظر حتى {time}",
);
export const wait = defineMessage("orders.wait", "Wait", "أنتظر");
export const cancelAndGo = defineMessage(
  "orders.cancelAndGo",
  "Cancel and choose there",
  "إلغاء واختيار متجر آخر",
);
export const waitingUntil = defineMessage(
  "orders.waitingUntil",
  "The store has not answered yet. We wait until {time}.",
  "المتجر لم يرد بعد. ننتظر حتى {time}.",
);
export const seeChoices = defineMessage("orders.seeChoices", "See your choices", "عرض الخيارات");
