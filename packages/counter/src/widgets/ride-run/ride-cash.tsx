import { useMessages } from "@talabee/ui/locale";
import { Icon } from "@talabee/ui/primitives/icon";
import { Price } from "@talabee/ui/primitives/price";
import { Banknote } from "lucide-react";
import { rideMessages as m } from "../../messages/index.js";

/** What a rider takes in cash at the door; of an order that is paid, that they take nothing. */
export function RideCash({ amount }: { amount: number }) {
  const { t } = useMessages();
  return (
    <p data-slot="ride-cash" className="ride-strip">
      <Icon of={Banknote} />
      {amount === 0 ? (
        <span className="flex-1">{t(m.paid)}</span>
      ) : (
        <span className="flex flex-1 flex-wrap justify-between gap-x-3">
          <span>{t(m.cashToCollect)}</span>
          <Price amount={amount} decimals="always" className="font-semibold" />
        </span>
      )}
    </p>
  );
}
