export { addToFamilyBasket } from "./add-to-family-basket.js";
export { useFamilyOrder } from "./use-family-order.js";
export { useFamily } from "./use-family.js";
