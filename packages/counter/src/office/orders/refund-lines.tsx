import { useFormat, useMessages } from "@talabee/ui/locale";
import { IconButton } from "@talabee/ui/primitives/icon-button";
import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { officeOrderMessages as m } from "../../messages/index.js";

export interface RefundLinesProps {
  items: readonly {
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly unit_price: number;
    readonly line_total: number;
  }[];
  /** Units of each line that can still be refunded. */
  left: ReadonlyMap<string, number>;
  units: Readonly<Record<string, number>>;
  onUnits: (units: Readonly<Record<string, number>>) => void;
  /** Under the lines: fees. */
  children?: ReactNode;
}

/** How many units of each line are refunded. */
export function RefundLines({ items, left, units, onUnits, children }: RefundLinesProps) {
  const { t } = useMessages();
  const { money } = useFormat();
  return (
    <div className="office-panel">
      <ul className="office-lines">
        {items.map(({ id, name, quantity, line_total: total }) => {
          const chosen = units[id] ?? 0;
          const most = left.get(id) ?? 0;
          const set = (value: number) => onUnits({ ...units, [id]: value });
          return (
            <li key={id} data-line={id}>
              <span className="min-w-0 flex-1">
                <bdi className="block font-medium">{name}</bdi>
                <span className="block text-small text-muted">
                  <span>{t(m.ordered, { count: quantity })}</span> <bdi>{money(total)}</bdi>
                </span>
              </span>
              <span className="office-stepper">
                <IconButton
                  icon={Minus}
                  size="small"
                  variant="plain"
                  aria-label={t(m.fewer, { name })}
                  disabled={chosen === 0}
                  onClick={() => set(chosen - 1)}
                />
                <output aria-label={name}>{chosen}</output>
                <IconButton
                  icon={Plus}
                  size="small"
                  variant="plain"
                  aria-label={t(m.moreOf, { name })}
                  disabled={chosen >= most}
                  onClick={() => set(chosen + 1)}
                />
              </span>
            </li>
          );
        })}
      </ul>
      {children}
    </div>
  );
}
