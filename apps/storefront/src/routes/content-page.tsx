import { usePageHead } from "@talabee/ui/app";
import { shellMessages, useMessages } from "@talabee/ui/locale";
import { ContentScreen } from "@talabee/ui/screens/content-screen";
import { useLocation } from "react-router";
import { problemScreen } from "../shell/index.js";
import { pageRead, paths, useApiQuery } from "../platform/index.js";

const titles = { about: shellMessages.about, terms: shellMessages.terms, privacy: shellMessages.privacy };

/** A text page of the server, by its path: about us, terms, privacy (REQ-ROUTE-17). */
export default function ContentPageRoute() {
  const slug = useLocation().pathname.replaceAll("/", "") as keyof typeof titles;
  const { t } = useMessages();
  const page = useApiQuery(...pageRead(slug));

  const title = page.data?.title ?? t(titles[slug]);
  usePageHead(page.data && { kind: slug, name: title, blocks: page.data.blocks }, page.status);
  const problem = problemScreen(page.error, page.data);
  if (problem !== null) return problem;
  return (
    <ContentScreen
      status={page.status}
      onRetry={page.retry}
      backHref={paths.home}
      title={title}
      blocks={page.data?.blocks ?? []}
    />
  );
}
