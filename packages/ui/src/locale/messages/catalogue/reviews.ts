import { defineMessage } from "../../define-message.js";

/* Messages of reviews of a store. */

export const reviews = defineMessage("catalogue.reviews", "Reviews", "التقييمات");
export const reviewsCount = defineMessage(
  "catalogue.reviewsCount",
  { one: "{count} review", other: "{count} reviews" },
  {
    zero: "لا تقييمات",
    one: "تقييم واحد",
    two: "تقييمان",
    few: "{count} تقييمات",
    many: "{count} تقييمًا",
    other: "{count} تقييم",
  },
);
export const noReviews = defineMessage(
  "catalogue.noReviews",
  "There is no Reviews here yet",
  "لا توجد تقييمات حتى الآن",
);
export const noReviewsText = defineMessage(
  "catalogue.noReviewsText",
  "Whoever orders here can be the first to tell how it was.",
  "اطلب من هنا وكن أول من يخبرنا برأيه.",
);
export const starShare = defineMessage("catalogue.starShare", "{stars}: {percent}", "{stars}: {percent}");
export const highest = defineMessage("catalogue.highest", "Highest", "الأعلى");
export const lowest = defineMessage("catalogue.lowest", "Lowest", "الأدنى");
export const readMore = defineMessage("catalogue.readMore", "Read more", "قراءة المزيد");
export const readLess = defineMessage("catalogue.readLess", "Read less", "عرض أقل");
export const writeReview = defineMessage("catalogue.writeReview", "Write a review", "كتابة تقييم");
