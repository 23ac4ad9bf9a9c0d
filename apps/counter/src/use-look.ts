import type { DeviceStorage } from "@talabee/counter";
import { useState } from "react";

/**
 * How a door looks on this device, the first of `looks` unless somebody has chosen; it was painted so before by `early.js`.
 */
export function useLook<Look extends string>(
  storage: DeviceStorage,
  key: string,
  looks: readonly [Look, ...Look[]],
): [look: Look, change: (look: Look) => void] {
  const [look, setLook] = useState<Look>(() => looks.find((name) => name === storage.get(key)) ?? looks[0]);
  const change = (next: Look) => {
    storage.set(key, next);
    const { dataset } = document.documentElement;
    dataset["theme"] = next === "light" ? "light" : "dark";
    if (next === "kitchen") dataset["kitchen"] = "";
    else delete dataset["kitchen"];
    setLook(next);
  };
  return [look, change];
}
