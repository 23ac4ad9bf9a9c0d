import { defineWords } from "../define-words.js";

export const checkout = defineWords({
  en: {},
  ar: {},
});
