import type { DeviceState } from "@talabee/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useCounter } from "./counter.js";

const KEY = ["own device"];

/** This device as its store has paired it; it is read while the device is paired. */
export function useOwnDevice() {
  const { pairing } = useCounter();
  const isPaired = useSyncExternalStore(pairing.subscribe, pairing.get) === "paired";
  return useQuery<DeviceState | null>({
    queryKey: KEY,
    queryFn: ({ signal }) => pairing.read(signal),
    enabled: isPaired,
  });
}

/** Takes over what the server has said of this device. */
export function useDeviceUpdate(): (change: (device: DeviceState | null) => DeviceState | null) => void {
  const queryClient = useQueryClient();
  return (change) => queryClient.setQueryData<DeviceState | null>(KEY, (device) => change(device ?? null));
}
