export * from "./radio-group.js";
export { choiceLayouts, type ChoiceLayout, type ChoiceTexts } from "./choice.js";
