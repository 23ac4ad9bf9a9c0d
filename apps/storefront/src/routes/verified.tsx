import { useText, authWords } from "@talabee/ui/locale";
import { VerifiedScreen } from "@talabee/ui/screens/verified-screen";
import { AuthPageHeader } from "../app/auth-page-header.js";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { useAuthPicture } from "../data/use-auth-picture.js";

export default function VerifiedRoute() {
  const { t } = useText();
  const picture = useAuthPicture();
  return (
    <>
      <PageTitle of={t(authWords.verified)} />
      <VerifiedScreen header={<AuthPageHeader />} picture={picture} signInHref={paths.auth} />
    </>
  );
}
