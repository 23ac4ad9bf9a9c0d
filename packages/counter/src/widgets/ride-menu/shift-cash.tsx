import type { RideShift } from "@talabee/contract";
import { useMessages } from "@talabee/ui/locale";
import { Price } from "@talabee/ui/primitives/price";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { rideMessages as m } from "../../messages/index.js";

/** What a rider has in cash, and where it is from; at the end, what is missing. */
export function ShiftCash({ shift }: { shift: RideShift }) {
  const { t, rich } = useMessages();
  const { money } = useStaffFormat();
  const { handed_in: handedIn, difference } = shift;
  const rows = [
    { name: m.began, amount: shift.opening_cash },
    { name: m.forOrders, amount: shift.cash_due },
    ...(shift.cash_taken === shift.cash_due ? [] : [{ name: m.taken, amount: shift.cash_taken }]),
    { name: m.handIn, amount: shift.cash_expected },
    ...(handedIn === null ? [] : [{ name: m.handedInShort, amount: handedIn }]),
  ];
  const gap = difference === null ? "" : money(Math.abs(difference), "always");
  return (
    <div className="grid gap-2">
      <dl data-slot="shift-cash" className="counter-group counter-pairs">
        <div>
          <dt>{t(m.deliveries)}</dt>
          <dd>{shift.rides}</dd>
        </div>
        {rows.map(({ name, amount }) => (
          <div key={name.id}>
            <dt>{t(name)}</dt>
            <dd>
              <Price amount={amount} decimals="always" />
            </dd>
          </div>
        ))}
      </dl>
      {difference !== null && (
        <p
          role="status"
          data-slot="shift-difference"
          className={`text-heading font-semibold ${difference < 0 ? "text-danger-text" : "text-success-text"}`}
        >
          {difference === 0 ? t(m.noDifference) : rich(difference < 0 ? m.short : m.over, { amount: gap })}
        </p>
      )}
    </div>
  );
}
