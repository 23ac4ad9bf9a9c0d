"use client";
import { Search } from "../../primitives/icon/icon-nodes.js";
import { memo, useCallback, useMemo, type MouseEvent } from "react";
import { nextPaint } from "../../lib/next-paint.js";
import { catalogueMessages, useMessages } from "../../locale/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { cx } from "../../lib/cx.js";
import { CategoryNavigation, useScrollSpy } from "../../widgets/category-navigation/index.js";
import { featuredId, sectionId } from "./menu-sections.js";

/** Height of the sticky elements at the top, in px: header or compact bar, and the pills. */
const stickyHeight = 150;

/**
 * The pills of a menu, and the search beside them on desktop. Has the category in view as its own state: neither scrolling nor a
 * press of a pill renders the menu. Memoized.
 */
export const MenuNavigation = memo(function MenuNavigation({
  sections,
  categoryHref,
  searchHref,
  compact,
}: {
  sections: readonly { id: string; name: string }[];
  categoryHref: (categoryId: string) => string;
  searchHref: string | undefined;
  /** Whether the compact bar is shown above. */
  compact: boolean;
}) {
  const { t } = useMessages();
  const ids = useMemo(() => sections.map(({ id }) => sectionId(id)), [sections]);
  const { current, hold } = useScrollSpy(ids, stickyHeight);
  // Scrolls to a category and focuses its heading, after the paint that shows the pressed pill.
  const scrollToCategory = useCallback(
    (id: string, event: MouseEvent) => {
      const section = document.getElementById(sectionId(id));
      if (!section) return;
      event.preventDefault();
      hold(sectionId(id));
      void nextPaint().then(() => {
        const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
        section.scrollIntoView({ block: "start", behavior: reducedMotion ? "auto" : "smooth" });
        section.querySelector("h2")?.focus({ preventScroll: true });
      });
    },
    [hold],
  );
  return (
    <CategoryNavigation
      items={sections.map(({ id, name }) => ({
        id,
        name,
        href: id === featuredId ? `#${sectionId(id)}` : categoryHref(id),
      }))}
      current={current === null ? null : current.slice(sectionId("").length)}
      onSelect={scrollToCategory}
      end={
        searchHref && (
          <IconButton
            href={searchHref}
            icon={Search}
            variant="outline"
            aria-label={t(catalogueMessages.searchMenu)}
            className="max-desktop:hidden"
          />
        )
      }
      className={cx(
        "sticky top-15 z-sticky px-gutter desktop:top-header-desktop desktop:px-0",
        compact && "max-desktop:border-b max-desktop:border-border",
      )}
    />
  );
});
