"use client";
import { cva } from "class-variance-authority";
import { Search } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import { Anchor, useMessages, shellMessages } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";

export const searchLinkSizes = ["large", "medium"] as const;
export type SearchLinkSize = (typeof searchLinkSizes)[number];

const searchLinkClass = cva(
  "flex items-center gap-3 rounded-full border border-border bg-surface text-muted shadow-search transition-colors hover:border-control",
  {
    variants: {
      size: { large: "h-search px-5", medium: "h-search-desktop px-4.5 text-small" } satisfies Record<
        SearchLinkSize,
        string
      >,
    },
  },
);

export interface SearchLinkProps extends Omit<ComponentProps<"a">, "children" | "href"> {
  /** URL of the search screen. */
  href: string;
  /** 56 px high on the phone's home page, 48 px in the header. */
  size?: SearchLinkSize | undefined;
}

/** Link to the search screen that looks like a search field. */
export function SearchLink({ href, size = "large", className, ...rest }: SearchLinkProps) {
  const { t } = useMessages();
  return (
    <Anchor
      href={href}
      data-slot="search-link"
      data-size={size}
      {...rest}
      className={searchLinkClass({ size, className })}
    >
      <Icon of={Search} className="text-text" />
      <span className="min-w-0 flex-1 truncate">
        {t(size === "large" ? shellMessages.searchHintShort : shellMessages.searchHint)}
      </span>
    </Anchor>
  );
}
