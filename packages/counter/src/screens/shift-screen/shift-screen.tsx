import { useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { Icon, type IconDrawing } from "@talabee/ui/primitives/icon";
import { BatteryCharging, BellRing, Check, CircleX, Clock, Sun, Volume2, Wifi } from "lucide-react";
import { cva } from "class-variance-authority";
import { useState } from "react";
import type { Bell } from "../../adapters/bell/index.js";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { doorMessages as m } from "../../messages/index.js";

/** What this device can do besides ringing; null where its browser does not tell. */
export interface DeviceState {
  readonly screenOn: boolean | null;
  readonly battery: { readonly level: number; readonly charging: boolean } | null;
  readonly online: boolean;
}

export interface ShiftScreenProps {
  bell: Bell;
  device: DeviceState;
  /** Somebody has heard the bell. */
  onStart: () => void;
}

/** From one try of the bell to the next, louder one. */
const LOUDNESS = [-12, -6, 0] as const;

/** The start of a shift: nobody sees the board before the bell was heard. */
export function ShiftScreen({ bell, device, onStart }: ShiftScreenProps) {
  const { t } = useMessages();
  const { percent } = useStaffFormat();
  const [tries, setTries] = useState(0);
  const [isBlocked, setIsBlocked] = useState(false);
  const ring = async () => {
    const isAudible = await bell.unlock();
    setIsBlocked(!isAudible);
    if (!isAudible) return;
    bell.play("new", LOUDNESS[Math.min(tries, LOUDNESS.length - 1)]!);
    setTries(tries + 1);
  };
  const hasRung = tries > 0;
  const { battery, online, screenOn } = device;
  const level = battery === null ? "" : percent(Math.round(battery.level * 100));
  return (
    <main data-slot="shift-screen" className="counter-shift">
      <div className="grid justify-items-center gap-4 text-center">
        <div aria-hidden className="counter-rings">
          <Icon of={BellRing} className="!size-16" />
        </div>
        <h1 className="display">{t(hasRung ? m.hearBell : m.startShift)}</h1>
        <p className="max-w-80 text-heading text-balance text-muted">
          {t(hasRung ? m.hearBellText : m.startShiftText)}
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {hasRung && (
            <Button className="min-h-16 px-10 text-heading" onClick={onStart}>
              {t(m.heard)}
            </Button>
          )}
          <Button
            className="min-h-16 px-7 text-heading"
            variant={hasRung ? "outline" : "primary"}
            onClick={() => void ring()}
          >
            {t(hasRung ? m.againLouder : m.ringBell)}
          </Button>
        </div>
      </div>
      <dl className="counter-group !py-0">
        <Row icon={Volume2} name={t(m.sound)} tone={isBlocked ? "bad" : "wait"}>
          {t(isBlocked ? m.blocked : hasRung ? m.waitingAnswer : m.notTried)}
        </Row>
        <Row icon={Sun} name={t(m.screenOn)} tone={screenOn === true ? "good" : "wait"}>
          {t(screenOn === true ? m.yes : screenOn === false ? m.no : m.unknown)}
        </Row>
        <Row icon={BatteryCharging} name={t(m.charger)} tone={battery?.charging === true ? "good" : "wait"}>
          {battery === null
            ? t(m.unknown)
            : t(battery.charging ? m.pluggedIn : m.onBattery, { percent: level })}
        </Row>
        <Row icon={Wifi} name={t(m.line)} tone={online ? "good" : "bad"}>
          {t(online ? m.lineGood : m.lineCut)}
        </Row>
      </dl>
    </main>
  );
}

const answerClass = cva("flex items-center gap-2 text-small font-semibold", {
  variants: { tone: { good: "text-success-text", wait: "text-warning-text", bad: "text-danger-text" } },
});

const ANSWERS = { good: Check, wait: Clock, bad: CircleX } as const;

function Row({
  icon,
  name,
  tone,
  children,
}: {
  icon: IconDrawing;
  name: string;
  tone: "good" | "wait" | "bad";
  children: string;
}) {
  return (
    <div className="flex min-h-17 items-center gap-3 border-border py-2 not-last:border-b">
      <dt className="flex flex-1 items-center gap-3.5 font-medium">
        <span className="grid size-11 flex-none place-items-center rounded-small bg-sunken">
          <Icon of={icon} />
        </span>
        <span>{name}</span>
      </dt>
      <dd data-tone={tone} className={answerClass({ tone })}>
        <Icon of={ANSWERS[tone]} size="small" />
        <span>{children}</span>
      </dd>
    </div>
  );
}
