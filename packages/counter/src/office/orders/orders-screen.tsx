import type { CallData, panelOrders } from "@talabee/contract";
import { ORDER_STATUSES } from "@talabee/domain";
import { moneyText, useFormat, useMarket, useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { EmptyState } from "@talabee/ui/primitives/empty-state";
import { Icon } from "@talabee/ui/primitives/icon";
import { KeyHint } from "@talabee/ui/primitives/key-hint";
import { SearchField } from "@talabee/ui/primitives/search-field";
import { Select } from "@talabee/ui/primitives/select";
import { TextField } from "@talabee/ui/primitives/text-field";
import { StatusBadge, useStatusLabel } from "@talabee/ui/widgets/status-badge";
import { Download } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { officeMessages as m } from "../../messages/index.js";
import { hrefWith, useOffice } from "../office-context.js";
import { Moment } from "../parts/moment.js";
import { isTyping, OfficeTable, TableEnd } from "../parts/table.js";
import { csvOf, download } from "./csv.js";
import { viewQuery } from "./order-views.js";
import { useOrderWords } from "./order-words.js";
import { ViewBar } from "./view-bar.js";

type List = CallData<typeof panelOrders>;
type Row = List["items"][number];

export interface OrdersScreenProps {
  stores: readonly { readonly id: string; readonly name: string }[];
  /** Undefined while it loads. */
  list: List | undefined;
  /** Shown until then. */
  waiting: ReactNode;
}

/** Orders in a table, with views and filters that stand in the address. */
export function OrdersScreen({ stores, list, waiting }: OrdersScreenProps) {
  const { t } = useMessages();
  const { query } = useOffice();
  const rows = list?.items;
  const exported = useExport(rows);
  const isFiltered = viewQuery(query) !== "";
  return (
    <div className="grid gap-3.5">
      <ViewBar />
      <div className="office-filters">
        <OrderFilters key={query.get("q") ?? ""} stores={stores} />
        <span className="flex-1" />
        <Button
          variant="outline"
          size="small"
          icon={<Icon of={Download} />}
          onClick={exported}
          aria-label={`${t(m.csv)}: ${t(m.exportRows)}`}
          className="office-wide"
        >
          {t(m.csv)}
        </Button>
      </div>
      {list === undefined || rows === undefined ? (
        waiting
      ) : rows.length === 0 ? (
        <EmptyState
          level={2}
          title={t(m.noOrders)}
          text={isFiltered ? t(m.noOrdersText) : undefined}
          action={
            isFiltered && (
              <Button variant="outline" href="/orders">
                {t(m.clearFilters)}
              </Button>
            )
          }
        />
      ) : (
        <OrderRows rows={rows} nextCursor={list.next_cursor} />
      )}
    </div>
  );
}

function OrderRows({ rows, nextCursor }: { rows: readonly Row[]; nextCursor: string | null }) {
  const { t } = useMessages();
  const { money } = useFormat();
  const { time } = useStaffFormat();
  const words = useOrderWords();
  return (
    <>
      <OfficeTable
        label={t(m.orders)}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/orders/${id}`}
        columns={[
          { id: "code", head: t(m.order), cell: (row) => <bdi dir="ltr">{row.order_code}</bdi> },
          { id: "time", head: t(m.time), cell: (row) => <Moment at={row.created_at} /> },
          { id: "store", head: t(m.store), cell: (row) => <bdi>{row.vendor.name}</bdi> },
          {
            id: "status",
            head: t(m.status),
            cell: (row) => <StatusBadge status={row.order_status} orderType={row.order_type} />,
          },
          { id: "kind", head: t(m.kind), cell: (row) => words.type(row.order_type) },
          {
            id: "due",
            head: t(m.due),
            cell: (row) => (row.eta === null ? "—" : <bdi dir="ltr">{time(row.eta.latest_by)}</bdi>),
          },
          { id: "total", head: t(m.total), end: true, cell: (row) => <bdi>{money(row.order_total)}</bdi> },
        ]}
      />
      <TableEnd count={rows.length} nextCursor={nextCursor}>
        <span className="office-keys office-wide">
          <KeyHint keys={["j"]} />
          <KeyHint keys={["k"]} />
          <span>{t(m.move)}</span>
          <KeyHint keys={["Enter"]} />
          <span>{t(m.open)}</span>
          <KeyHint keys={["e"]} />
          <span>{t(m.exportRows)}</span>
        </span>
      </TableEnd>
    </>
  );
}

function OrderFilters({ stores }: Pick<OrdersScreenProps, "stores">) {
  const { t } = useMessages();
  const statusLabel = useStatusLabel();
  const office = useOffice();
  const { query, go } = office;
  const [text, setText] = useState(query.get("q") ?? "");
  const set = (name: string) => (value: string) => go(hrefWith(office, { [name]: value }));
  return (
    <form
      role="search"
      aria-label={t(m.filters)}
      onSubmit={(event) => {
        event.preventDefault();
        set("q")(text.trim());
      }}
    >
      <SearchField
        label={t(m.findOrder)}
        placeholder={t(m.findOrder)}
        value={text}
        onValueChange={(value, reason) => {
          setText(value);
          if (reason === "clear") set("q")("");
        }}
      />
      <TextField
        label={t(m.day)}
        labelHidden
        type="date"
        value={query.get("date") ?? ""}
        onValueChange={set("date")}
      />
      <Select
        label={t(m.store)}
        labelHidden
        placeholder={null}
        value={query.get("vendor_id") ?? ""}
        onValueChange={set("vendor_id")}
        options={[
          { value: "", label: t(m.allStores) },
          ...stores.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Select
        label={t(m.status)}
        labelHidden
        placeholder={null}
        value={query.get("status") ?? ""}
        onValueChange={set("status")}
        options={[
          { value: "", label: t(m.anyStatus) },
          ...ORDER_STATUSES.map((status) => ({ value: status, label: statusLabel(status, "delivery") })),
        ]}
      />
      {/* Browsers submit a form with a day by Enter only where it has a button. */}
      <input type="submit" hidden />
    </form>
  );
}

/** Exports what is shown; E does, too. */
function useExport(rows: readonly Row[] | undefined): () => void {
  const { t } = useMessages();
  const statusLabel = useStatusLabel();
  const words = useOrderWords();
  const { currency } = useMarket();
  const run = () => {
    if (rows === undefined || rows.length === 0) return;
    const head = [m.order, m.time, m.store, m.status, m.kind, m.total].map((name) => t(name));
    const lines = rows.map((row) => [
      row.order_code,
      row.created_at,
      row.vendor.name,
      statusLabel(row.order_status, row.order_type),
      words.type(row.order_type),
      moneyText(row.order_total, currency),
    ]);
    download("orders.csv", csvOf([head, ...lines]));
  };
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.code === "KeyE" && !isTyping(event)) run();
    };
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  });
  return run;
}
