import { defineMessage } from "../../define-message.js";

/* Messages of choosing a password. */

export const confirmPassword = defineMessage("auth.confirmPassword", "Confirm password", "تأكيد كلمة المرور");
export const passwordHelp = defineMessage("auth.passwordHelp", "At least 8 characters", "8 أحرف على الأقل");
