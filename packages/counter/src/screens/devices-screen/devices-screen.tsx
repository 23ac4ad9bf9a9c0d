import type { StoreDevice } from "@talabee/contract";
import { useFormat, useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { ConfirmDialog } from "@talabee/ui/primitives/confirm-dialog";
import { Icon } from "@talabee/ui/primitives/icon";
import { ChefHat, Plus, TabletSmartphone } from "lucide-react";
import { useState } from "react";
import { useClock } from "../../app/clock.js";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { deviceMessages as m, doorMessages } from "../../messages/index.js";
import { type DeviceHearing, hearingOf } from "./device-hearing.js";

export interface DevicesScreenProps {
  devices: readonly StoreDevice[];
  /** The device on which this is shown, where it is one of them. */
  ownId: string | null;
  /** The last change failed. */
  failed: boolean;
  sending: boolean;
  onPair: () => void;
  /** Pairs this very screen; undefined where it is paired. */
  onPairThis?: (() => void) | undefined;
  onEnd: (device: StoreDevice) => void;
  onPin: () => void;
}

/** A store's paired devices: who paired them, what they can hear, and their end. */
export function DevicesScreen({
  devices,
  ownId,
  failed,
  sending,
  onPair,
  onPairThis,
  onEnd,
  onPin,
}: DevicesScreenProps) {
  const { t } = useMessages();
  const [ending, setEnding] = useState<StoreDevice>();
  return (
    <main data-slot="devices-screen" className="counter-screen">
      <div className="mx-auto grid max-w-200 gap-4 p-4">
        <header className="flex flex-wrap items-center gap-3">
          <h1 className="flex-1 heading text-title">{t(doorMessages.devices)}</h1>
          <Button variant="quiet" onClick={onPin}>
            {t(m.myPin)}
          </Button>
          <Button icon={<Icon of={Plus} />} onClick={onPair}>
            {t(m.pairADevice)}
          </Button>
        </header>
        <p className="text-muted">{t(m.devicesText)}</p>
        {failed && (
          <Alert tone="danger" live>
            {t(doorMessages.noLine)}
          </Alert>
        )}
        {devices.length === 0 ? (
          <p className="counter-empty">{t(m.noDevices)}</p>
        ) : (
          <ul className="counter-rows">
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} isOwn={device.id === ownId} onEnd={setEnding} />
            ))}
          </ul>
        )}
        {onPairThis !== undefined && (
          <Button variant="outline" loading={sending} onClick={onPairThis}>
            {t(m.pairThisScreen)}
          </Button>
        )}
        {ownId !== null && devices.some(({ id }) => id === ownId) && (
          <Alert tone="info">{t(m.pairedHere)}</Alert>
        )}
      </div>
      {ending !== undefined && (
        <ConfirmDialog
          open
          onOpenChange={() => setEnding(undefined)}
          title={t(m.endTitle)}
          confirm={t(m.end)}
          onConfirm={() => {
            onEnd(ending);
            setEnding(undefined);
          }}
        >
          <p>{t(m.endText, { name: ending.name })}</p>
        </ConfirmDialog>
      )}
    </main>
  );
}

const TONES: Readonly<Record<DeviceHearing, "success" | "danger" | "neutral">> = {
  hears: "success",
  shows: "neutral",
  "sound-off": "danger",
  "not-tested": "danger",
  "stream-cut": "danger",
  "not-seen": "danger",
  "never-seen": "neutral",
};

const WORDS = {
  hears: m.hears,
  shows: m.showsOnly,
  "sound-off": m.soundOff,
  "not-tested": m.notTested,
  "stream-cut": m.streamCut,
  "never-seen": m.neverSeen,
} as const;

function DeviceRow({
  device,
  isOwn,
  onEnd,
}: {
  device: StoreDevice;
  isOwn: boolean;
  onEnd: (device: StoreDevice) => void;
}) {
  const { t } = useMessages();
  const { time } = useStaffFormat();
  const { date } = useFormat();
  const state = useClock((now) => hearingOf(device, now));
  const paired = date(device.paired_at);
  const seen = device.last_seen_at;
  return (
    <li data-device={device.id} data-hearing={state}>
      <span className="grid size-12 flex-none place-items-center rounded-small bg-sunken">
        <Icon of={device.role === "kitchen" ? ChefHat : TabletSmartphone} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          <bdi>{device.name}</bdi>
          {isOwn && <span className="dotted font-medium text-muted">{t(m.thisScreen)}</span>}
        </p>
        <p className="text-small text-muted">
          <span>
            {device.paired_by === null
              ? t(m.pairedOn, { date: paired })
              : t(m.pairedBy, { date: paired, name: device.paired_by.name })}
          </span>
          {device.hearing?.charging === false && <span className="dotted">{t(m.onBattery)}</span>}
        </p>
        <p className="counter-state" data-tone={TONES[state]}>
          {state === "not-seen" ? t(m.notSeen, { time: time(seen ?? device.paired_at) }) : t(WORDS[state])}
        </p>
      </div>
      <Button
        variant="outline"
        aria-label={t(m.endNamed, { name: device.name })}
        onClick={() => onEnd(device)}
      >
        {t(m.end)}
      </Button>
    </li>
  );
}
