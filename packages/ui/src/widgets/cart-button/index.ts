export { type CartButtonVariant, type CartButtonProps, CartButton } from "./cart-button.js";
