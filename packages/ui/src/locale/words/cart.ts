import { defineWords } from "../define-words.js";

export const cart = defineWords({
  en: {},
  ar: {},
});
