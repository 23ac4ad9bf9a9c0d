import { ForgotPasswordRequest, ResetPasswordRequest } from "@talabee/contract";
import { readUserEmail } from "@talabee/domain";
import { validateWith } from "@talabee/ui/forms/form";
import { accountMessages, useMessages } from "@talabee/ui/locale";
import { ResetPasswordScreen } from "@talabee/ui/screens/reset-password-screen";
import type { ForgotValues, ResetValues } from "@talabee/ui/widgets/reset-password-form";
import { useState } from "react";
import { AuthPageHeader, PageTitle } from "../shell/index.js";
import { localStorage, paths, say, validationText } from "../platform/index.js";
import {
  askForReset,
  forgetReset,
  resetAskedFor,
  resetPassword,
  useAuthPicture,
} from "../features/session/index.js";

const validateEmail = validateWith<ForgotValues>(ForgotPasswordRequest, validationText);
const validateReset = validateWith<ResetValues & ForgotValues>(ResetPasswordRequest, validationText);

/** A forgotten password: the address, the code that was mailed there, a new password (REQ-ROUTE-10). */
export default function ResetPasswordRoute() {
  const { t } = useMessages();
  const picture = useAuthPicture();
  const [email, setEmail] = useState(resetAskedFor);
  const [done, setDone] = useState(false);
  const [resendAvailableAt, setResendAvailableAt] = useState<number | null>(null);
  const ask = async (address: string) => {
    const asked = await askForReset(address);
    if (asked.refused !== undefined) return asked.refused;
    setResendAvailableAt(asked.resendAvailableAt.getTime());
    setEmail(address);
  };
  return (
    <>
      <PageTitle of={t(accountMessages.forgotTitle)} />
      <ResetPasswordScreen
        header={<AuthPageHeader />}
        picture={picture}
        step={done ? "done" : email === null ? "ask" : "choose"}
        ask={{
          email: readUserEmail(localStorage) ?? undefined,
          validate: validateEmail,
          emptyMessage: validationText("please_fill_all_input"),
          onSubmit: (values) => ask(values.email.trim().toLowerCase()),
        }}
        choose={{
          email: email ?? "",
          validate: (values) => validateReset({ ...values, email: email ?? "" }),
          emptyMessage: validationText("please_fill_all_input"),
          onSubmit: async (values) => {
            const refused = await resetPassword({ ...values, email: email ?? "" });
            setDone(refused === undefined);
            return refused;
          },
        }}
        resend={{
          availableAt: resendAvailableAt,
          onResend: () => ask(email ?? ""),
          onBlocked: () => say("resend_cooldown", "error"),
        }}
        onOtherEmail={() => {
          forgetReset();
          setEmail(null);
        }}
        signInHref={paths.auth}
      />
    </>
  );
}
