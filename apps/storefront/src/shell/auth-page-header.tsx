import { AuthHeader } from "@talabee/ui/widgets/auth-header";
import { paths, useShop } from "../platform/index.js";

/** The auth header: the logo leading home, and the language (REQ-APP-07). */
export function AuthPageHeader() {
  const shop = useShop();
  return <AuthHeader homeHref={paths.home} onLanguageChange={shop.language.set} />;
}
