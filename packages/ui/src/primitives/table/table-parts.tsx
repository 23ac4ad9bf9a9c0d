"use client";
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- `display: grid` takes the roles of rows and cells away in some browsers */
import { useLayoutEffect, useRef, useState, type ComponentProps } from "react";
import { cx } from "../../lib/cx.js";
import { mergeRefs } from "../../lib/merge-refs.js";
import { Icon } from "../icon/index.js";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "../icon/icon-nodes.js";

export const cellAligns = ["start", "center", "end"] as const;
export type CellAlign = (typeof cellAligns)[number];

export interface TableRootProps extends ComponentProps<"div"> {
  /** Accessible name of the table. */
  label: string;
  /** Where the frame is narrower than 600 px: rows become cards with a label before each value, or the frame scrolls. */
  narrow?: "cards" | "scroll" | undefined;
  /** Read aloud when it changes: what was sorted or selected. */
  announcement?: string | undefined;
}

/**
 * Frame of a table. It scrolls by itself, and its head stays on top: give it a height to make the rows scroll under the head.
 */
export function TableRoot({
  label,
  narrow = "cards",
  announcement,
  ref,
  className,
  children,
  ...rest
}: TableRootProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () =>
      setScrolls(
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div
      data-slot="table"
      data-narrow={narrow}
      {...(scrolls ? { role: "region", "aria-label": label, tabIndex: 0 } : {})}
      {...rest}
      ref={mergeRefs(frame, ref)}
      className={cx("ui-table", className)}
    >
      <table role="table" aria-label={label} data-slot="table-grid" data-narrow={narrow}>
        {children}
      </table>
      {announcement !== undefined && (
        <div role="status" className="sr-only">
          {announcement}
        </div>
      )}
    </div>
  );
}

/** The heads of the columns: one `TableRow` of `TableHeaderCell`s. */
export function TableHeader(props: ComponentProps<"thead">) {
  return <thead role="rowgroup" data-slot="table-header" {...props} />;
}

/** The rows. */
export function TableBody(props: ComponentProps<"tbody">) {
  return <tbody role="rowgroup" data-slot="table-body" {...props} />;
}

export interface TableRowProps extends ComponentProps<"tr"> {
  /** The row is selected, or is what a panel beside the table shows. */
  selected?: boolean | undefined;
  /** A press on it does something. */
  interactive?: boolean | undefined;
}

/** One row. */
export function TableRow({ selected, interactive, ...rest }: TableRowProps) {
  return (
    <tr
      role="row"
      data-slot="table-row"
      data-selected={selected ? "" : undefined}
      data-interactive={interactive ? "" : undefined}
      {...rest}
    />
  );
}

export interface TableHeaderCellProps extends Omit<ComponentProps<"th">, "align"> {
  align?: CellAlign | undefined;
  /** Order of the rows by this column; "none" if it can sort them. Undefined for a column that cannot. */
  sort?: "ascending" | "descending" | "none" | undefined;
  /** Called by a press on the head. */
  onSort?: (() => void) | undefined;
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** Head of a column; with `sort` a button. */
export function TableHeaderCell({ align, sort, onSort, children, ...rest }: TableHeaderCellProps) {
  return (
    <th
      role="columnheader"
      scope="col"
      data-slot="table-header-cell"
      data-align={align}
      aria-sort={sort === undefined || sort === "none" ? undefined : sort}
      {...rest}
    >
      {sort === undefined ? (
        children
      ) : (
        <button
          type="button"
          data-slot="table-sort"
          onClick={onSort}
          className={cx(
            "-mx-2 inline-flex min-h-9 items-center gap-1 rounded-small px-2 font-medium hover:text-text",
            sort !== "none" && "text-text",
          )}
        >
          <span>{children}</span>
          <Icon of={sortIcons[sort]} size="small" />
        </button>
      )}
    </th>
  );
}

export interface TableCellProps extends Omit<ComponentProps<"td">, "align"> {
  align?: CellAlign | undefined;
  /** Shown before the value where rows are cards: the head of the column. */
  label?: string | undefined;
}

/** One value. */
export function TableCell({ align, label, ...rest }: TableCellProps) {
  return <td role="cell" data-slot="table-cell" data-align={align} data-label={label} {...rest} />;
}
