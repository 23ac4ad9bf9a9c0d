import { defineMessage } from "../../define-message.js";

/* Messages of the rating input. */

export const rating1 = defineMessage("forms.rating1", "Poor", "ضعيف");
export const rating2 = defineMessage("forms.rating2", "Fair", "مقبول");
export const rating3 = defineMessage("forms.rating3", "Good", "جيد");
export const rating4 = defineMessage("forms.rating4", "Very good", "جيد جدًا");
export const rating5 = defineMessage("forms.rating5", "Excellent", "ممتاز");
