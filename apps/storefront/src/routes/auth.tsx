import { login, register } from "@talabee/contract";
import { readUserEmail, safeReturnTo } from "@talabee/domain";
import {
  createAccount,
  type MustConfirm,
  sendSignInCode,
  signIn,
  type SignInResult,
} from "@talabee/contract/react";
import { usePageTitle } from "@talabee/ui/app";
import { authMessages } from "@talabee/ui/locale";
import { type AuthMode, AuthScreen } from "@talabee/ui/screens/auth-screen";
import { SignInCodeScreen } from "@talabee/ui/screens/sign-in-code-screen";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { AuthPageHeader } from "../shell/index.js";
import { paths, useFormRules, useShop } from "../platform/index.js";
import { KeptChoice, useCartActions, useKeptProductId } from "../features/cart/index.js";
import { useAuthPicture } from "../features/session/index.js";

/** Sign-in and registration (REQ-ROUTE-06). */
export default function AuthRoute() {
  const shop = useShop();
  const signInRules = useFormRules(login);
  const registerRules = useFormRules(register);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { continueAfterSignIn } = useCartActions();
  const email = readUserEmail(shop.localStorage) ?? undefined;
  const keptProductId = useKeptProductId();
  const [mode, setMode] = useState<AuthMode>();
  // Who adds a dish on a new device is most likely new (REQ-AUTH-56). Kept as state: the product goes before the page.
  if (mode === undefined && keptProductId !== null && email === undefined) setMode("register");
  const [confirmation, setConfirmation] = useState<MustConfirm | null>(null);
  const picture = useAuthPicture();
  const returnTo = safeReturnTo(search.get("returnTo"));

  const continueWith = async (result: SignInResult) => {
    if (result.outcome === "refused") return { fields: result.errors, form: result.message || undefined };
    if (result.outcome === "must-confirm") setConfirmation(result);
    else if (result.outcome === "must-verify") void navigate(paths.verify(returnTo));
    else await continueAfterSignIn(returnTo, result.isInfoMissing);
    return undefined;
  };
  usePageTitle(authMessages.signInOrRegister);

  if (confirmation !== null) {
    return (
      <SignInCodeScreen
        header={<AuthPageHeader />}
        picture={picture}
        type={confirmation.kind}
        onSubmit={async (code) => {
          const refused = await continueWith(
            await sendSignInCode(shop, { challenge: confirmation.challenge, otp: code }),
          );
          return refused && (refused.fields["otp"] ?? refused.form);
        }}
        onBack={() => setConfirmation(null)}
      />
    );
  }
  return (
    <AuthScreen
      header={<AuthPageHeader />}
      kept={<KeptChoice />}
      mode={mode ?? "sign-in"}
      onModeChange={setMode}
      signIn={{
        validate: signInRules.validate,
        onSubmit: async (form) => continueWith(await signIn(shop, form)),
      }}
      register={{
        validate: registerRules.validate,
        onSubmit: async (form) => continueWith(await createAccount(shop, form)),
      }}
      email={email}
      emptyMessage={signInRules.emptyMessage}
      forgotPasswordHref={paths.resetPassword}
      guestHref={paths.home}
      picture={picture}
    />
  );
}
