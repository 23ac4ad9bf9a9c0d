import { type DeviceState, errorDataOf, namePerson, PanelError } from "@talabee/contract";
import { useMessages } from "@talabee/ui/locale";
import { useEffect } from "react";
import { useCounter } from "../../app/counter.js";
import { useDeviceUpdate, useOwnDevice } from "../../app/use-own-device.js";
import { doorMessages } from "../../messages/index.js";
import { PinPanel, type PinResult } from "../../widgets/pin-panel/index.js";

export interface NamePersonProps {
  device: DeviceState;
  /** Somebody has named themselves, which counts for a minute. */
  onNamed: () => void;
  onClose: () => void;
}

/** Asks who stands before this device, wired to the server. */
export function NamePerson({ device, onNamed, onClose }: NamePersonProps) {
  const { t } = useMessages();
  const { deviceApi } = useCounter();
  const update = useDeviceUpdate();
  const { refetch } = useOwnDevice();
  // Somebody may have set a PIN since.
  useEffect(() => void refetch(), [refetch]);

  async function name(user_id: string, pin: string): Promise<PinResult> {
    try {
      const { data: person } = await deviceApi.send(namePerson, { body: { user_id, pin } });
      update((known) => known && { ...known, person });
      onNamed();
      return "done";
    } catch (error) {
      if (!(error instanceof PanelError)) throw error;
      const wrong = errorDataOf(namePerson, error, "pin_wrong");
      if (wrong !== null) return { kind: "wrong", triesLeft: wrong.tries_left };
      return { kind: "failed", message: error.code === "network" ? t(doorMessages.noLine) : error.message };
    }
  }
  return <PinPanel people={device.people} onName={name} onClose={onClose} />;
}
