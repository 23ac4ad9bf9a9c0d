import { defineMessage } from "../../define-message.js";

/* Messages of changing the choices of a line. */

export const changeLine = defineMessage("cart.changeLine", "Change", "تغيير");
