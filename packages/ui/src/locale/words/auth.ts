import { word } from "../word.js";

/* Words of signing in, registering and verifying. What the spec gives stands as it gives it (section 2). */

export const signIn = word("auth.signIn", "Sign in", "تسجيل الدخول");
export const register = word("auth.register", "Register", "حساب جديد");
export const signInOrRegister = word(
  "auth.signInOrRegister",
  "Sign in or register",
  "تسجيل الدخول أو إنشاء حساب",
);
export const welcomeBack = word("auth.welcomeBack", "Welcome back", "أهلًا بعودتك");
export const welcomeText = word(
  "auth.welcomeText",
  "Sign in to order, save favourites and use your wallet.",
  "سجّل دخولك لتطلب وتحفظ مفضلتك وتستخدم محفظتك.",
);
export const createTitle = word("auth.createTitle", "Create your account", "أنشئ حسابك");
export const createAccount = word("auth.createAccount", "Create account", "إنشاء الحساب");
export const firstName = word("auth.firstName", "First name", "الاسم الأول");
export const lastName = word("auth.lastName", "Last name", "اسم العائلة");
export const email = word("auth.email", "Email", "البريد الإلكتروني");
export const mobile = word("auth.mobile", "Mobile", "رقم الجوال");
export const password = word("auth.password", "Password", "كلمة المرور");
export const confirmPassword = word("auth.confirmPassword", "Confirm password", "تأكيد كلمة المرور");
export const passwordHelp = word("auth.passwordHelp", "At least 8 characters", "8 أحرف على الأقل");
export const forgotPassword = word("auth.forgotPassword", "Forgot password?", "نسيت كلمة المرور؟");
export const guest = word("auth.guest", "Continue as a guest", "تصفّح كضيف");
export const joinQuestion = word("auth.joinQuestion", "Own a kitchen or ride?", "لديك مطبخ أو تعمل مندوبًا؟");
export const join = word("auth.join", "Join us", "انضم إلينا");
export const pictureLine = word(
  "auth.pictureLine",
  "Doha’s kitchens, shops and flowers, at your door.",
  "مطابخ الدوحة ومتاجرها وزهورها، إلى بابك.",
);
export const verifyTitle = word(
  "auth.verifyTitle",
  "Verify Code Sent to Email",
  "أدخل رمز التحقق المرسل إلى بريدك",
);
export const verifyText = word(
  "auth.verifyText",
  "Please enter the verification code sent to your email to complete the verification process",
  "يرجى إدخال رمز التحقق المرسل إلى بريدك الإلكتروني لإكمال عملية التحقق",
);
export const submit = word("auth.submit", "Submit", "تأكيد");
export const resend = word("auth.resend", "Resend Code", "إعادة إرسال الرمز");
export const resendIn = word("auth.resendIn", "Resend Code ({time})", "إعادة الإرسال بعد {time}");
export const resendWait = word(
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
export const resendNow = word(
  "auth.resendNow",
  "You can ask for another code now.",
  "يمكنك طلب رمز آخر الآن.",
);
export const verifyHelp = word(
  "auth.verifyHelp",
  "Can’t find it? Look in your spam folder.",
  "لم تجده؟ ابحث في البريد غير المرغوب فيه.",
);
export const otherEmail = word("auth.otherEmail", "Use another email", "استخدم بريدًا آخر");
export const verified = word(
  "auth.verified",
  "Your Email has been verfied successfully",
  "تم تأكيد بريدك الإلكتروني بنجاح",
);
