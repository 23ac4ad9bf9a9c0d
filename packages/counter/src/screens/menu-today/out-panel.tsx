import { dateIn, type OpeningInterval, startOfDay, untilClosing } from "@talabee/domain";
import { catalogueMessages, useLocale, useMarket, useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { Drawer } from "@talabee/ui/primitives/drawer";
import { Icon } from "@talabee/ui/primitives/icon";
import { RadioGroup } from "@talabee/ui/primitives/radio-group";
import { TextField } from "@talabee/ui/primitives/text-field";
import { Eye } from "lucide-react";
import { useState } from "react";
import { useClock } from "../../app/clock.js";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { panelMessages, storeMessages as m } from "../../messages/index.js";
import type { MenuItem } from "./menu-items.js";

const MINUTE = 60_000;
const TWO_HOURS = 120 * MINUTE;
type Choice = "closing" | "hours" | "time" | "never";

/** The next moment at which a clock of the market shows a time such as `21:30`. */
export function nextAt(time: string, now: number, timeZone: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const on = (days: number) =>
    startOfDay(dateIn(new Date(now), timeZone), timeZone, days).getTime() + (hours * 60 + minutes) * MINUTE;
  return on(0) > now ? on(0) : on(1);
}

export interface OutPanelProps {
  item: MenuItem;
  hours: readonly OpeningInterval[];
  sending: boolean;
  failed: boolean;
  /** Until when it is out: a moment, `closing`, or null until somebody switches it on. */
  onSave: (item: MenuItem, until: string | null) => void;
  onClose: () => void;
}

/** Something ran out: when is it back? */
export function OutPanel({ item, hours, sending, failed, onSave, onClose }: OutPanelProps) {
  const { t } = useMessages();
  const { language } = useLocale();
  const { timeZone } = useMarket();
  const { time } = useStaffFormat();
  const now = useClock((at) => Math.floor(at / MINUTE) * MINUTE);
  const [choice, setChoice] = useState<Choice>("closing");
  const [chosen, setChosen] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = choice === "time" && !/^\d\d:\d\d$/.test(chosen);
  const clock = (at: number | Date) => <bdi dir="ltr">{time(new Date(at).toISOString())}</bdi>;
  const save = () => {
    setIsChecked(true);
    if (isMissing) return;
    const iso = (at: number) => new Date(at).toISOString();
    onSave(
      item,
      choice === "closing"
        ? "closing"
        : choice === "never"
          ? null
          : iso(choice === "hours" ? now + TWO_HOURS : nextAt(chosen, now, timeZone)),
    );
  };
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={t(m.isOut, { name: item.name[language] })}
      footer={
        <div className="flex gap-2.5">
          <Button className="flex-1" loading={sending} onClick={save}>
            {t(m.save)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t(panelMessages.back)}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        {failed && <Alert tone="danger" live title={t(m.saveFailed)} />}
        <RadioGroup
          label={t(m.whenBack)}
          layout="card"
          value={choice}
          onValueChange={setChoice}
          options={[
            {
              value: "closing",
              label: t(m.afterClosing),
              end: clock(untilClosing(hours, new Date(now), timeZone)),
            },
            { value: "hours", label: t(m.inTwoHours), end: clock(now + TWO_HOURS) },
            { value: "time", label: t(m.atTime) },
            { value: "never", label: t(m.switchOn) },
          ]}
        />
        {choice === "time" && (
          <TextField
            label={t(m.timeOfDay)}
            type="time"
            code
            value={chosen}
            onValueChange={setChosen}
            error={isChecked && isMissing ? t(m.timeMissing) : undefined}
          />
        )}
        <div className="counter-say">
          <span>
            <Icon of={Eye} size="small" />
            <span>{t(m.customersSee)}</span>
          </span>
          <p className="font-semibold">{t(catalogueMessages.soldOut)}</p>
        </div>
      </div>
    </Drawer>
  );
}
