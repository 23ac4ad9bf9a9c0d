import { defineMessage } from "../../define-message.js";

/* Messages of sign-in and registration. Texts that the spec gives (REQ-AUTH-01) are literal. */

export const signIn = defineMessage("auth.signIn", "Sign in", "تسجيل الدخول");
export const register = defineMessage("auth.register", "Register", "حساب جديد");
export const signInOrRegister = defineMessage(
  "auth.signInOrRegister",
  "Sign in or register",
  "تسجيل الدخول أو إنشاء حساب",
);
export const welcomeBack = defineMessage("auth.welcomeBack", "Welcome back", "أهلًا بعودتك");
export const welcomeText = defineMessage(
  "auth.welcomeText",
  "Sign in to order, save favourites and use your wallet.",
  "سجّل الدخول لتطلب وتحفظ مفضلتك وتستخدم محفظتك.",
);
export const createTitle = defineMessage("auth.createTitle", "Create your account", "أنشئ حسابك");
export const createAccount = defineMessage("auth.createAccount", "Create account", "إنشاء الحساب");
export const password = defineMessage("auth.password", "Password", "كلمة المرور");
export const forgotPassword = defineMessage("auth.forgotPassword", "Forgot password?", "نسيت كلمة المرور؟");
export const guest = defineMessage("auth.guest", "Continue as a guest", "المتابعة دون حساب");
export const joinQuestion = defineMessage(
  "auth.joinQuestion",
  "Own a kitchen or ride?",
  "لديك مطبخ أو تعمل مندوبًا؟",
);
export const join = defineMessage("auth.join", "Join us", "انضم إلينا");
