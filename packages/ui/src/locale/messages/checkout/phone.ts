import { defineMessage } from "../../define-message.js";

/* Messages of the phone number of a form. */

export const phone = defineMessage("checkout.phone", "Phone", "رقم الهاتف");
