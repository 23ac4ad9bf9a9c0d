import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { directionOf, type Language } from "../packages/ui/src/locale/index.js";

type Globals = Record<string, unknown>;
type DocsChannel = React.ContextType<typeof DocsContext>["channel"];

/** The toolbar's part of the event; `globals` holds what a story pins too, and framed stories tell theirs here as well. */
interface Told {
  globals?: Globals;
  userGlobals?: Globals;
}

const choiceOf = (told: Told | undefined): Globals | undefined => told?.userGlobals ?? told?.globals;
const last = (channel: DocsChannel, event: string) =>
  choiceOf((channel.last(event) as [Told] | undefined)?.[0]);

/** What the toolbar says now. Pages without a story have nothing else to ask. */
export function useToolbarOf(channel: DocsChannel): Globals {
  const [globals, setGlobals] = useState<Globals>(
    () => last(channel, GLOBALS_UPDATED) ?? last(channel, SET_GLOBALS) ?? {},
  );
  useEffect(() => {
    const follow = (told: Told) => setGlobals((old) => choiceOf(told) ?? old);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}

/** Language, direction and theme of the examples on a docs page, and all of the toolbar as an address says it. */
export function useToolbar() {
  const globals = useToolbarOf(useContext(DocsContext).channel);
  const language = (globals["locale"] ?? "en") as Language;
  return {
    language,
    direction: directionOf(language),
    theme: globals["theme"] === "dark" ? "dark" : "light",
    query: Object.entries(globals)
      .filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "")
      .map(([name, value]) => `${name}:${value}`)
      .join(";"),
  } as const;
}
