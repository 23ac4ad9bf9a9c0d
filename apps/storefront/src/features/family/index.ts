export { addToFamilyBasket } from "./add-to-family-basket.js";
export { useBasketToOrder } from "./use-basket-to-order.js";
export { useFamily } from "./use-family.js";
