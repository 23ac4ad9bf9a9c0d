import type { RefundPreview } from "@talabee/contract";
import type { RefundReason } from "@talabee/domain";
import { useFormat, useMessages } from "@talabee/ui/locale";
import { Icon } from "@talabee/ui/primitives/icon";
import { OrderOutcome } from "@talabee/ui/widgets/order-outcome";
import { Eye } from "lucide-react";
import { officeOrderMessages as m } from "../../messages/index.js";
import { Panel } from "../parts/page.js";
import { explain } from "./refund-choice.js";

export interface RefundExplainedProps {
  items: readonly {
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly line_total: number;
  }[];
  /** Undefined until something is chosen. */
  preview: RefundPreview | undefined;
  store: string;
  reason: RefundReason | null;
  restock: boolean;
  hasCoupon: boolean;
}

/** What a refund will do, and what its customer will read: the part of their own page. */
export function RefundExplained({ items, preview, store, reason, restock, hasCoupon }: RefundExplainedProps) {
  const { t } = useMessages();
  const { money } = useFormat();
  if (preview === undefined)
    return (
      <Panel title={t(m.whatHappens)}>
        <p className="text-muted">{t(m.chooseFirst)}</p>
      </Panel>
    );
  const { lines, discount } = explain(items, preview);
  // Two lines may be of one product: their names are no keys.
  const sums = [
    ...lines.map(({ id, name, quantity, of, price }) => ({
      id,
      label: t(m.unitsOf, { name, count: quantity, all: of }),
      amount: price,
    })),
    ...(discount === 0 ? [] : [{ id: "discount", label: t(m.shareOfDiscount), amount: -discount }]),
    ...(preview.fees === 0 ? [] : [{ id: "fees", label: t(m.fees), amount: preview.fees }]),
    ...(preview.rest === 0 ? [] : [{ id: "rest", label: t(m.taxAndRounding), amount: preview.rest }]),
  ];
  const back = (
    [
      [t(m.backToCard), preview.to_card],
      [t(m.backToWallet), preview.to_wallet],
      [t(m.backInCash), preview.to_cash],
    ] as const
  ).filter(([, amount]) => amount !== 0);
  const after = [
    ...(hasCoupon ? [m.couponStays] : []),
    restock ? m.stockReturns : m.stockStays,
    ...(preview.to_card > 0 ? [m.cardTakesDays] : []),
  ];
  return (
    <>
      <Panel title={t(m.whatHappens)}>
        <dl className="office-pairs" data-slot="refund-sums">
          {sums.map(({ id, label, amount }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                <bdi>{money(amount)}</bdi>
              </dd>
            </div>
          ))}
          {back.map(([label, amount]) => (
            <div key={label} data-strong="">
              <dt>{label}</dt>
              <dd>
                <bdi>{money(amount)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <ul className="mt-2 grid gap-1 text-small text-muted">
          {after.map((message) => (
            <li key={message.id}>{t(message)}</li>
          ))}
        </ul>
      </Panel>
      <div className="counter-say">
        <span>
          <Icon of={Eye} size="small" />
          <span>{t(m.customerReads)}</span>
        </span>
        <OrderOutcome
          store={store}
          refunds={[{ ...preview, reason, state: preview.to_card > 0 ? "pending" : "done" }]}
        />
      </div>
    </>
  );
}
