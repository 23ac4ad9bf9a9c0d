import "./styles.css";
import { type Counter, CounterProvider, createCounter } from "@talabee/counter";
import { createPreference, openStorage, setRootAttribute } from "@talabee/domain";
import { directionOf, languages } from "@talabee/ui/locale";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createDeviceSession } from "./device-session.js";

/** Opens a door of the counter in its page. */
export function openDoor(show: (counter: Counter) => ReactNode): void {
  const storage = openStorage(() => window.localStorage);
  const language = createPreference(storage, "counter.language", ["ar", ...languages], {
    show(value) {
      setRootAttribute("lang", value);
      setRootAttribute("dir", directionOf(value));
    },
    onChangeElsewhere: (listener) =>
      window.addEventListener("storage", ({ key }) => key === "counter.language" && listener()),
  });
  const counter = createCounter({ session: createDeviceSession(storage), language, storage });
  createRoot(document.getElementById("root")!).render(
    <StrictMode>
      <CounterProvider counter={counter}>{show(counter)}</CounterProvider>
    </StrictMode>,
  );
}
