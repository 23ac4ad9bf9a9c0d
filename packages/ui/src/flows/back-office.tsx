import { LayoutDashboard, ReceiptText, Store } from "lucide-react";
import { useMemo, useState } from "react";
import { localDay, useFormat, useLocale } from "../locale/index.js";
import { AppShell } from "../primitives/app-shell/index.js";
import { Badge } from "../primitives/badge/index.js";
import { Button } from "../primitives/button/index.js";
import type { DateRange } from "../primitives/calendar/index.js";
import { LineChart } from "../primitives/chart/index.js";
import { DateRangePicker } from "../primitives/date-range-picker/index.js";
import { Icon } from "../primitives/icon/index.js";
import { MultiSelect } from "../primitives/multi-select/index.js";
import { Pagination } from "../primitives/pagination/index.js";
import { SearchField } from "../primitives/search-field/index.js";
import { SplitView } from "../primitives/split-view/index.js";
import { StatTile } from "../primitives/stat-tile/index.js";
import { Table, type TableColumn } from "../primitives/table/index.js";
import { ToggleGroupItem, ToggleGroupRoot } from "../primitives/toggle-group/index.js";
import { inLanguage } from "../story-data/in-language.js";
import { officeOrders, officeStatusNames, type OfficeOrder } from "../story-data/office.js";

const PAGE = 10;
const tones = {
  waiting: "warning",
  cooking: "neutral",
  late: "danger",
  delivered: "success",
  canceled: "danger",
} as const;

function useTexts() {
  const { language } = useLocale();
  return (en: string, ar: string) => inLanguage(language, en, ar);
}

/** What the filters leave of the orders. */
function useFilteredOrders(search: string, stores: string[], status: string, range: DateRange | null) {
  const { language } = useLocale();
  const orders = useMemo(() => officeOrders(language, 120), [language]);
  const filtered = useMemo(
    () =>
      orders.filter((order) => {
        const day = localDay(Date.parse(order.placed));
        return (
          (search === "" || `${order.code} ${order.customer}`.toLowerCase().includes(search.toLowerCase())) &&
          (stores.length === 0 || stores.includes(order.store)) &&
          (status === "" || order.status === status) &&
          (range === null || (day >= range.from && day <= range.to))
        );
      }),
    [orders, search, stores, status, range],
  );
  return { filtered, stores: [...new Set(orders.map(({ store }) => store))] };
}

function useColumns(): TableColumn<OfficeOrder>[] {
  const { language } = useLocale();
  const format = useFormat();
  const text = useTexts();
  return [
    {
      id: "code",
      header: text("Order", "الطلب"),
      cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
      sortBy: ({ code }) => code,
    },
    {
      id: "placed",
      header: text("Time", "الوقت"),
      cell: ({ placed }) => format.dateTime(placed),
      sortBy: ({ placed }) => placed,
    },
    {
      id: "store",
      header: text("Store", "المتجر"),
      cell: ({ store }) => store,
      sortBy: ({ store }) => store,
    },
    {
      id: "status",
      header: text("Status", "الحالة"),
      cell: ({ status }) => <Badge tone={tones[status]}>{officeStatusNames[status][language]}</Badge>,
    },
    {
      id: "total",
      header: text("Total", "المجموع"),
      align: "end",
      cell: ({ total }) => <bdi>{format.money(total)}</bdi>,
      sortBy: ({ total }) => total,
    },
  ];
}

function Figures({ orders }: { orders: readonly OfficeOrder[] }) {
  const format = useFormat();
  const text = useTexts();
  const late = orders.filter(({ status }) => status === "late").length;
  const days = [...new Set(orders.map(({ placed }) => localDay(Date.parse(placed))))].sort();
  const takings = days.map((day) =>
    orders.reduce((sum, { placed, total }) => sum + (localDay(Date.parse(placed)) === day ? total : 0), 0),
  );
  return (
    <div className="grid gap-4 desktop:grid-cols-[1fr_1fr_2fr]">
      <StatTile
        label={text("Orders", "الطلبات")}
        value={format.number(orders.length)}
        description={text("in this period", "في هذه الفترة")}
      />
      <StatTile
        label={text("Late", "متأخرة")}
        value={format.number(late)}
        tone={late > 0 ? "danger" : "neutral"}
      />
      <LineChart
        label={text("Takings each day", "المبيعات كل يوم")}
        categoryLabel={text("Day", "اليوم")}
        categories={days.map((day) => format.date(`${day}T12:00Z`))}
        series={[{ name: text("Takings", "المبيعات"), values: takings }]}
        formatValue={(value) => format.money(Math.round(value), "whenNeeded")}
      />
    </div>
  );
}

function Detail({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const { language } = useLocale();
  const format = useFormat();
  const text = useTexts();
  const facts = [
    [text("Store", "المتجر"), order.store],
    [text("Customer", "العميل"), order.customer],
    [text("Placed", "وقت الطلب"), format.dateTime(order.placed)],
    [text("Total", "المجموع"), format.money(order.total)],
  ] as const;
  return (
    <div className="grid gap-4 rounded-picture border border-border bg-surface p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="heading text-heading">
          <bdi dir="ltr">{order.code}</bdi>
        </h2>
        <Badge tone={tones[order.status]}>{officeStatusNames[order.status][language]}</Badge>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-small">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-end">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="outline" size="small" onClick={onClose}>
        {text("Close", "إغلاق")}
      </Button>
    </div>
  );
}

/** Orders of all stores: filters, a chart, a table and, beside it, one order. Made of the public parts alone. */
export function BackOffice() {
  const { language } = useLocale();
  const format = useFormat();
  const text = useTexts();
  const [search, setSearch] = useState("");
  const [chosenStores, setChosenStores] = useState<string[]>([]);
  const [status, setStatus] = useState("");
  const [range, setRange] = useState<DateRange | null>(null);
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<string>();
  const { filtered, stores } = useFilteredOrders(search, chosenStores, status, range);
  const columns = useColumns();
  const pages = Math.max(1, Math.ceil(filtered.length / PAGE));
  const shownPage = Math.min(page, pages);
  const order = filtered.find(({ code }) => code === opened);

  return (
    <AppShell
      data-density="dense"
      brand={text("Talabee office", "مكتب طلبي")}
      title={text("Orders", "الطلبات")}
      navigation={[
        [
          {
            label: text("Now", "الآن"),
            href: "#now",
            icon: <Icon of={LayoutDashboard} />,
            count: 4,
            countTone: "danger",
          },
          {
            label: text("Orders", "الطلبات"),
            href: "#orders",
            icon: <Icon of={ReceiptText} />,
            current: true,
          },
        ],
        [{ label: text("Stores", "المتاجر"), href: "#stores", icon: <Icon of={Store} /> }],
      ]}
    >
      <div className="grid grid-cols-1 gap-5">
        <div className="grid items-end gap-3 desktop:grid-cols-[1.2fr_1.4fr_1fr_auto]">
          <SearchField
            label={text("Code or name", "الرمز أو الاسم")}
            placeholder={text("Code or name", "الرمز أو الاسم")}
            value={search}
            onValueChange={setSearch}
          />
          <MultiSelect
            label={text("Stores", "المتاجر")}
            options={stores.map((store) => ({ value: store, label: store }))}
            value={chosenStores}
            onValueChange={setChosenStores}
          />
          <DateRangePicker label={text("Period", "الفترة")} value={range} onValueChange={setRange} />
          <ToggleGroupRoot aria-label={text("Status", "الحالة")} value={status} onValueChange={setStatus}>
            {(["waiting", "late", "delivered"] as const).map((one) => (
              <ToggleGroupItem key={one} value={one}>
                {officeStatusNames[one][language]}
              </ToggleGroupItem>
            ))}
          </ToggleGroupRoot>
        </div>
        <Figures orders={filtered} />
        <SplitView
          detailLabel={text("Order", "الطلب")}
          detail={order && <Detail order={order} onClose={() => setOpened(undefined)} />}
          onClose={() => setOpened(undefined)}
          list={
            <Table
              label={text("Orders", "الطلبات")}
              columns={columns}
              rows={filtered.slice((shownPage - 1) * PAGE, shownPage * PAGE)}
              getKey={({ code }) => code}
              getName={({ code }) => code}
              selectable
              current={opened}
              onOpen={({ code }) => setOpened(code)}
            />
          }
        />
        <div className="flex flex-wrap items-center justify-between gap-3 text-small text-muted">
          <span>
            {text(`${format.number(filtered.length)} orders`, `الطلبات: ${format.number(filtered.length)}`)}
          </span>
          <Pagination page={shownPage} pageCount={pages} onPageChange={setPage} />
        </div>
      </div>
    </AppShell>
  );
}
