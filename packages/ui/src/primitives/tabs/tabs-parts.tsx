"use client";
import { useControllableState } from "@radix-ui/react-use-controllable-state";
import { Slot } from "@radix-ui/react-slot";
import { cva } from "class-variance-authority";
import {
  createContext,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from "react";
import { cx } from "../../lib/cx.js";
import { useLocale } from "../../locale/index.js";

type PartName = "tab" | "panel";

interface TabsState {
  /** Id of a tab or its panel, with which each names the other. */
  idOf: (part: PartName, value: string) => string;
  setId: (part: PartName, value: string, id: string | undefined) => void;
  /** The selected tab; null if none is. */
  selected: string | null;
  select: (value: string) => void;
}

const TabsContext = createContext<TabsState | null>(null);

/** The id of a part: the caller's, which the other part learns, or the generated one. */
function usePartId(part: PartName, value: string, id: string | undefined): string {
  const { idOf, setId } = useTabs();
  useLayoutEffect(() => {
    if (id === undefined) return;
    setId(part, value, id);
    return () => setId(part, value, undefined);
  }, [part, value, id, setId]);
  return id ?? idOf(part, value);
}

function useTabs(): TabsState {
  const state = use(TabsContext);
  if (!state) throw new Error("A tab, its list and its panel need a TabsRoot around them.");
  return state;
}

export interface TabsRootProps extends Omit<ComponentProps<"div">, "defaultValue" | "onChange"> {
  /** The selected tab; `null` if none is. Without it the root keeps its own. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/** Views of one subject, one shown at a time, composed of a `TabsList` of `TabsTab` and a `TabsPanel` each. */
export function TabsRoot({ value, defaultValue = null, onValueChange, ...rest }: TabsRootProps) {
  const id = useId();
  const [selected, select] = useControllableState<string | null>({
    prop: value,
    defaultProp: defaultValue,
    onChange: (next) => next !== null && onValueChange?.(next),
    caller: "Tabs",
  });
  /** Ids that callers gave to parts. */
  const [ids, setIds] = useState<Readonly<Record<string, string | undefined>>>({});
  const setId = useCallback(
    (part: PartName, of: string, given: string | undefined) =>
      setIds((before) => ({ ...before, [`${part}-${of}`]: given })),
    [],
  );
  const state = useMemo(
    () => ({
      idOf: (part: PartName, of: string) => ids[`${part}-${of}`] ?? `${id}-${part}-${of}`,
      setId,
      selected,
      select,
    }),
    [id, ids, setId, selected, select],
  );
  return (
    <TabsContext value={state}>
      <div data-slot="tabs" {...rest} />
    </TabsContext>
  );
}

export interface TabsListProps extends Omit<ComponentProps<"div">, "role" | "aria-label"> {
  /** Accessible name of the tab list. */
  label: string;
}

/** Row of tabs. Arrow keys select in reading direction, Home and End go to the ends. */
export function TabsList({ label, className, onKeyDown, ...rest }: TabsListProps) {
  const { direction } = useLocale();
  const { select } = useTabs();
  const selectByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]:not(:disabled)")];
    const at = tabs.findIndex((tab) => tab === event.target);
    if (event.defaultPrevented || at < 0) return;
    const [forward, back] = direction === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    const to = { [forward!]: at + 1, [back!]: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length]!;
    select(next.dataset["value"]!);
    next.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus
    <div
      role="tablist"
      aria-label={label}
      data-slot="tabs-list"
      {...rest}
      onKeyDown={selectByKey}
      className={cx("grid auto-cols-fr grid-flow-col gap-0.5 rounded-full bg-sunken p-1", className)}
    />
  );
}

const tabClass = cva(
  "relative min-h-10 rounded-full px-2 text-small font-medium transition-colors hit-area disabled:text-faint",
  {
    variants: {
      selected: {
        true: "bg-raised text-text shadow-knob",
        false: "text-muted not-disabled:hover:text-text",
      },
    },
  },
);

export interface TabsTabProps extends Omit<ComponentProps<"button">, "value" | "role"> {
  value: string;
  /** Renders the only child with the look and behaviour of the tab. */
  asChild?: boolean | undefined;
}

/** One tab. */
export function TabsTab({ value, asChild = false, id, className, onClick, ...rest }: TabsTabProps) {
  const { idOf, selected, select } = useTabs();
  const tabId = usePartId("tab", value, id);
  const isSelected = selected === value;
  const Root = asChild ? Slot : "button";
  return (
    <Root
      {...(asChild ? {} : { type: "button" })}
      data-slot="tabs-tab"
      {...rest}
      id={tabId}
      role="tab"
      data-value={value}
      aria-selected={isSelected}
      aria-controls={isSelected ? idOf("panel", value) : undefined}
      tabIndex={isSelected || selected === null ? 0 : -1}
      onClick={(event) => {
        onClick?.(event as never);
        if (!event.defaultPrevented) select(value);
      }}
      className={tabClass({ selected: isSelected, className })}
    />
  );
}

export interface TabsPanelProps extends Omit<ComponentProps<"div">, "role"> {
  /** The tab that shows it. */
  value: string;
}

/** Content of a tab, mounted while the tab is selected. */
export function TabsPanel({ value, id, className, ...rest }: TabsPanelProps) {
  const { idOf, selected } = useTabs();
  const panelId = usePartId("panel", value, id);
  if (selected !== value) return null;
  return (
    <div
      data-slot="tabs-panel"
      {...rest}
      role="tabpanel"
      id={panelId}
      aria-labelledby={idOf("tab", value)}
      className={cx("mt-5", className)}
    />
  );
}
