import { defineMessage } from "../../define-message.js";

/* Messages of the skip link to the cart. */

export const skipToCart = defineMessage("shell.skipToCart", "Skip to your cart", "الانتقال إلى السلة");
