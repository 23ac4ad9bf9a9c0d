import type { BoardCard } from "@talabee/contract";
import { useLocale, useMessages } from "@talabee/ui/locale";
import { Icon } from "@talabee/ui/primitives/icon";
import { MessageSquareText, NutOff } from "lucide-react";
import type { ComponentProps } from "react";
import { mentionsAllergy } from "../../board/allergy.js";
import { boardMessages } from "../../messages/index.js";

/** Lines of a card before it says how many more there are. */
const MOST_LINES = 6;

export interface OrderLinesProps extends ComponentProps<"ul"> {
  lines: BoardCard["lines"];
  /** Shows all, however many there are. */
  all?: boolean | undefined;
}

/** Language and direction of a text that a customer wrote, by its first letter. */
function scriptOf(text: string) {
  const isArabic = /^[^\p{L}]*\p{Script=Arabic}/u.test(text);
  return { lang: isArabic ? "ar" : "en", dir: isArabic ? "rtl" : "ltr" } as const;
}

/** What to make: large quantities, dishes, options, and the customer's words to each, verbatim. */
export function OrderLines({ lines, all = false, className, ...rest }: OrderLinesProps) {
  const { language } = useLocale();
  const { t } = useMessages();
  const comma = language === "ar" ? "، " : ", ";
  const shown = all || lines.length <= MOST_LINES ? lines : lines.slice(0, MOST_LINES);
  const hidden = lines.length - shown.length;
  return (
    <ul data-slot="order-lines" {...rest} className={`counter-lines ${className ?? ""}`}>
      {shown.map(({ id, name, quantity, addons, note }) => (
        <li key={id} className="counter-line">
          <b data-many={quantity > 1 ? "" : undefined}>{quantity}</b>
          <span>{name[language]}</span>
          {addons.length > 0 && (
            <span>
              {addons
                .map((addon) => (addon.quantity > 1 ? `${addon.quantity} × ` : "") + addon.name[language])
                .join(comma)}
            </span>
          )}
          {note !== null && (
            <span {...scriptOf(note)} translate="no" className="text-start wrap-anywhere">
              <q className="[quotes:'«'_'»'] not-lang-ar:[quotes:'“'_'”']">{note}</q>
            </span>
          )}
        </li>
      ))}
      {hidden > 0 && <li className="text-muted">{t(boardMessages.moreLines, { count: hidden })}</li>}
    </ul>
  );
}

export interface OrderNoteProps extends ComponentProps<"div"> {
  /** In the customer's words. */
  note: string;
}

export interface AllergyWarningProps extends ComponentProps<"p"> {
  order: Pick<BoardCard, "note" | "lines">;
}

/** Points out that the customer writes of an allergy, in the order's note or in that of any dish. */
export function AllergyWarning({ order, ...rest }: AllergyWarningProps) {
  const { t } = useMessages();
  const notes = [order.note, ...order.lines.map(({ note }) => note)];
  if (!notes.some((note) => note !== null && mentionsAllergy(note))) return null;
  return (
    <p data-slot="allergy-warning" {...rest} className="counter-allergy">
      <Icon of={NutOff} />
      <span>{t(boardMessages.allergyInNote)}</span>
    </p>
  );
}

/** The customer's words to the kitchen, in their own script. */
export function OrderNote({ note, ...rest }: OrderNoteProps) {
  return (
    <div data-slot="order-note" {...rest} className="counter-note">
      <Icon of={MessageSquareText} />
      <p {...scriptOf(note)} translate="no">
        {note}
      </p>
    </div>
  );
}
