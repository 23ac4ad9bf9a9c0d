"use client";
import { ChevronRight } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps, ReactNode } from "react";
import { Anchor } from "../../locale/index.js";
import { Icon, type IconDrawing } from "../../primitives/icon/index.js";
import { cx } from "../../lib/cx.js";
import { IconTile } from "../icon-tile/index.js";

/** Surface with rows, separated by hairlines that start under the text. */
export function ListCard({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      data-slot="list-card"
      {...rest}
      className={cx("@container overflow-clip rounded-picture border border-border bg-surface", className)}
    />
  );
}

export interface ListRowProps extends Omit<ComponentProps<"div">, "children"> {
  icon: IconDrawing;
  /** Mirrors the icon in RTL. */
  flip?: boolean | undefined;
  label: ReactNode;
  description?: ReactNode;
  /** Muted, at the end: a value, a tag or a control. */
  end?: ReactNode;
  /** Makes the whole row a link with a chevron. */
  href?: string | undefined;
  /** Makes the whole row a button. */
  onClick?: (() => void) | undefined;
  loading?: boolean | undefined;
}

const row =
  "relative flex min-h-16 w-full items-center gap-3.5 px-4 py-2.5 text-start not-first:before:absolute not-first:before:top-0 not-first:before:start-[74px] not-first:before:end-0 not-first:before:h-px not-first:before:bg-border @max-[12rem]:flex-wrap @max-[12rem]:not-first:before:start-4";
const pressable =
  "transition-colors hover:bg-sunken active:bg-border focus-visible:-outline-offset-[3px] focus-visible:rounded-field";

/** Without what only decorates, words of large text have room on a phone. */
const wide = "@max-[12rem]:hidden";

/** Row of a list card: label, value, and optionally a link or action. */
export function ListRow({
  icon,
  flip,
  label,
  description,
  end,
  href,
  onClick,
  loading = false,
  className,
  ...restProps
}: ListRowProps) {
  // The element type depends on the row's props.
  const rest: object = restProps;
  const content = (
    <>
      <IconTile of={icon} flip={flip} className={wide} />
      <span className="flex-words">
        <span className="block font-medium">{label}</span>
        {description && <span className="block text-small text-muted">{description}</span>}
      </span>
      {end && <span className="flex-none text-small text-muted @max-[12rem]:ms-auto">{end}</span>}
      {href && <Icon of={ChevronRight} flip className={cx("text-faint", wide)} />}
    </>
  );
  if (href !== undefined)
    return (
      <Anchor href={href} data-slot="list-row" {...rest} className={cx(row, pressable, className)}>
        {content}
      </Anchor>
    );
  if (onClick)
    return (
      <button
        type="button"
        data-slot="list-row"
        aria-busy={loading || undefined}
        aria-disabled={loading || undefined}
        onClick={() => !loading && onClick()}
        {...rest}
        className={cx(row, pressable, className)}
      >
        {content}
      </button>
    );
  return (
    <div data-slot="list-row" {...rest} className={cx(row, className)}>
      {content}
    </div>
  );
}
