import { defineMessage } from "../../define-message.js";

/* Messages of cities. */

/** The server's default city for addresses without one. */
export const doha = defineMessage("checkout.doha", "Doha", "الدوحة");
