import { defineMessage } from "../../define-message.js";

/* Messages of name, phone number and email address in forms. */

export const firstName = defineMessage("auth.firstName", "First name", "الاسم الأول");
export const lastName = defineMessage("auth.lastName", "Last name", "اسم العائلة");
export const email = defineMessage("auth.email", "Email", "البريد الإلكتروني");
export const mobile = defineMessage("auth.mobile", "Mobile", "رقم الجوال");
