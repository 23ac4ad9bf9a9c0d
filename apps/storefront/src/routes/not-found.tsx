import { useText, shellWords } from "@talabee/ui/locale";
import { StatusScreen } from "@talabee/ui/screens/status-screen";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";

export default function NotFoundRoute() {
  const { t } = useText();
  return (
    <>
      <PageTitle of={t(shellWords.notFoundTitle)} />
      <StatusScreen kind="not-found" homeHref={paths.home} />
    </>
  );
}
