export { type AddonGroupProps, AddonGroup } from "./addon-group.js";
export {
  type AddonOptionData,
  type AddonGroupData,
  type ChosenAddons,
  isMissing,
  addonsPrice,
} from "./addon-rules.js";
