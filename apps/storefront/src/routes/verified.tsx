import { useMessages, authMessages } from "@talabee/ui/locale";
import { VerifiedScreen } from "@talabee/ui/screens/verified-screen";
import { AuthPageHeader, PageTitle } from "../shell/index.js";
import { paths } from "../platform/index.js";
import { useAuthPicture } from "../features/session/index.js";

export default function VerifiedRoute() {
  const { t } = useMessages();
  const picture = useAuthPicture();
  return (
    <>
      <PageTitle of={t(authMessages.verified)} />
      <VerifiedScreen header={<AuthPageHeader />} picture={picture} signInHref={paths.auth} />
    </>
  );
}
