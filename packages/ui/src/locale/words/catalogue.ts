import { defineWords } from "../define-words.js";

export const catalogue = defineWords({
  en: {},
  ar: {},
});
