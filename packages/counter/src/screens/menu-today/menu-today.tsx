import type { OpeningInterval } from "@talabee/domain";
import { useLocale, useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { ChipGroup } from "@talabee/ui/primitives/chip-group";
import { EmptyState } from "@talabee/ui/primitives/empty-state";
import { Icon } from "@talabee/ui/primitives/icon";
import { Picture } from "@talabee/ui/primitives/picture";
import { SearchField } from "@talabee/ui/primitives/search-field";
import { Switch } from "@talabee/ui/primitives/switch";
import { Clock } from "lucide-react";
import { useMemo, useState } from "react";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { storeMessages as m } from "../../messages/index.js";
import { type MenuItem, itemsOf, type MenuView, type Section } from "./menu-items.js";
import { OutPanel } from "./out-panel.js";

export interface MenuTodayProps {
  items: readonly MenuItem[];
  sections: readonly Section[];
  hours: readonly OpeningInterval[];
  /** The item whose change is on its way. */
  sendingId: string | null;
  failed: boolean;
  /** Puts an item back, or takes it out; resolves with whether the server has done it. */
  onChange: (item: MenuItem, change: "back" | { until: string | null }) => Promise<boolean>;
}

const viewOf = (value: string): MenuView =>
  value === "all" || value === "options" || value === "out" ? value : { sectionId: value.slice(1) };

/** What of the menu can be ordered today: a switch for each dish and option. */
export function MenuToday({ items, sections, hours, sendingId, failed, onChange }: MenuTodayProps) {
  const { t } = useMessages();
  const { language } = useLocale();
  const [view, setView] = useState("all");
  const [query, setQuery] = useState("");
  const [outId, setOutId] = useState<string>();
  const shown = useMemo(() => itemsOf(items, viewOf(view), query), [items, view, query]);
  const outItem = items.find(({ id }) => id === outId);
  const count = (of: MenuView) => itemsOf(items, of, "").length;
  const views = [
    { value: "all", label: t(m.all), count: items.length },
    ...sections
      .map(({ id, name }) => ({ value: `/${id}`, label: name[language], count: count({ sectionId: id }) }))
      .filter((section) => section.count > 0),
    ...(count("options") > 0 ? [{ value: "options", label: t(m.options), count: count("options") }] : []),
    { value: "out", label: t(m.outNow), count: count("out") },
  ];
  return (
    <main data-slot="menu-today" className="counter-screen">
      <div className="mx-auto grid max-w-200 gap-3 p-4">
        <SearchField label={t(m.search)} placeholder={t(m.search)} value={query} onValueChange={setQuery} />
        <ChipGroup
          label={t(m.sections)}
          labelHidden
          value={view}
          onValueChange={setView}
          options={views.map(({ value, label, count: number }) => ({ value, label: `${label} · ${number}` }))}
        />
        {failed && <Alert tone="danger" live title={t(m.saveFailed)} />}
        {shown.length === 0 ? (
          <EmptyState title={t(m.nothingFound)} text={t(m.nothingFoundText)} />
        ) : (
          <ul className="counter-rows">
            {shown.map((item) => (
              <MenuRow
                key={item.id}
                item={item}
                sending={sendingId === item.id}
                onSwitch={(isOn) => (isOn ? void onChange(item, "back") : setOutId(item.id))}
              />
            ))}
          </ul>
        )}
      </div>
      {outItem !== undefined && (
        <OutPanel
          key={outItem.id}
          item={outItem}
          hours={hours}
          sending={sendingId === outItem.id}
          failed={failed}
          onSave={(item, until) =>
            void onChange(item, { until }).then((isDone) => isDone && setOutId(undefined))
          }
          onClose={() => setOutId(undefined)}
        />
      )}
    </main>
  );
}

function MenuRow({
  item,
  sending,
  onSwitch,
}: {
  item: MenuItem;
  sending: boolean;
  onSwitch: (isOn: boolean) => void;
}) {
  const { t } = useMessages();
  const { language } = useLocale();
  const { time, money } = useStaffFormat();
  const name = item.name[language];
  return (
    <li data-item={item.id} data-out={item.isOut ? "" : undefined}>
      {item.kind === "product" && (
        <span className="counter-dish-picture">
          <Picture source={item.picture} alt="" fallback={name} contain ratio="square" sizes="48px" />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">{name}</b>
        {item.isOut ? (
          <span className="counter-chip" data-tone="warning" data-size="small">
            <Icon of={Clock} size="small" />
            <span>{item.backAt === null ? t(m.backLater) : t(m.backAt, { time: time(item.backAt) })}</span>
          </span>
        ) : (
          item.price !== null && <span className="text-small text-muted">{money(item.price)}</span>
        )}
      </span>
      <Switch
        layout="plain"
        label={<span className="sr-only">{t(m.onSale, { name })}</span>}
        checked={!item.isOut}
        loading={sending}
        onCheckedChange={onSwitch}
      />
    </li>
  );
}
