import { Anchor, useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { officeMessages as m } from "../../messages/index.js";
import { hrefWith, useOffice } from "../office-context.js";

export interface TableColumn<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  end?: boolean;
}

export interface OfficeTableProps<Row> {
  /** Accessible name. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Address of a row's page: the link is in the first column, and the whole row opens it. */
  rowHref?: ((row: Row) => string) | undefined;
}

/** Rows of the office; cards on phones. J and K move between rows that have a page. */
export function OfficeTable<Row>({ label, columns, rows, rowKey, rowHref }: OfficeTableProps<Row>) {
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  return (
    <table
      ref={table}
      className="office-table"
      aria-label={label}
      data-links={rowHref === undefined ? undefined : ""}
    >
      <thead>
        <tr>
          {columns.map(({ id, head, end }) => (
            <th key={id} scope="col" data-end={end === true ? "" : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ id, head, cell, end }, at) => (
              <td key={id} data-head={head} data-end={end === true ? "" : undefined}>
                {at === 0 && rowHref !== undefined ? (
                  <Anchor href={rowHref(row)} className="office-row-link">
                    {cell(row)}
                  </Anchor>
                ) : (
                  cell(row)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether a key belongs to what has the focus. */
export function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  if (!(target instanceof Element)) return false;
  return target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=menu]") !== null;
}

/** By the place of the keys, so that an Arabic keyboard has them, too. */
function useRowKeys(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const step = event.code === "KeyJ" ? 1 : event.code === "KeyK" ? -1 : 0;
      if (step === 0 || isTyping(event)) return;
      const links = [...(table.current?.querySelectorAll<HTMLElement>(".office-row-link") ?? [])];
      const at = links.indexOf(document.activeElement as HTMLElement);
      const next = at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step;
      const link = links[next];
      if (link === undefined) return;
      event.preventDefault();
      link.focus();
      link.scrollIntoView({ block: "nearest" });
    };
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [table]);
}

/** How many rows are shown, and the page after them: an address, so that Back returns. */
export function TableEnd({
  count,
  nextCursor,
  children,
}: {
  count: number;
  nextCursor: string | null;
  children?: ReactNode;
}) {
  const { t } = useMessages();
  const office = useOffice();
  return (
    <div className="office-table-end">
      <span>{nextCursor === null ? t(m.shownCount, { count }) : t(m.thereIsMore, { count })}</span>
      {nextCursor !== null && (
        <Button variant="outline" size="small" href={hrefWith(office, { after: nextCursor })}>
          {t(m.more)}
        </Button>
      )}
      {children}
    </div>
  );
}
