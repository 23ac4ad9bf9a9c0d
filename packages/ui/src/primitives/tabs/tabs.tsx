"use client";
import { cva } from "class-variance-authority";
import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from "react";
import { useLocale } from "../../locale/index.js";

/** One tab. */
export interface TabItem<Value extends string = string> {
  value: Value;
  label: ReactNode;
}

const tabClass = cva(
  "relative min-h-10 rounded-full px-2 text-small font-medium transition-colors hit-area",
  {
    variants: {
      selected: {
        true: "bg-raised text-text shadow-knob",
        false: "text-muted hover:text-text",
      },
    },
  },
);

export interface TabsProps<Value extends string = string> extends Omit<
  ComponentProps<"div">,
  "children" | "defaultValue" | "onChange"
> {
  /** Accessible name of the tab list. */
  label: string;
  /** Two or three. For more, use a `CategoryNavigation` or a `Select`. */
  tabs: readonly TabItem<Value>[];
  /** The selected tab. */
  value: Value;
  onValueChange: (value: Value) => void;
  /** Content of the selected tab. */
  children: ReactNode;
}

/**
 * Views of one subject, one shown at a time. Arrow keys select in reading direction, Home and End go to the ends. Not
 * Radix's tabs, which add 5 kB gzipped.
 */
export function Tabs<Value extends string = string>({
  label,
  tabs,
  value,
  onValueChange,
  children,
  ...rest
}: TabsProps<Value>) {
  const { direction } = useLocale();
  const id = useId();

  const selectByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const [forward, back] = direction === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    const at = tabs.findIndex((tab) => tab.value === value);
    const to = { [forward!]: at + 1, [back!]: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    onValueChange(tabs[next]!.value);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };

  return (
    <div data-slot="tabs" {...rest}>
      <div
        role="tablist"
        aria-label={label}
        data-slot="tabs-list"
        className="grid auto-cols-fr grid-flow-col gap-0.5 rounded-full bg-sunken p-1"
      >
        {tabs.map((tab) => {
          const selected = tab.value === value;
          return (
            <button
              key={tab.value}
              id={`${id}-${tab.value}`}
              type="button"
              role="tab"
              data-slot="tabs-tab"
              aria-selected={selected}
              aria-controls={selected ? `${id}-panel` : undefined}
              tabIndex={selected ? 0 : -1}
              onKeyDown={selectByKey}
              onClick={() => onValueChange(tab.value)}
              className={tabClass({ selected })}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        data-slot="tabs-panel"
        className="mt-5"
      >
        {children}
      </div>
    </div>
  );
}
