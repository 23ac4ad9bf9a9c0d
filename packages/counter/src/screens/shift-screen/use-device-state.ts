import { useEffect, useState } from "react";
import { keepAwake } from "../../adapters/screen/keep-awake.js";
import type { DeviceState } from "./shift-screen.js";

/** The battery of a device, which TypeScript's dom library lacks. */
interface Battery extends EventTarget {
  readonly level: number;
  readonly charging: boolean;
}

/** What this device can do, kept up to date. Keeps the screen on meanwhile. */
export function useDeviceState(): DeviceState {
  const [state, setState] = useState<DeviceState>({
    screenOn: "wakeLock" in navigator ? false : null,
    battery: null,
    online: navigator.onLine,
  });
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const change = (part: Partial<DeviceState>) => setState((before) => ({ ...before, ...part }));
    const letSleep = keepAwake((screenOn) => change({ screenOn }));
    window.addEventListener("online", () => change({ online: true }), { signal });
    window.addEventListener("offline", () => change({ online: false }), { signal });
    void (navigator as { getBattery?: () => Promise<Battery> }).getBattery?.().then((battery) => {
      if (signal.aborted) return;
      const read = () => change({ battery: { level: battery.level, charging: battery.charging } });
      battery.addEventListener("levelchange", read, { signal });
      battery.addEventListener("chargingchange", read, { signal });
      read();
    });
    return () => {
      listeners.abort();
      letSleep();
    };
  }, []);
  return state;
}
