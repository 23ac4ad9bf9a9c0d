import type { BoardCard } from "@talabee/contract";
import { type PaidBy, paidBy } from "@talabee/domain";
import { useMessages } from "@talabee/ui/locale";
import { Icon } from "@talabee/ui/primitives/icon";
import { Bike, ShoppingBag, Utensils } from "lucide-react";
import type { ReactNode } from "react";
import { dueAt } from "../../board/board-state.js";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { boardMessages as m } from "../../messages/index.js";

const ICONS = { delivery: Bike, pickup: ShoppingBag, dine_in: Utensils } as const;

/** Words and icon of an order's type. */
export function useOrderType({ order_type: type, table_number: table }: BoardCard) {
  const { t } = useMessages();
  const text =
    type === "delivery"
      ? t(m.delivery)
      : type === "pickup" || table === null
        ? t(m.pickup)
        : t(m.table, { number: table });
  return { text, icon: ICONS[type], flip: type === "delivery" };
}

/** Whether the store or its rider takes the money; everything else is paid before the order is on the board. */
const IS_TAKEN: Readonly<Record<PaidBy, boolean>> = { gateway: false, wallet: false, cash: true };

/** How an order is paid, where the store has to know: cash to take, or paid. */
export function usePaymentText({ payment_method, payment_status, amount_due }: BoardCard): string | null {
  const { t } = useMessages();
  const { money } = useStaffFormat();
  if (IS_TAKEN[paidBy(payment_method)] && payment_status !== "paid")
    return amount_due === null ? null : t(m.cash, { amount: money(amount_due) });
  return t(m.paid);
}

/** The facts under an order's code. */
export function CardFacts({
  card,
  payment = false,
  children,
}: {
  card: BoardCard;
  payment?: boolean;
  children?: ReactNode;
}) {
  const { t } = useMessages();
  const { time } = useStaffFormat();
  const type = useOrderType(card);
  const paid = usePaymentText(card);
  const due = dueAt(card);
  return (
    <p data-slot="card-facts" className="counter-facts">
      <Icon of={type.icon} flip={type.flip} />
      <span>{type.text}</span>
      {payment && paid !== null && <span className="dotted">{paid}</span>}
      {!payment && due !== null && <span className="dotted">{t(m.due, { time: time(due) })}</span>}
      {children}
    </p>
  );
}
