import { AuthHeader } from "@talabee/ui/widgets/auth-header";
import { language, paths } from "../platform/index.js";

/** The auth header: the logo leading home, and the language (REQ-APP-07). */
export function AuthPageHeader() {
  return <AuthHeader homeHref={paths.home} onLanguageChange={language.set} />;
}
