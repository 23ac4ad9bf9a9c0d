import { defineMessage } from "../../define-message.js";

/* Messages of the home page. */

export const morning = defineMessage(
  "catalogue.morning",
  "Good morning. What would you like?",
  "صباح الخير، ماذا في خاطرك؟",
);
export const afternoon = defineMessage(
  "catalogue.afternoon",
  "Good afternoon. What would you like?",
  "نهارك سعيد، ماذا في خاطرك؟",
);
export const evening = defineMessage(
  "catalogue.evening",
  "Good evening. What would you like?",
  "مساء الخير، ماذا في خاطرك؟",
);
export const morningNamed = defineMessage(
  "catalogue.morningNamed",
  "Good morning, {name}. What would you like?",
  "صباح الخير يا {name}، ماذا في خاطرك؟",
);
export const afternoonNamed = defineMessage(
  "catalogue.afternoonNamed",
  "Good afternoon, {name}. What would you like?",
  "نهارك سعيد يا {name}، ماذا في خاطرك؟",
);
export const eveningNamed = defineMessage(
  "catalogue.eveningNamed",
  "Good evening, {name}. What would you like?",
  "مساء الخير يا {name}، ماذا في خاطرك؟",
);
export const offers = defineMessage("catalogue.offers", "Offers", "العروض");
export const everyStore = defineMessage(
  "catalogue.everyStore",
  "All places, best rated first",
  "كل المتاجر، الأعلى تقييمًا أولًا",
);
export const noRails = defineMessage("catalogue.noRails", "Nothing to show yet", "لا يوجد ما نعرضه بعد");
export const noRailsText = defineMessage(
  "catalogue.noRailsText",
  "Shops are still setting their tables. Please come back soon.",
  "المتاجر تجهّز موائدها. يرجى العودة قريبًا.",
);
export const pauseOffers = defineMessage(
  "catalogue.pauseOffers",
  "Stop the offers from moving",
  "إيقاف حركة العروض",
);
export const playOffers = defineMessage("catalogue.playOffers", "Let the offers move", "تشغيل حركة العروض");
export const offerAt = defineMessage(
  "catalogue.offerAt",
  "Offer {count} of {total}",
  "العرض {count} من {total}",
);
export const chooseOffer = defineMessage("catalogue.chooseOffer", "Choose an offer", "اختيار عرض");
