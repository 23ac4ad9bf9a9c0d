import {
  formSchema,
  login,
  register,
  resendVerification,
  validationText,
  verifyEmail,
} from "@talabee/contract";
import { validateWith } from "@talabee/ui/forms/form";
import { useLocale } from "@talabee/ui/locale";
import { AuthScreen, type AuthMode } from "@talabee/ui/screens/auth-screen";
import { VerifyScreen } from "@talabee/ui/screens/verify-screen";
import { useState } from "react";
import { useFormWrite, useWrite } from "../panel";
import { setToken } from "../session";

/** Sign-in, registration and the code that the panel mails to a new address. */
export default function SignInPage() {
  const { language } = useLocale();
  const [mode, setMode] = useState<AuthMode>("sign-in");
  const [unverified, setUnverified] = useState<string | null>(null);
  const enter = ({ token }: { token: string }) => {
    setToken(token);
    history.back();
  };
  const signIn = useFormWrite(login, enter);
  const createAccount = useFormWrite(register, ({ email }) => setUnverified(email));
  const verify = useWrite(verifyEmail);
  const resend = useWrite(resendVerification);

  if (unverified !== null)
    return (
      <VerifyScreen
        email={unverified}
        validate={(code) => (/^\d{6}$/.test(code) ? undefined : validationText(language)("otp_invalid"))}
        onSubmit={async (otp) => {
          let message = "";
          const session = await verify.send({ body: { email: unverified, otp } }, (error) => {
            message = error.message;
            return true;
          });
          if (session === null) return message;
          enter(session);
          return undefined;
        }}
        onResend={() => void resend.send({ body: { email: unverified } })}
      />
    );
  const text = validationText(language);
  return (
    <AuthScreen
      mode={mode}
      onModeChange={setMode}
      signIn={{ validate: validateWith(formSchema(login), text), onSubmit: signIn }}
      register={{ validate: validateWith(formSchema(register), text), onSubmit: createAccount }}
      emptyMessage={text("please_fill_all_input")}
    />
  );
}
