export * from "./radio-group.js";
export { choiceLayouts, type ChoiceLayout, type ChoiceWords } from "./choice.js";
