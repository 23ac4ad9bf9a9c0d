import { defineMessage } from "../define-message.js";

/* Messages of sign-in, registration and verification. Texts that the spec gives (REQ-AUTH-01) are literal. */

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
  "سجّل دخولك لتطلب وتحفظ مفضلتك وتستخدم محفظتك.",
);
export const createTitle = defineMessage("auth.createTitle", "Create your account", "أنشئ حسابك");
export const createAccount = defineMessage("auth.createAccount", "Create account", "إنشاء الحساب");
export const firstName = defineMessage("auth.firstName", "First name", "الاسم الأول");
export const lastName = defineMessage("auth.lastName", "Last name", "اسم العائلة");
export const email = defineMessage("auth.email", "Email", "البريد الإلكتروني");
export const mobile = defineMessage("auth.mobile", "Mobile", "رقم الجوال");
export const password = defineMessage("auth.password", "Password", "كلمة المرور");
export const confirmPassword = defineMessage("auth.confirmPassword", "Confirm password", "تأكيد كلمة المرور");
export const passwordHelp = defineMessage("auth.passwordHelp", "At least 8 characters", "8 أحرف على الأقل");
export const forgotPassword = defineMessage("auth.forgotPassword", "Forgot password?", "نسيت كلمة المرور؟");
export const guest = defineMessage("auth.guest", "Continue as a guest", "تصفّح كضيف");
export const joinQuestion = defineMessage(
  "auth.joinQuestion",
  "Own a kitchen or ride?",
  "لديك مطبخ أو تعمل مندوبًا؟",
);
export const join = defineMessage("auth.join", "Join us", "انضم إلينا");
export const pictureLine = defineMessage(
  "auth.pictureLine",
  "Doha’s kitchens, shops and flowers, at your door.",
  "مطابخ الدوحة ومتاجرها وزهورها، إلى بابك.",
);
export const verifyTitle = defineMessage(
  "auth.verifyTitle",
  "Verify Code Sent to Email",
  "أدخل رمز التحقق المرسل إلى بريدك",
);
export const verifyText = defineMessage(
  "auth.verifyText",
  "Please enter the verification code sent to your email to complete the verification process",
  "يرجى إدخال رمز التحقق المرسل إلى بريدك الإلكتروني لإكمال عملية التحقق",
);
export const submit = defineMessage("auth.submit", "Submit", "تأكيد");
export const resend = defineMessage("auth.resend", "Resend Code", "إعادة إرسال الرمز");
export const resendIn = defineMessage("auth.resendIn", "Resend Code ({time})", "إعادة الإرسال بعد {time}");
export const resendWait = defineMessage(
  "auth.resendWait",
  {
    one: "You can ask for another code in {count} second.",
    other: "You can ask for another code in {count} seconds.",
  },
  {
    zero: "يمكنك طلب رمز آخر الآن.",
    one: "يمكنك طلب رمز آخر بعد ثانية واحدة.",
    two: "يمكنك طلب رمز آخر بعد ثانيتين.",
    few: "يمكنك طلب رمز آخر بعد {count} ثوانٍ.",
    many: "يمكنك طلب رمز آخر بعد {count} ثانية.",
    other: "يمكنك طلب رمز آخر بعد {count} ثانية.",
  },
);
export const resendNow = defineMessage(
  "auth.resendNow",
  "You can ask for another code now.",
  "يمكنك طلب رمز آخر الآن.",
);
export const verifyHelp = defineMessage(
  "auth.verifyHelp",
  "Can’t find it? Look in your spam folder.",
  "لم تجده؟ ابحث في البريد غير المرغوب فيه.",
);
export const otherEmail = defineMessage("auth.otherEmail", "Use another email", "استخدم بريدًا آخر");
export const verified = defineMessage(
  "auth.verified",
  "Your Email has been verfied successfully",
  "تم تأكيد بريدك الإلكتروني بنجاح",
);
