import { defineWords } from "../define-words.js";

export const orders = defineWords({
  en: {},
  ar: {},
});
