import { AuthHeader } from "@talabee/ui/widgets/auth-header";
import { paths } from "./paths.js";
import { language } from "./preferences.js";

/** The auth header: the logo leading home, and the language (spec section 2). */
export function AuthPageHeader() {
  return <AuthHeader homeHref={paths.home} onLanguageChange={language.set} />;
}
