import { defineMessage } from "../../define-message.js";

/* Messages of writing a review. */

export const yourReview = defineMessage("catalogue.yourReview", "Your review", "تقييمك");
export const howWasIt = defineMessage("catalogue.howWasIt", "How was it?", "كيف كان طلبك؟");
export const storeAndDate = defineMessage("catalogue.storeAndDate", "{name}, {date}", "{name}، {date}");
export const rateProducts = defineMessage(
  "catalogue.rateProducts",
  "And what you ordered?",
  "وما رأيك فيما طلبته؟",
);
export const tellOthers = defineMessage("catalogue.tellOthers", "Tell others", "أخبر الآخرين");
export const tellOthersExample = defineMessage(
  "catalogue.tellOthersExample",
  "What was good, what could be better?",
  "ما الذي أعجبك، وما الذي يمكن تحسينه؟",
);
export const postReview = defineMessage("catalogue.postReview", "Post review", "إرسال التقييم");
