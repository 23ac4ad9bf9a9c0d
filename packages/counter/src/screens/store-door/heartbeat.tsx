import { PanelError, sendHeartbeat } from "@talabee/contract";
import { HEARTBEAT_MS } from "@talabee/domain";
import { useEffect, useEffectEvent } from "react";
import { useCounter } from "../../app/counter.js";
import { useOwnDevice } from "../../app/use-own-device.js";
import type { BoardSession } from "../../board/board-session.js";
import type { DeviceState } from "../shift-screen/index.js";

/** The longest silence that is told. */
const DAY_S = 86_400;

export interface HeartbeatProps {
  storeId: string;
  board: BoardSession;
  device: DeviceState;
  audible: boolean;
  /** Whether somebody has heard the bell. */
  hasStarted: boolean;
}

/**
 * Says of a paired device, every 20 seconds and when it changes, whether an order would be heard at it: a store that no device
 * hears is paused. It does so whoever is signed in, as long as its own store is open on it.
 */
export function Heartbeat({ storeId, board, device, audible, hasStarted }: HeartbeatProps) {
  const { deviceApi, pairing } = useCounter();
  const { data: own } = useOwnDevice();
  const isHere = own?.vendor_id === storeId;

  const beat = useEffectEvent(async () => {
    const { heardAt } = board.get().board;
    const age = heardAt === null ? DAY_S : Math.round((Date.now() - heardAt) / 1000);
    try {
      await deviceApi.send(sendHeartbeat, {
        body: {
          sound: audible,
          visible: document.visibilityState === "visible",
          awake: device.screenOn === true,
          charging: device.battery?.charging ?? null,
          printer: null,
          tested: hasStarted,
          stream_age: Math.min(DAY_S, Math.max(0, age)),
        },
      });
    } catch (error) {
      if (!(error instanceof PanelError)) throw error;
      // Else the next one comes soon.
      if (error.code === "unauthenticated") pairing.change("ended");
    }
  });

  useEffect(() => {
    if (!isHere) return undefined;
    void beat();
    const timer = setInterval(() => void beat(), HEARTBEAT_MS);
    const onVisible = () => void beat();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [isHere, audible, hasStarted]);
  return null;
}
