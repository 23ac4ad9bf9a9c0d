import type { BoardCard } from "@talabee/contract";
import { useLocale, useMessages } from "@talabee/ui/locale";
import { toMake } from "../../board/board-state.js";
import { boardMessages as m } from "../../messages/index.js";

/** What is left to make in the kitchen, added up by dish. */
export function MakeNow({ cards }: { cards: readonly BoardCard[] }) {
  const { t } = useMessages();
  const { language } = useLocale();
  const dishes = toMake(cards);
  if (dishes.length === 0) return null;
  return (
    <section data-slot="make-now" className="counter-group grid gap-2">
      <h3 className="counter-left">{t(m.toMakeNow)}</h3>
      <ul className="counter-lines">
        {dishes.map(({ id, name, quantity }) => (
          <li key={id} className="counter-line">
            <b data-many={quantity > 1 ? "" : undefined}>{quantity}</b>
            <span>{name[language]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
