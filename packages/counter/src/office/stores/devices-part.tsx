import {
  createPairingCode,
  type PanelStore,
  revokeDevice,
  type StoreDevice,
  storeDevices,
} from "@talabee/contract";
import { DEVICE_ROLES } from "@talabee/domain";
import { useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Badge } from "@talabee/ui/primitives/badge";
import { Button } from "@talabee/ui/primitives/button";
import { IconButton } from "@talabee/ui/primitives/icon-button";
import { Select } from "@talabee/ui/primitives/select";
import { TextField } from "@talabee/ui/primitives/text-field";
import { X } from "lucide-react";
import { useState } from "react";
import { useClock } from "../../app/clock.js";
import { useAct } from "../../app/use-act.js";
import { useCall } from "../../app/use-call.js";
import { officeStoreMessages as m } from "../../messages/index.js";
import { hearingOf } from "../../screens/devices-screen/device-hearing.js";
import { Moment } from "../parts/moment.js";
import { Panel, Waiting } from "../parts/page.js";
import { ROLE_MESSAGES } from "./store-words.js";

const AGAIN_MS = 15_000;

/** Paired devices of a store, what they hear, and a code for another one. */
export function DevicesPart({ store }: { store: PanelStore }) {
  const { t } = useMessages();
  const devices = useCall(storeDevices, { params: { id: store.id }, everyMs: AGAIN_MS });
  const { act, isSending, error, errorOf } = useAct();
  const [name, setName] = useState("");
  const [role, setRole] = useState<(typeof DEVICE_ROLES)[number]>("counter");
  const [code, setCode] = useState<string>();
  async function pair(): Promise<void> {
    const answer = await act(createPairingCode, { params: { id: store.id }, body: { name, role } });
    if (answer !== undefined) setCode(answer.data.code);
  }
  if (devices.data === undefined)
    return <Waiting error={devices.error} onRetry={() => void devices.refetch()} />;
  return (
    <div className="office-columns">
      <Panel title={t(m.devices)}>
        {devices.data.items.length === 0 && <p className="text-muted">{t(m.noDevices)}</p>}
        <ul className="office-lines">
          {devices.data.items.map((device) => (
            <li key={device.id} className="flex-wrap">
              <span className="min-w-0 grow basis-36">
                <span className="block font-medium">
                  <bdi>{device.name}</bdi>
                </span>
                <span className="block text-small text-muted">{t(ROLE_MESSAGES[device.role])}</span>
                {device.last_seen_at !== null && (
                  <span className="flex flex-wrap gap-x-2 text-small text-muted">
                    <span>{t(m.lastSeen)}</span>
                    <Moment at={device.last_seen_at} />
                  </span>
                )}
              </span>
              <Hears device={device} />
              <IconButton
                icon={X}
                size="small"
                variant="plain"
                aria-label={t(m.endDevice, { name: device.name })}
                onClick={() => void act(revokeDevice, { params: { id: device.id }, body: {} })}
              />
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t(m.pair)}>
        <form
          className="grid gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void pair();
          }}
        >
          {error !== null && (
            <Alert tone="danger" live>
              {error.message}
            </Alert>
          )}
          <TextField
            label={t(m.deviceName)}
            value={name}
            maxLength={60}
            onValueChange={setName}
            error={errorOf("name")}
          />
          <Select
            label={t(m.role)}
            placeholder={null}
            value={role}
            onValueChange={(value) => setRole(value as typeof role)}
            options={DEVICE_ROLES.map((value) => ({ value, label: t(ROLE_MESSAGES[value]) }))}
          />
          <Button type="submit" variant="outline" loading={isSending}>
            {t(m.pair)}
          </Button>
          {code !== undefined && (
            <div role="status">
              <p className="text-small text-muted">{t(m.pairText)}</p>
              <bdi dir="ltr" className="office-code">
                {code}
              </bdi>
            </div>
          )}
        </form>
      </Panel>
    </div>
  );
}

/** Whether an order would be heard at a device now; one that is switched off says nothing new. */
function Hears({ device }: { device: StoreDevice }) {
  const { t } = useMessages();
  const hears = useClock((now) => hearingOf(device, now) === "hears");
  return <Badge tone={hears ? "success" : "warning"}>{t(hears ? m.hears : m.hearsNot)}</Badge>;
}
