import type { PanelStore } from "@talabee/contract";
import { Anchor, useFormat, useLocale, useMessages } from "@talabee/ui/locale";
import { Icon } from "@talabee/ui/primitives/icon";
import { Circle, CircleCheck } from "lucide-react";
import { officeStoreMessages as m } from "../../messages/index.js";
import { TheWeek } from "../../screens/hours-screen/the-week.js";
import { useOrderWords } from "../orders/order-words.js";
import { Panel } from "../parts/page.js";
import { REQUIREMENTS } from "./store-words.js";

/** What a store still needs, and the facts that one asks for most. */
export function OverviewPart({ store }: { store: PanelStore }) {
  const { t } = useMessages();
  const { language } = useLocale();
  const { money } = useFormat();
  const words = useOrderWords();
  const isDraft = store.state !== "active";
  const facts = [
    [m.storeAddress, store.id],
    [m.zone, store.zone_number === 0 ? null : String(store.zone_number)],
    [m.placeText, store.location?.text[language] ?? null],
    [m.orderTypes, store.order_types.map((type) => words.type(type)).join(language === "ar" ? "، " : ", ")],
    [m.minOrder, store.min_order === 0 ? null : money(store.min_order)],
    [m.fee, money(store.delivery_fee)],
  ] as const;
  return (
    <div className="office-columns">
      <div className="grid content-start gap-4">
        {isDraft && (
          <Panel title={t(m.toDo)}>
            <ol className="office-checklist">
              {REQUIREMENTS.map(({ id, label, part }) => {
                const isMissing = store.missing.includes(id);
                return (
                  <li key={id} data-missing={isMissing ? "" : undefined}>
                    <Icon of={isMissing ? Circle : CircleCheck} />
                    <Anchor href={`/stores/${store.id}/${part}`} className="office-link">
                      {t(label)}
                    </Anchor>
                    <span className="text-small text-muted">{t(isMissing ? m.missing : m.done)}</span>
                  </li>
                );
              })}
            </ol>
            {store.missing.length === 0 && <p className="mt-2 text-muted">{t(m.allDone)}</p>}
          </Panel>
        )}
        <TheWeek store={store} />
      </div>
      <Panel title={t(m.profile)}>
        <dl className="office-pairs">
          {facts.map(
            ([label, value]) =>
              value !== null && (
                <div key={label.id}>
                  <dt>{t(label)}</dt>
                  <dd>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
      </Panel>
    </div>
  );
}
