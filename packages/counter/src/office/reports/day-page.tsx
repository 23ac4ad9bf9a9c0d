import { dayReport, panelStore } from "@talabee/contract";
import { useFormat, useLocale, useMessages } from "@talabee/ui/locale";
import { StatTile } from "@talabee/ui/primitives/stat-tile";
import { TextField } from "@talabee/ui/primitives/text-field";
import { useCall } from "../../app/use-call.js";
import {
  officeOrderMessages as om,
  officeReportMessages as m,
  officeStoreMessages as sm,
} from "../../messages/index.js";
import { hrefWith, useOffice } from "../office-context.js";
import { useOrderWords } from "../orders/order-words.js";
import { Page as Frame, Panel, PageWaiting } from "../parts/page.js";
import { OfficeTable } from "../parts/table.js";

/** What a store took and gave back on a day, which stands in the address. */
export function Page({ params }: { params: Readonly<Record<string, string>> }) {
  const { t } = useMessages();
  const { language } = useLocale();
  const { money } = useFormat();
  const words = useOrderWords();
  const office = useOffice();
  const id = params["id"]!;
  const date = office.query.get("date");
  const store = useCall(panelStore, { params: { id } });
  const report = useCall(dayReport, { params: { id }, query: date === null ? {} : { date } });
  const { data } = report;
  if (data === undefined || store.data === undefined)
    return (
      <PageWaiting
        error={report.error ?? store.error}
        onRetry={() => void Promise.all([report.refetch(), store.refetch()])}
      />
    );
  const name = store.data.name[language];
  const back = [
    [om.toWallet, data.refunds.wallet],
    [om.backToCard, data.refunds.card],
    [om.backInCash, data.refunds.cash],
  ] as const;
  return (
    <Frame
      title={t(m.reportOf, { store: name })}
      crumbs={[
        { label: t(sm.stores), href: "/stores" },
        { label: <bdi>{name}</bdi>, href: `/stores/${id}` },
        { label: t(sm.report) },
      ]}
      actions={
        <TextField
          type="date"
          label={t(m.reportDay)}
          labelHidden
          value={data.date}
          onValueChange={(value) => office.go(hrefWith(office, { date: value }), { replace: true })}
        />
      }
    >
      <div className="grid gap-4">
        <div className="office-tiles">
          <StatTile label={t(m.net)} value={money(data.net)} />
          <StatTile label={t(m.completed)} value={data.completed} />
          <StatTile label={t(m.canceled)} value={data.canceled} />
          <StatTile label={t(m.lateOrders)} value={data.late} tone={data.late > 0 ? "warning" : undefined} />
        </div>
        <div className="office-columns">
          <Panel title={t(m.takings)}>
            <dl className="office-pairs">
              {Object.entries(data.takings).map(([method, amount]) => (
                <div key={method}>
                  <dt>{words.payment(method as keyof typeof data.takings)}</dt>
                  <dd>
                    <bdi>{money(amount)}</bdi>
                  </dd>
                </div>
              ))}
              <div data-strong="">
                <dt>{t(m.gross)}</dt>
                <dd>
                  <bdi>{money(data.gross)}</bdi>
                </dd>
              </div>
            </dl>
          </Panel>
          <Panel title={t(m.wentBack)}>
            <dl className="office-pairs">
              {back.map(([label, amount]) => (
                <div key={label.id}>
                  <dt>{t(label)}</dt>
                  <dd>
                    <bdi>{money(amount)}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </Panel>
        </div>
        <Panel title={t(m.cashByPerson)}>
          {data.cash.length === 0 ? (
            <p className="text-muted">{t(m.noCash)}</p>
          ) : (
            <OfficeTable
              label={t(m.cashByPerson)}
              rows={data.cash}
              rowKey={({ name: of }) => of ?? ""}
              columns={[
                { id: "name", head: t(m.person), cell: (row) => <bdi>{row.name ?? t(m.unknownPerson)}</bdi> },
                { id: "orders", head: t(m.ordersCount), end: true, cell: (row) => row.orders },
                { id: "due", head: t(m.dueCash), end: true, cell: (row) => <bdi>{money(row.due)}</bdi> },
                {
                  id: "taken",
                  head: t(m.takenCash),
                  end: true,
                  cell: (row) => <bdi>{money(row.taken)}</bdi>,
                },
              ]}
            />
          )}
          {data.cash_difference !== 0 && (
            <dl className="office-pairs">
              <div data-strong="">
                <dt>{t(m.cashDifference)}</dt>
                <dd>
                  <bdi>{money(data.cash_difference)}</bdi>
                </dd>
              </div>
            </dl>
          )}
        </Panel>
      </div>
    </Frame>
  );
}
