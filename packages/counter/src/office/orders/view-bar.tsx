import { Anchor, useCurrentTime, useMarket, useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { Dialog } from "@talabee/ui/primitives/dialog";
import { Icon } from "@talabee/ui/primitives/icon";
import { IconButton } from "@talabee/ui/primitives/icon-button";
import { TextField } from "@talabee/ui/primitives/text-field";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { useCounter } from "../../app/counter.js";
import { officeMessages as m } from "../../messages/index.js";
import { useOffice } from "../office-context.js";
import { readViews, type SavedView, standardViews, viewQuery, writeViews } from "./order-views.js";

const hrefOf = (query: string) => (query === "" ? "/orders" : `/orders?${query}`);

/** Views of orders: links, so that one can be sent to a colleague. Own ones are kept on the device. */
export function ViewBar() {
  const { t } = useMessages();
  const { timeZone } = useMarket();
  const { storage } = useCounter();
  const { query } = useOffice();
  const [saved, setSaved] = useState(() => readViews(storage));
  const [isNaming, setIsNaming] = useState(false);
  const here = viewQuery(query);
  // A screen of the office stays open over midnight.
  const now = useCurrentTime();
  const standard = standardViews(new Date(now), timeZone);
  const isKnown = [...standard, ...saved].some((view) => view.query === here);
  const change = (next: readonly SavedView[]) => {
    writeViews(storage, next);
    setSaved([...next]);
  };
  const current = (of: string) => (of === here ? "page" : undefined);
  return (
    <nav aria-label={t(m.views)} className="office-views">
      {standard.map(({ id, label, query: of }) => (
        <Anchor key={id} href={hrefOf(of)} aria-current={current(of)}>
          {t(label)}
        </Anchor>
      ))}
      {saved.map((view) => (
        <span key={view.name} className="flex items-center">
          <Anchor href={hrefOf(view.query)} aria-current={current(view.query)}>
            <bdi>{view.name}</bdi>
          </Anchor>
          {view.query === here && (
            <IconButton
              icon={X}
              size="small"
              variant="plain"
              aria-label={t(m.removeView)}
              onClick={() => change(saved.filter((one) => one !== view))}
            />
          )}
        </span>
      ))}
      {!isKnown && (
        <Button variant="text" size="small" icon={<Icon of={Plus} />} onClick={() => setIsNaming(true)}>
          {t(m.saveView)}
        </Button>
      )}
      {isNaming && (
        <NameView
          onClose={() => setIsNaming(false)}
          onName={(name) => {
            change([...saved.filter((one) => one.name !== name), { name, query: here }]);
            setIsNaming(false);
          }}
        />
      )}
    </nav>
  );
}

function NameView({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }) {
  const { t } = useMessages();
  const [name, setName] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  return (
    <Dialog
      open
      size="small"
      title={t(m.saveView)}
      onOpenChange={onClose}
      footer={
        <Button type="submit" form="office-name-view" wide>
          {t(m.save)}
        </Button>
      }
    >
      <form
        id="office-name-view"
        onSubmit={(event) => {
          event.preventDefault();
          setIsChecked(true);
          if (name.trim() !== "") onName(name.trim());
        }}
      >
        <TextField
          label={t(m.viewName)}
          value={name}
          maxLength={40}
          onValueChange={setName}
          error={isChecked && name.trim() === "" ? t(m.notFilled) : undefined}
        />
      </form>
    </Dialog>
  );
}
