import { page as pageCall } from "@talabee/contract";
import { shellWords, useText } from "@talabee/ui/locale";
import { ContentScreen } from "@talabee/ui/screens/content-screen";
import { useLocation } from "react-router-dom";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { problemScreen } from "../app/problem-screen.js";
import { usePanelQuery } from "../data/use-panel-query.js";

const titles = { about: shellWords.about, terms: shellWords.terms, privacy: shellWords.privacy };

/** A page of text out of the panel, named by its address: about us, terms, privacy (spec section 2). */
export default function ContentPageRoute() {
  const slug = useLocation().pathname.replaceAll("/", "") as keyof typeof titles;
  const { t } = useText();
  const page = usePanelQuery(pageCall, { params: { slug } });
  const problem = problemScreen(page.error, page.data);
  if (problem !== null) return problem;
  const title = page.data?.title ?? t(titles[slug]);
  return (
    <>
      <PageTitle of={title} status={page.status} />
      <ContentScreen
        status={page.status}
        onRetry={page.retry}
        backHref={paths.home}
        title={title}
        blocks={page.data?.blocks ?? []}
      />
    </>
  );
}
