"use client";
import { useControllableState } from "@radix-ui/react-use-controllable-state";
import { useMemo, useRef, useState, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { latinKey } from "../../lib/latin-key.js";
import { Anchor, dataMessages, useLocale, useMessages } from "../../locale/index.js";
import { Checkbox } from "../checkbox/index.js";
import { ErrorState } from "../error-state/index.js";
import { Skeleton, SkeletonGroup } from "../skeleton/index.js";
import { withAll, withRange } from "./selected-range.js";
import { sortRows, type SortValue, type TableSort } from "./sort-rows.js";
import {
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRoot,
  TableRow,
  type CellAlign,
  type TableRootProps,
} from "./table-parts.js";
import { moveBetweenRows } from "./table-row-keys.js";

/** One column of a `Table`. */
export interface TableColumn<Row> {
  id: string;
  /** Head of the column. */
  header: string;
  /** What it shows of a row. */
  cell: (row: Row) => ReactNode;
  /** Values that the table sorts by. */
  sortBy?: ((row: Row) => SortValue) | undefined;
  /** The column can be sorted by whoever gives the rows, such as a server: see `onSortChange`. */
  sortable?: boolean | undefined;
  align?: CellAlign | undefined;
}

export interface TableProps<Row> extends Omit<TableRootProps, "children" | "announcement"> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Identity of a row. */
  getKey: (row: Row) => string;
  /** Name of a row, for the box that selects it: the order's code. */
  getName: (row: Row) => string;
  sort?: TableSort | null | undefined;
  defaultSort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort | null) => void) | undefined;
  /** Shows a box before each row. */
  selectable?: boolean | undefined;
  /** Keys of the selected rows; may have some of other pages. */
  selected?: string[] | undefined;
  defaultSelected?: string[] | undefined;
  onSelectedChange?: ((selected: string[]) => void) | undefined;
  /** Opens a row: by a press anywhere on it, and by the button in its first cell. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Address of a row: its first cell is a link, which leads there by itself. `onOpen` hears presses elsewhere on the row. */
  getHref?: ((row: Row) => string) | undefined;
  /** Key of the row that a panel beside the table shows. */
  current?: string | undefined;
  status?: AsyncStatus | undefined;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** Loads again after `status` was "failed". */
  onRetry?: (() => void) | undefined;
}

/**
 * Rows of data with sorting, selection and opening. Arrow up and down, J and K, Home and End move between the rows, X selects,
 * Enter opens. Tables that need more are made of its parts (`TableRoot`, `TableRow` …).
 */
export function Table<Row>({
  columns,
  rows,
  getKey,
  getName,
  sort: sortProp,
  defaultSort,
  onSortChange,
  selectable = false,
  selected: selectedProp,
  defaultSelected,
  onSelectedChange,
  onOpen,
  getHref,
  current,
  status = "ready",
  empty,
  onRetry,
  ...rest
}: TableProps<Row>) {
  const { t } = useMessages();
  const { language } = useLocale();
  const [sort, setSort] = useControllableState<TableSort | null>({
    prop: sortProp,
    defaultProp: defaultSort ?? null,
    onChange: onSortChange,
  });
  const [selected, setSelected] = useControllableState<string[]>({
    prop: selectedProp,
    defaultProp: defaultSelected ?? [],
    onChange: onSelectedChange,
  });
  const [announcement, setAnnouncement] = useState("");
  const lastSwitched = useRef<string>(undefined);
  const sortBy = sort ? columns.find(({ id }) => id === sort.column)?.sortBy : undefined;
  const shown = useMemo(
    () => (sort && sortBy ? sortRows(rows, sortBy, sort.direction, language) : rows),
    [rows, sort, sortBy, language],
  );
  const keys = shown.map(getKey);
  const chosen = new Set(selected);
  const shownChosen = keys.filter((key) => chosen.has(key)).length;

  function sortByColumn({ id, header }: TableColumn<Row>) {
    const direction = sort?.column === id && sort.direction === "ascending" ? "descending" : "ascending";
    setSort({ column: id, direction });
    setAnnouncement(
      t(direction === "ascending" ? dataMessages.sortedUp : dataMessages.sortedDown, { name: header }),
    );
  }
  function select(next: string[]) {
    setSelected(next);
    setAnnouncement(t(dataMessages.rowsSelected, { count: next.length }));
  }
  function switchRow(key: string, isRange: boolean) {
    select(withRange(selected, keys, key, !chosen.has(key), isRange ? lastSwitched.current : undefined));
    lastSwitched.current = key;
  }

  return (
    <TableRoot announcement={announcement} {...rest}>
      <TableHeader>
        <TableRow>
          {selectable && (
            <TableHeaderCell className="w-px">
              <RowBox
                name={t(dataMessages.selectAllRows)}
                checked={keys.length > 0 && shownChosen === keys.length}
                indeterminate={shownChosen > 0 && shownChosen < keys.length}
                disabled={keys.length === 0}
                onClick={() => select(withAll(selected, keys, shownChosen < keys.length))}
              />
            </TableHeaderCell>
          )}
          {columns.map((column) => (
            <TableHeaderCell
              key={column.id}
              align={column.align}
              sort={
                column.sortBy || column.sortable
                  ? sort?.column === column.id
                    ? sort.direction
                    : "none"
                  : undefined
              }
              onSort={() => sortByColumn(column)}
            >
              {column.header}
            </TableHeaderCell>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody
        aria-busy={status === "loading" || undefined}
        onKeyDown={(event) => {
          if (moveBetweenRows(event) || latinKey(event) !== "x" || !selectable) return;
          const key = (event.target as HTMLElement).closest<HTMLElement>("[data-key]")?.dataset["key"];
          if (key !== undefined && !(event.ctrlKey || event.metaKey)) switchRow(key, false);
        }}
      >
        {shown.map((row, index) => {
          const key = keys[index]!;
          return (
            <TableRow
              key={key}
              data-key={key}
              selected={chosen.has(key) || key === current}
              interactive={onOpen !== undefined}
              onClick={onOpen && ((event) => !isForElse(event) && onOpen(row))}
            >
              {selectable && (
                <TableCell>
                  <RowBox
                    name={t(dataMessages.selectRow, { name: getName(row) })}
                    checked={chosen.has(key)}
                    onClick={(event) => switchRow(key, event.shiftKey)}
                  />
                </TableCell>
              )}
              {columns.map(({ id, header, cell, align }, at) => (
                <TableCell key={id} align={align} label={at === 0 ? undefined : header}>
                  {at === 0 ? (
                    <FirstCell
                      href={getHref?.(row)}
                      isCurrent={key === current}
                      onOpen={onOpen && (() => onOpen(row))}
                    >
                      {cell(row)}
                    </FirstCell>
                  ) : (
                    <span className="min-w-0 wrap-anywhere">{cell(row)}</span>
                  )}
                </TableCell>
              ))}
            </TableRow>
          );
        })}
        {shown.length === 0 && (
          <TableRow>
            <TableCell colSpan={columns.length + Number(selectable)}>
              <Instead {...{ status, empty, onRetry }} />
            </TableCell>
          </TableRow>
        )}
      </TableBody>
    </TableRoot>
  );
}

/** Whether a press on a row was for something else: a control in it, text that was selected, or a new tab. */
const isForElse = ({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
  const control = (target as Element).closest("a, button, input, label, select, textarea, [role=menu]");
  const selection = currentTarget.ownerDocument.getSelection();
  return (
    (control !== null && currentTarget.contains(control)) ||
    (selection?.isCollapsed === false && selection.containsNode(currentTarget, true)) ||
    ctrlKey ||
    metaKey ||
    shiftKey
  );
};

function RowBox({ name, ...rest }: { name: string } & Omit<ComponentProps<typeof Checkbox>, "label">) {
  // `onClick` knows Shift, which `onChange` does not; without `onChange` React would call the box read-only.
  return <Checkbox label={<span className="sr-only">{name}</span>} onChange={() => {}} {...rest} />;
}

interface FirstCellProps {
  href: string | undefined;
  isCurrent: boolean;
  onOpen: (() => void) | undefined;
  children: ReactNode;
}

/** What names the row: the link or the button that opens it. */
function FirstCell({ href, isCurrent, onOpen, children }: FirstCellProps) {
  const attributes = {
    "data-slot": "table-open",
    "aria-current": isCurrent || undefined,
    className:
      "flex min-h-9 min-w-6 items-center rounded-small font-semibold underline-offset-4 hover:underline",
  };
  if (href !== undefined)
    return (
      <Anchor {...attributes} href={href}>
        {children}
      </Anchor>
    );
  if (onOpen)
    return (
      <button type="button" {...attributes} onClick={onOpen}>
        {children}
      </button>
    );
  return <span className="font-semibold">{children}</span>;
}

/** What stands in place of rows. */
function Instead({ status, empty, onRetry }: Pick<TableProps<never>, "status" | "empty" | "onRetry">) {
  const { t } = useMessages();
  if (status === "loading")
    return (
      <SkeletonGroup className="grid w-full gap-5 py-3">
        {["w-full", "w-4/5", "w-full", "w-3/5"].map((className, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity
          <Skeleton key={at} className={className} />
        ))}
      </SkeletonGroup>
    );
  if (status === "failed")
    return <ErrorState picture={null} level={3} onRetry={onRetry} className="w-full" />;
  return <div className="w-full py-6 text-center text-muted">{empty ?? t(dataMessages.noRows)}</div>;
}
