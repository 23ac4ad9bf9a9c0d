import { clientMessages, fillMessage } from "@talabee/contract";
import { isOtp, readUserEmail, safeReturnTo } from "@talabee/domain";
import { resendCode, submitCode } from "@talabee/contract/react";
import { usePageTitle } from "@talabee/ui/app";
import { authMessages } from "@talabee/ui/locale";
import { VerifyScreen } from "@talabee/ui/screens/verify-screen";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { AuthPageHeader } from "../shell/index.js";
import { paths, showMessage, useLanguage, useShop } from "../platform/index.js";
import { KeptChoice, useCartActions } from "../features/cart/index.js";
import { useAuthPicture } from "../features/session/index.js";

/** The code that verifies an e-mail address (REQ-ROUTE-07). */
export default function VerifyRoute() {
  const shop = useShop();
  const picture = useAuthPicture();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const language = useLanguage();
  const { continueAfterSignIn } = useCartActions();
  const [resendAvailableAt, setResendAvailableAt] = useState<number | null>(null);

  const submit = async (code: string) => {
    const result = await submitCode(shop, code);
    if (result?.outcome === "refused") return result.message;
    if (result?.outcome === "already-verified")
      void navigate("/auth/success_verify?verify=true", { replace: true });
    if (result?.outcome === "signed-in") {
      await continueAfterSignIn(safeReturnTo(search.get("returnTo")), result.isInfoMissing);
    }
    return undefined;
  };
  usePageTitle(authMessages.verifyTitle);

  return (
    <VerifyScreen
      header={<AuthPageHeader />}
      kept={<KeptChoice />}
      picture={picture}
      email={readUserEmail(shop.localStorage)}
      validate={(code) => (isOtp(code) ? undefined : fillMessage(clientMessages.otp_malformed, language))}
      onSubmit={submit}
      resendAvailableAt={resendAvailableAt}
      onResend={async () => setResendAvailableAt((await resendCode(shop))?.getTime() ?? null)}
      onResendBlocked={() => showMessage(shop, "resend_cooldown", "danger")}
      otherEmailHref={paths.auth}
    />
  );
}
