import { defineWords } from "../define-words.js";

export const shell = defineWords({
  en: {},
  ar: {},
});
