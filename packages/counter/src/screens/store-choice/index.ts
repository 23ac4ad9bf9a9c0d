export { StoreChoice, type StoreChoiceProps } from "./store-choice.js";
