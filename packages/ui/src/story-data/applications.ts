import type { Language } from "../locale/index.js";
import type { ApplicationData } from "../screens/apply-screen/index.js";
import { novemberTime } from "./clock.js";
import { inLanguage } from "./in-language.js";

export const storyApplications: readonly ApplicationData[] = [
  { reference: "AP-5KQ2", type: "rider", status: "in_review", at: novemberTime("12", "10:00") },
  { reference: "AP-3HX9", type: "star", status: "rejected", at: novemberTime("01", "10:00") },
];

/** Business types to choose from. */
export function storyBusinessTypes(language: Language) {
  return [
    { code: "restaurant", name: inLanguage(language, "Restaurant", "مطعم") },
    { code: "flowers", name: inLanguage(language, "Flower shop", "متجر زهور") },
    { code: "grocery", name: inLanguage(language, "Grocery", "بقالة") },
  ];
}
