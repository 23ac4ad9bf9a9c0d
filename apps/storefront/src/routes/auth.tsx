import { LoginRequest, RegisterRequest } from "@talabee/contract";
import { readUserEmail, safeReturnTo, selectIsAuthenticated } from "@talabee/domain";
import { validateWith } from "@talabee/ui/forms/form";
import { useMessages, authMessages } from "@talabee/ui/locale";
import { type AuthMode, AuthScreen } from "@talabee/ui/screens/auth-screen";
import { useState } from "react";
import { useSelector } from "react-redux";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { AuthPageHeader, PageTitle } from "../shell/index.js";
import { localStorage, paths, validationText } from "../platform/index.js";
import { useCartActions } from "../features/cart/index.js";
import { createAccount, signIn, type SignInResult, useAuthPicture } from "../features/session/index.js";

const validateSignIn = validateWith(LoginRequest, validationText);
const validateRegister = validateWith(RegisterRequest, validationText);

export default function AuthRoute() {
  const { t } = useMessages();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { continueAfterSignIn } = useCartActions();
  const [cameSignedIn] = useState(useSelector(selectIsAuthenticated));
  const [mode, setMode] = useState<AuthMode>("sign-in");
  const picture = useAuthPicture();
  const returnTo = safeReturnTo(search.get("returnTo"));

  const goOn = async (result: SignInResult) => {
    if (result.outcome === "refused") return { fields: result.errors, form: result.message || undefined };
    if (result.outcome === "must-verify") void navigate(paths.verify(returnTo));
    else await continueAfterSignIn(returnTo, result.isInfoMissing);
    return undefined;
  };

  if (cameSignedIn) return <Navigate to={returnTo} replace />;
  return (
    <>
      <PageTitle of={t(authMessages.signInOrRegister)} />
      <AuthScreen
        header={<AuthPageHeader />}
        mode={mode}
        onModeChange={setMode}
        signIn={{ validate: validateSignIn, onSubmit: async (form) => goOn(await signIn(form)) }}
        register={{ validate: validateRegister, onSubmit: async (form) => goOn(await createAccount(form)) }}
        email={readUserEmail(localStorage) ?? undefined}
        emptyMessage={validationText("please_fill_all_input")}
        forgotPasswordHref={paths.resetPassword}
        guestHref={paths.home}
        picture={picture}
      />
    </>
  );
}
