import type { DeviceStorage } from "@talabee/counter";
import { type Look, LOOKS } from "@talabee/counter/store";
import { useState } from "react";

const KEY = "counter.look";

/** How this device looks; it was painted so before by `early.js`. */
export function useLook(storage: DeviceStorage): [look: Look, change: (look: Look) => void] {
  const [look, setLook] = useState<Look>(() => LOOKS.find((name) => name === storage.get(KEY)) ?? "light");
  const change = (next: Look) => {
    storage.set(KEY, next);
    const { dataset } = document.documentElement;
    dataset["theme"] = next === "light" ? "light" : "dark";
    if (next === "kitchen") dataset["kitchen"] = "";
    else delete dataset["kitchen"];
    setLook(next);
  };
  return [look, change];
}
