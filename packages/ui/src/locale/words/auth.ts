import { defineWords } from "../define-words.js";

export const auth = defineWords({
  en: {},
  ar: {},
});
