import { STORAGE_KEYS } from "@talabee/domain";
import { createPreference } from "./preference.js";

/** en or ar; turns the page's direction (REQ-LANG-05). */
export const language = createPreference(STORAGE_KEYS.language, ["en", "ar"], (value) => {
  document.documentElement.lang = value;
  document.documentElement.dir = value === "ar" ? "rtl" : "ltr";
});

/** Light is the default (REQ-LANG-07). */
export const theme = createPreference(STORAGE_KEYS.theme, ["light", "dark"], (value) => {
  document.documentElement.dataset["theme"] = value;
});
