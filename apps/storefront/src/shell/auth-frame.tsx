import { PageShell } from "@talabee/ui/screens/page-shell";
import { AuthHeader } from "@talabee/ui/widgets/auth-header";
import { paths, useShop } from "../platform/index.js";
import { RouteOutlet } from "./route-outlet.js";
import { useConnectionText } from "./use-connection-text.js";

/** Frame of the sign-in screens; each screen places the auth header itself. */
export function AuthFrame() {
  return (
    <PageShell connection={useConnectionText()}>
      <RouteOutlet />
    </PageShell>
  );
}

/** The auth header: the logo leading home, and the language (REQ-APP-07). */
export function AuthPageHeader() {
  return <AuthHeader homeHref={paths.home} onLanguageChange={useShop().language.set} />;
}
