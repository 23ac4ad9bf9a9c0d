import { AuthScreen, type AuthMode } from "../screens/auth-screen/index.js";
import { UserInfoScreen } from "../screens/user-info-screen/index.js";
import { VerifiedScreen } from "../screens/verified-screen/index.js";
import { VerifyScreen } from "../screens/verify-screen/index.js";
import { AuthHeader } from "../widgets/auth-header/index.js";
import type { UserInfoValues } from "../widgets/user-info-form/index.js";
import { storyCountries } from "./customer.js";
import { noop, simulateResponse, type FlowState } from "./flow-state.js";
import { storyEmptyMessage, storyValidate } from "./form-messages.js";
import { storyPicture } from "./pictures.js";

/** The code that the verification screen accepts. */
export const flowCode = "123456";

const authPlaces: readonly string[] = ["auth", "register", "verify", "verified", "userinfo"];
/** Whether a place of the flow is a sign-in screen. */
export const isAuthPlace = (place: string): boolean => authPlaces.includes(place);

/** The screens of sign-in and registration by the flow's place. */
export function FlowAuthScreens({ flow }: { flow: FlowState }) {
  const { language, place, setPlace, navigate, setSignedIn } = flow;
  const ar = language === "ar";
  const picture = storyPicture("products/a-machboos-chicken-plate");
  const header = <AuthHeader homeHref="#home" onLanguageChange={noop} />;
  switch (place) {
    case "auth":
    case "register":
      return (
        <AuthScreen
          header={header}
          mode={place === "register" ? "register" : ("sign-in" satisfies AuthMode)}
          onModeChange={(mode) => setPlace(mode === "register" ? "register" : "auth")}
          emptyMessage={storyEmptyMessage(language)}
          picture={picture}
          guestHref="#home"
          signIn={{
            validate: storyValidate(language, () => ["email", "password"]),
            onSubmit: async () => {
              await simulateResponse();
              setSignedIn(true);
              navigate("userinfo");
            },
          }}
          register={{
            validate: storyValidate(language, () => [
              "first_name",
              "last_name",
              "email",
              "mobile",
              "password",
              "password_confirmation",
            ]),
            onSubmit: async () => {
              await simulateResponse();
              navigate("verify");
            },
          }}
        />
      );
    case "verify":
      return (
        <VerifyScreen
          header={header}
          picture={picture}
          email="noor@mail.qa"
          validate={(code) => (/^\d{6}$/.test(code) ? undefined : ar ? "الرمز غير صحيح" : "Invalid Code")}
          onSubmit={async (code) => {
            await simulateResponse();
            if (code === flowCode) return navigate("verified");
            return ar ? "رمز التحقق غير صالح" : "Verification code is invalid";
          }}
          onResend={noop}
          otherEmailHref="#register"
        />
      );
    case "verified":
      return <VerifiedScreen header={header} picture={picture} signInHref="#auth" />;
    case "userinfo":
      return (
        <UserInfoScreen
          header={header}
          picture={picture}
          status="ready"
          onRetry={() => undefined}
          form={{
            countries: storyCountries(language),
            today: "2026-11-20",
            emptyMessage: storyEmptyMessage(language),
            validate: storyValidate<UserInfoValues>(language, () => ["birthday", "gender"]),
            onSubmit: async () => navigate("home"),
            onSkip: () => navigate("home"),
          }}
        />
      );
    default:
      return null;
  }
}
