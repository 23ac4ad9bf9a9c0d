import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { directionOf, type Language } from "../packages/ui/src/locale/index.js";

type Globals = Record<string, unknown>;
type DocsChannel = React.ContextType<typeof DocsContext>["channel"];

/** `userGlobals` is the toolbar's choice. `globals` also contains values pinned by a story, even a framed one. */
interface GlobalsEvent {
  globals?: Globals;
  userGlobals?: Globals;
}

const toolbarGlobals = (event: GlobalsEvent | undefined): Globals | undefined =>
  event?.userGlobals ?? event?.globals;
const lastGlobals = (channel: DocsChannel, eventName: string) =>
  toolbarGlobals((channel.last(eventName) as [GlobalsEvent] | undefined)?.[0]);

/** The toolbar's current globals. Pages without a story have no other source of globals. */
export function useToolbarGlobals(channel: DocsChannel): Globals {
  const [globals, setGlobals] = useState<Globals>(
    () => lastGlobals(channel, GLOBALS_UPDATED) ?? lastGlobals(channel, SET_GLOBALS) ?? {},
  );
  useEffect(() => {
    const update = (event: GlobalsEvent) => setGlobals((current) => toolbarGlobals(event) ?? current);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return globals;
}

/** Language, direction and theme of a docs page's examples; `query` is the value of the URL's `globals` parameter. */
export function useToolbar() {
  const globals = useToolbarGlobals(useContext(DocsContext).channel);
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
