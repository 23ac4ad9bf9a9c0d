import {
  createPairingCode,
  pairDevice,
  revokeDevice,
  type StoreDevice,
  storeDevices,
} from "@talabee/contract";
import type { DeviceRole } from "@talabee/domain";
import { useMessages } from "@talabee/ui/locale";
import { useState } from "react";
import { useCall } from "../../app/use-call.js";
import { useCounter } from "../../app/counter.js";
import { useDeviceUpdate, useOwnDevice } from "../../app/use-own-device.js";
import { useSend } from "../../app/use-send.js";
import { deviceMessages as m, doorMessages } from "../../messages/index.js";
import { FirstLoad } from "../board-screen/board-notices.js";
import { DevicesScreen, PairDrawer, type ShownCode } from "../devices-screen/index.js";
import { LoadFailed } from "../../app/load-failed.js";
import { MyPin } from "./my-pin.js";

/** Between two reads of the list: what devices hear changes by itself, and a code is used elsewhere. */
const LIST_MS = 10_000;
const CODE_MS = 2000;

/** The paired devices of a store, wired to the server. */
export function StoreDevices({ storeId }: { storeId: string }) {
  const { t } = useMessages();
  const { pairing } = useCounter();
  const update = useDeviceUpdate();
  const { data: own } = useOwnDevice();
  const [pairs, setPairs] = useState(false);
  const [pin, setPin] = useState(false);
  const [code, setCode] = useState<(ShownCode & { readonly before: readonly string[] }) | null>(null);
  const params = { id: storeId };
  const list = useCall(storeDevices, { params, everyMs: code === null ? LIST_MS : CODE_MS });
  const { send, done, isSending, error } = useSend();
  if (list.data === undefined)
    return list.error === null ? (
      <FirstLoad />
    ) : (
      <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
    );
  const { items } = list.data;

  async function make(name: string, role: DeviceRole): Promise<void> {
    const made = await send(createPairingCode, { params, body: { name, role } });
    if (made !== null)
      setCode({ code: made.code, expiresAt: made.expires_at, name, before: items.map(({ id }) => id) });
  }
  async function pairThis(): Promise<void> {
    const made = await send(createPairingCode, { params, body: { name: t(m.roleCounter), role: "counter" } });
    if (made === null) return;
    const device = await send(pairDevice, { body: { code: made.code }, token: null });
    if (device === null) return;
    update(() => device);
    pairing.change("paired");
    await list.refetch();
  }
  async function end({ id }: StoreDevice): Promise<void> {
    if (!(await done(revokeDevice, { params: { id }, body: {} }))) return;
    if (id === own?.id) pairing.change("none");
    await list.refetch();
  }
  return (
    <>
      <DevicesScreen
        devices={items}
        ownId={own?.id ?? null}
        failed={error !== null && !pairs}
        sending={isSending}
        onPair={() => setPairs(true)}
        onPairThis={(own ?? null) === null ? () => void pairThis() : undefined}
        onEnd={(device) => void end(device)}
        onPin={() => setPin(true)}
      />
      {pairs && (
        <PairDrawer
          address={`${location.host}${location.pathname.split("/").slice(0, 2).join("/")}`}
          code={code}
          used={
            code !== null && items.some(({ id, name }) => name === code.name && !code.before.includes(id))
          }
          sending={isSending}
          error={error === null ? undefined : error.message || t(doorMessages.noLine)}
          onMake={(name, role) => void make(name, role)}
          onAgain={() => setCode(null)}
          onClose={() => {
            setPairs(false);
            setCode(null);
          }}
        />
      )}
      {pin && <MyPin storeId={storeId} onClose={() => setPin(false)} />}
    </>
  );
}
