"use client";
import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { Anchor, useMessages, shellMessages } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { cx } from "../../lib/cx.js";

export interface SearchLinkProps extends Omit<ComponentProps<"a">, "children" | "href"> {
  /** The search screen. */
  href: string;
  /** 56 high on a phone's home, 48 in the header. */
  size?: "large" | "medium" | undefined;
}

/** Looks like a search box and leads to the search screen, where one types. */
export function SearchLink({ href, size = "large", className, ...rest }: SearchLinkProps) {
  const { t } = useMessages();
  return (
    <Anchor
      href={href}
      data-slot="search-link"
      {...rest}
      className={cx(
        "flex items-center gap-3 rounded-full border border-border bg-surface text-muted shadow-search transition-colors hover:border-control",
        size === "large" ? "h-search px-5" : "h-search-desktop px-4.5 text-f2",
        className,
      )}
    >
      <Icon of={Search} className="text-text" />
      <span className="min-w-0 flex-1 truncate">
        {t(size === "large" ? shellMessages.searchHintShort : shellMessages.searchHint)}
      </span>
    </Anchor>
  );
}
