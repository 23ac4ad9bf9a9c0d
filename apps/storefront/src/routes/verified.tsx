import { useText, authWords } from "@talabee/ui/locale";
import { VerifiedScreen } from "@talabee/ui/screens/verified-screen";
import { AuthPageHeader } from "../app/auth-page-header.js";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";

export default function VerifiedRoute() {
  const { t } = useText();
  return (
    <>
      <PageTitle of={t(authWords.verified)} />
      <VerifiedScreen header={<AuthPageHeader />} signInHref={paths.auth} />
    </>
  );
}
