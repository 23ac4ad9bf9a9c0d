import { forgotPassword, formSchema, resetPassword as resetPasswordCall } from "@talabee/contract";
import { readEmail, readUserEmail } from "@talabee/domain";
import { requestReset, clearReset, requestedResetEmail, resetPassword } from "@talabee/contract/react";
import { usePageTitle } from "@talabee/ui/app";
import { accountMessages } from "@talabee/ui/locale";
import { ResetPasswordScreen } from "@talabee/ui/screens/reset-password-screen";
import type { ForgotValues, ResetValues } from "@talabee/ui/widgets/reset-password-form";
import { useState } from "react";
import { AuthPageHeader } from "../shell/index.js";
import { paths, showMessage, useFormRules, useShop } from "../platform/index.js";
import { useAuthPicture } from "../features/session/index.js";

/** Password reset: e-mail address, mailed code, new password (REQ-ROUTE-10). */
export default function ResetPasswordRoute() {
  const shop = useShop();
  const emailRules = useFormRules<ForgotValues>(forgotPassword);
  const picture = useAuthPicture();
  const [email, setEmail] = useState(() => requestedResetEmail(shop));
  const toBody = (values: ResetValues) => ({ ...values, email: email ?? "" });
  const resetRules = useFormRules<ResetValues>(formSchema(resetPasswordCall, { toBody }));
  const [done, setDone] = useState(false);
  const [resendAvailableAt, setResendAvailableAt] = useState<number | null>(null);
  const ask = async (address: string) => {
    const requested = await requestReset(shop, address);
    if (requested.refused !== undefined) return requested.refused;
    setResendAvailableAt(requested.resendAvailableAt.getTime());
    setEmail(address);
  };
  usePageTitle(accountMessages.forgotTitle);

  return (
    <ResetPasswordScreen
      header={<AuthPageHeader />}
      picture={picture}
      step={done ? "done" : email === null ? "ask" : "choose"}
      ask={{
        email: readUserEmail(shop.localStorage) ?? undefined,
        validate: emailRules.validate,
        emptyMessage: emailRules.emptyMessage,
        onSubmit: (values) => ask(readEmail(values.email)),
      }}
      choose={{
        email: email ?? "",
        validate: resetRules.validate,
        emptyMessage: emailRules.emptyMessage,
        onSubmit: async (values) => {
          const refused = await resetPassword(shop, toBody(values));
          setDone(refused === undefined);
          return refused;
        },
      }}
      resend={{
        availableAt: resendAvailableAt,
        onResend: () => ask(email ?? ""),
        onBlocked: () => showMessage(shop, "resend_cooldown", "danger"),
      }}
      onChangeEmail={() => {
        clearReset(shop);
        setEmail(null);
      }}
      signInHref={paths.auth}
    />
  );
}
