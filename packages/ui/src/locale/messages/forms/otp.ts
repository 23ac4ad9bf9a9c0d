import { defineMessage } from "../../define-message.js";

/* Messages of the input of a code. */

export const codeLabel = defineMessage("forms.codeLabel", "Verification code", "رمز التحقق");
