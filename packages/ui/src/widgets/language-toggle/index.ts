export { type LanguageToggleVariant, type LanguageToggleProps, LanguageToggle } from "./language-toggle.js";
