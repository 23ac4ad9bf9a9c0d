import type { CallData, OrderRefund, panelOrder } from "@talabee/contract";
import { Anchor, useFormat, useMessages } from "@talabee/ui/locale";
import { OrderOutcome } from "@talabee/ui/widgets/order-outcome";
import { PaymentStatusBadge, StatusBadge, useStatusLabel } from "@talabee/ui/widgets/status-badge";
import type { ReactNode } from "react";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { officeMessages as m, officeOrderMessages as om } from "../../messages/index.js";
import { useOffice } from "../office-context.js";
import { Moment } from "../parts/moment.js";
import { Panel } from "../parts/page.js";
import { useOrderWords } from "./order-words.js";
import { REASON_MESSAGES } from "./refund-words.js";

type Order = CallData<typeof panelOrder>;

const BY = {
  customer: om.byCustomer,
  vendor: om.byVendor,
  rider: om.byRider,
  admin: om.byAdmin,
  system: om.bySystem,
} as const;
const STATES = { done: om.stateDone, pending: om.statePending, failed: om.stateFailed } as const;

/** All that the office knows of an order: lines and money, whose it is, what happened to it. */
export function OrderScreen({ order, refunds }: { order: Order; refunds: readonly OrderRefund[] }) {
  const { t } = useMessages();
  return (
    <div className="office-columns">
      <div className="grid content-start gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge status={order.order_status} orderType={order.order_type} />
          <PaymentStatusBadge status={order.payment_status} />
        </div>
        <OrderOutcome
          store={order.vendor.name}
          cancellation={order.cancellation ?? undefined}
          refunds={order.refunds ?? []}
        />
        <Panel title={t(om.lines)}>
          <Lines order={order} />
        </Panel>
        {refunds.length > 0 && (
          <Panel title={t(om.refunds)}>
            <Refunds refunds={refunds} />
          </Panel>
        )}
      </div>
      <div className="grid content-start gap-4">
        <Panel title={t(om.facts)}>
          <Facts order={order} />
        </Panel>
        <Panel title={t(om.history)}>
          <History order={order} />
        </Panel>
      </div>
    </div>
  );
}

/** A name and a value; nothing where there is no value. */
function Pair({ label, children }: { label: ReactNode; children: ReactNode }) {
  if (children === null || children === undefined || children === false || children === "") return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lines({ order }: { order: Order }) {
  const { t } = useMessages();
  const { money } = useFormat();
  const sums = [
    [t(om.subtotal), order.subtotal],
    [
      order.coupon_code === null
        ? t(om.discount)
        : t(om.coupon, { code: `\u2066${order.coupon_code}\u2069` }),
      -order.discount,
    ],
    [t(om.deliveryFee), order.delivery_fee],
    [t(om.serviceFee), order.service_fee],
    [t(om.tax), order.tax],
    [t(m.total), order.order_total],
    [t(om.fromWallet), -order.wallet_applied],
    [t(om.rounding), order.rounding],
    [t(om.toPay), order.amount_due],
  ] as const;
  return (
    <>
      <ul className="office-lines">
        {order.items.map((line) => (
          <li key={line.id}>
            <b>{line.quantity}</b>
            <span className="min-w-0 flex-1">
              <bdi className="block font-medium">{line.name}</bdi>
              {line.addons.map((addon) => (
                <bdi key={addon.id} className="block text-small text-muted">
                  {addon.quantity > 1 ? `${addon.name} × ${addon.quantity}` : addon.name}
                </bdi>
              ))}
              {line.note !== null && (
                <bdi dir="auto" className="block text-small">
                  {line.note}
                </bdi>
              )}
            </span>
            <bdi>{money(line.line_total)}</bdi>
          </li>
        ))}
      </ul>
      <dl className="office-pairs" aria-label={t(om.money)}>
        {sums.map(([label, amount], at) =>
          amount === 0 && at !== 5 ? null : (
            <Pair key={label} label={label}>
              <bdi className={at === 5 ? "font-semibold" : undefined}>{money(amount)}</bdi>
            </Pair>
          ),
        )}
      </dl>
    </>
  );
}

function Facts({ order }: { order: Order }) {
  const { t } = useMessages();
  const { time } = useStaffFormat();
  const { may } = useOffice();
  const words = useOrderWords();
  const moment = (at: string | null) => (at === null ? null : <Moment at={at} />);
  const { address } = order;
  const seesCustomer = may("order.customer");
  return (
    <dl className="office-pairs">
      <Pair label={t(m.store)}>
        {may("store.read") ? (
          <Anchor href={`/stores/${order.vendor.id}`} className="office-link">
            <bdi>{order.vendor.name}</bdi>
          </Anchor>
        ) : (
          <bdi>{order.vendor.name}</bdi>
        )}
      </Pair>
      <Pair label={t(om.customer)}>{seesCustomer ? <bdi>{order.customer.name}</bdi> : t(om.noCustomer)}</Pair>
      <Pair label={t(om.phone)}>
        {order.customer.phone !== null && (
          <a href={`tel:${order.customer.phone}`} className="office-link">
            <bdi dir="ltr">{order.customer.phone}</bdi>
          </a>
        )}
      </Pair>
      <Pair label={t(om.address)}>
        {address !== null && (
          <bdi dir="auto">
            {[address.zone_number, address.line_one, address.building_number, address.city]
              .filter(Boolean)
              .join(" · ")}
          </bdi>
        )}
      </Pair>
      <Pair label={t(om.table)}>{order.table_number}</Pair>
      <Pair label={t(m.kind)}>{words.type(order.order_type)}</Pair>
      <Pair label={t(m.payment)}>{words.payment(order.payment_method)}</Pair>
      <Pair label={t(om.rider)}>
        {order.order_type === "delivery" &&
          (order.rider === null ? t(om.noRider) : <bdi>{order.rider.name}</bdi>)}
      </Pair>
      <Pair label={t(om.placed)}>{moment(order.created_at)}</Pair>
      <Pair label={t(om.wanted)}>{moment(order.scheduled_at)}</Pair>
      <Pair label={t(m.due)}>{order.eta !== null && <bdi dir="ltr">{time(order.eta.latest_by)}</bdi>}</Pair>
      <Pair label={t(om.note)}>{order.note !== null && <bdi dir="auto">{order.note}</bdi>}</Pair>
    </dl>
  );
}

function History({ order }: { order: Order }) {
  const { t } = useMessages();
  const { time } = useStaffFormat();
  const label = useStatusLabel();
  return (
    <ol className="office-history">
      {order.timeline.map((step) => (
        <li key={`${step.status} ${step.at}`}>
          <bdi dir="ltr" className="text-muted">
            {time(step.at)}
          </bdi>
          <span className="font-medium">{label(step.status, order.order_type)}</span>
          <span className="text-muted">{step.by in BY ? t(BY[step.by as keyof typeof BY]) : step.by}</span>
        </li>
      ))}
    </ol>
  );
}

function Refunds({ refunds }: { refunds: readonly OrderRefund[] }) {
  const { t } = useMessages();
  const { money } = useFormat();
  return (
    <ul className="office-lines">
      {refunds.map((refund) => (
        <li key={refund.id}>
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{t(REASON_MESSAGES[refund.reason])}</span>
            <span className="block text-small text-muted">
              <Moment at={refund.at} />
            </span>
            <span className="block text-small text-muted">{t(STATES[refund.state])}</span>
            {refund.words !== null && (
              <bdi dir="auto" className="block text-small">
                {refund.words}
              </bdi>
            )}
          </span>
          <bdi>{money(refund.amount)}</bdi>
        </li>
      ))}
    </ul>
  );
}
