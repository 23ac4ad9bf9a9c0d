import { defineMessage } from "../../define-message.js";

/* Messages of fields for numbers and amounts. */

export const increase = defineMessage("data.increase", "Increase", "زيادة");
export const decrease = defineMessage("data.decrease", "Decrease", "إنقاص");
export const notANumber = defineMessage("data.notANumber", "Write a number", "يرجى كتابة رقم");
export const numberTooSmall = defineMessage("data.numberTooSmall", "At least {least}", "الحد الأدنى {least}");
export const numberTooLarge = defineMessage("data.numberTooLarge", "At most {most}", "الحد الأقصى {most}");
export const tooManyDecimals = defineMessage(
  "data.tooManyDecimals",
  { one: "At most {count} decimal place", other: "At most {count} decimal places" },
  {
    zero: "من دون منازل عشرية",
    one: "منزلة عشرية واحدة على الأكثر",
    two: "منزلتان عشريتان على الأكثر",
    few: "{count} منازل عشرية على الأكثر",
    many: "{count} منزلة عشرية على الأكثر",
    other: "{count} منزلة عشرية على الأكثر",
  },
);
export const wholeNumber = defineMessage("data.wholeNumber", "Write a whole number", "يرجى كتابة عدد صحيح");
