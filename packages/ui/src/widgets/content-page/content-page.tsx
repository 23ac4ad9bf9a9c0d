"use client";
import { ChevronRight } from "../../primitives/icon/icon-nodes.js";
import { useId, type ComponentProps, type ReactNode } from "react";
import { Anchor, applyMessages, useMessages } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { cx } from "../../lib/cx.js";

/** A block of a content page, as the server sends it. */
export type ContentBlockData =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "link"; text: string; href: string };

export interface ContentPageProps extends Omit<ComponentProps<"article">, "children"> {
  blocks: readonly ContentBlockData[];
  /** Above the text on phones, next to it on desktop. */
  picture?: ReactNode;
}

const outside = (href: string) => /^(https?:|mailto:|tel:)/.test(href);
/** Allows external, root-relative and fragment links. Rejects script URLs, whatever the server sends. */
const isSafe = (href: string) => outside(href) || /^[#/](?!\/)/.test(href);

/**
 * Content page made of typed blocks: headings, paragraphs, lists, links. On desktop, the picture and, from three
 * headings on, a table of contents are next to the text.
 */
export function ContentPage({ blocks, picture, className, ...rest }: ContentPageProps) {
  const { t } = useMessages();
  const id = useId();
  const headings = blocks.flatMap((block, at) =>
    block.kind === "heading" ? [{ text: block.text, at }] : [],
  );
  const contents = headings.length >= 3;
  const hasAside = contents || Boolean(picture);
  return (
    <article
      data-slot="content-page"
      {...rest}
      className={cx(
        "wrap-break-word",
        hasAside && "desktop:grid desktop:justify-between desktop:gap-12",
        picture
          ? "desktop:grid-cols-[minmax(0,44rem)_minmax(0,28rem)]"
          : contents && "desktop:grid-cols-[minmax(0,44rem)_minmax(0,16rem)]",
        className,
      )}
    >
      {hasAside && (
        <div className={cx("desktop:order-2", picture ? "max-desktop:mb-6" : "max-desktop:hidden")}>
          {picture}
          {contents && (
            <nav
              aria-labelledby={`${id}-contents`}
              data-slot="content-contents"
              className={cx("max-desktop:hidden desktop:sticky desktop:top-28", picture ? "mt-8" : null)}
            >
              <h2 id={`${id}-contents`} className="mb-2 text-small font-semibold text-muted">
                {t(applyMessages.onThisPage)}
              </h2>
              <ul className="border-s border-border">
                {headings.map(({ text, at }) => (
                  <li key={at}>
                    <a
                      href={`#${id}-${at}`}
                      onClick={(event) => {
                        // Keep the URL: a router would read the fragment as a page.
                        event.preventDefault();
                        const heading = document.getElementById(`${id}-${at}`);
                        heading?.scrollIntoView({ block: "start" });
                        heading?.focus({ preventScroll: true });
                      }}
                      className="flex min-h-touch items-center ps-4 text-small text-muted hover:text-text"
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      )}
      <div className="max-w-176 desktop:order-1">
        {blocks.map((block, at) => {
          switch (block.kind) {
            case "heading":
              return (
                <h2
                  key={at}
                  id={`${id}-${at}`}
                  tabIndex={-1}
                  className="mt-8 mb-2 scroll-mt-28 text-heading heading outline-none first:mt-0"
                >
                  {block.text}
                </h2>
              );
            case "paragraph":
              return (
                <p key={at} className="mb-4 text-pretty">
                  {block.text}
                </p>
              );
            case "list":
              return (
                <ul key={at} className="mb-4 grid list-disc gap-1.5 ps-5 marker:text-faint">
                  {block.items.map((item, i) => (
                    <li key={i}>{item}</li>
                  ))}
                </ul>
              );
            case "link": {
              if (!isSafe(block.href)) return null;
              const linkClass =
                "mb-3 flex min-h-14 items-center justify-between gap-3 rounded-field border border-border bg-surface px-4 py-2.5 font-medium transition-colors hover:bg-sunken";
              const content = (
                <>
                  <span className="min-w-0">{block.text}</span>
                  <Icon of={ChevronRight} flip className="flex-none text-faint" />
                </>
              );
              return outside(block.href) ? (
                <a key={at} href={block.href} rel="noopener" className={linkClass}>
                  {content}
                </a>
              ) : (
                <Anchor key={at} href={block.href} className={linkClass}>
                  {content}
                </Anchor>
              );
            }
          }
        })}
      </div>
    </article>
  );
}
