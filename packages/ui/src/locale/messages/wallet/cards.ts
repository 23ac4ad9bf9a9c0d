import { defineMessage } from "../../define-message.js";

/* Messages of saved cards. */

export const remove = defineMessage("wallet.remove", "Remove", "إزالة");
export const cards = defineMessage("wallet.cards", "Cards", "البطاقات");
export const cardDefault = defineMessage("wallet.cardDefault", "Default", "الأساسية");
export const addCard = defineMessage("wallet.addCard", "Add a card", "إضافة بطاقة");
export const addCardHelp = defineMessage(
  "wallet.addCardHelp",
  "You type its number on our bank's page. We keep the last four digits alone.",
  "تكتب رقمها في صفحة البنك، ونحتفظ بآخر أربعة أرقام فقط.",
);
export const removeCard = defineMessage("wallet.removeCard", "Remove {card}", "إزالة {card}");
export const removeCardTitle = defineMessage(
  "wallet.removeCardTitle",
  "Remove this card?",
  "هل تريد إزالة هذه البطاقة؟",
);
export const removeCardText = defineMessage(
  "wallet.removeCardText",
  "{card} can no longer be used to pay. Orders already paid stay as they are.",
  "لن تُستخدم {card} للدفع بعد الآن، وتبقى الطلبات المدفوعة كما هي.",
);
export const noCards = defineMessage("wallet.noCards", "No cards yet", "لا توجد بطاقات بعد");
export const noCardsText = defineMessage(
  "wallet.noCardsText",
  "Add one and pay with a tap the next time.",
  "أضف بطاقة وادفع بلمسة في المرة القادمة.",
);
export const cardsFailed = defineMessage(
  "wallet.cardsFailed",
  "Your cards did not load",
  "تعذّر تحميل بطاقاتك",
);
