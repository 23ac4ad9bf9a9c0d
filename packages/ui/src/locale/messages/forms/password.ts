import { defineMessage } from "../../define-message.js";

/* Messages of password fields. */

export const showPassword = defineMessage("forms.showPassword", "Show password", "إظهار كلمة المرور");
export const hidePassword = defineMessage("forms.hidePassword", "Hide password", "إخفاء كلمة المرور");
