import { usePageTitle } from "@talabee/ui/app";
import { authMessages } from "@talabee/ui/locale";
import { VerifiedScreen } from "@talabee/ui/screens/verified-screen";
import { AuthPageHeader } from "../shell/index.js";
import { paths } from "../platform/index.js";
import { useAuthPicture } from "../features/session/index.js";

/** Confirmation of a verified e-mail address (REQ-ROUTE-08). */
export default function VerifiedRoute() {
  const picture = useAuthPicture();
  usePageTitle(authMessages.verified);

  return <VerifiedScreen header={<AuthPageHeader />} picture={picture} signInHref={paths.auth} />;
}
