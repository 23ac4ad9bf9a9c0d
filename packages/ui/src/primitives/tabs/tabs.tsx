"use client";
import { useControllableState } from "@radix-ui/react-use-controllable-state";
import type { ComponentProps, ReactNode } from "react";
import { TabsList, TabsPanel, TabsRoot, TabsTab } from "./tabs-parts.js";

/** One tab. */
export interface TabItem<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** Shown while the tab is selected; the children of `Tabs` by default. */
  content?: ReactNode;
  disabled?: boolean | undefined;
}

export interface TabsProps<Value extends string = string> extends Omit<
  ComponentProps<"div">,
  "defaultValue" | "onChange"
> {
  /** Accessible name of the tab list. */
  label: string;
  /** Two or three. For more, use a `CategoryNavigation` or a `Select`. */
  tabs: readonly TabItem<Value>[];
  /** The selected tab. Without it the tabs keep their own, the first to begin with. */
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** Content of the selected tab, where `tabs` has none. */
  children?: ReactNode;
}

/**
 * Views of one subject, one shown at a time: the parts of tabs in their usual order. Not Radix's tabs, which add 5 kB
 * gzipped.
 */
export function Tabs<Value extends string = string>({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  children,
  ...rest
}: TabsProps<Value>) {
  const [selected, select] = useControllableState<string>({
    prop: value,
    defaultProp: defaultValue ?? tabs[0]?.value ?? "",
    onChange: (next) => onValueChange?.(next as Value),
    caller: "Tabs",
  });
  return (
    <TabsRoot {...rest} value={selected} onValueChange={select}>
      <TabsList label={label}>
        {tabs.map((tab) => (
          <TabsTab key={tab.value} value={tab.value} disabled={tab.disabled}>
            {tab.label}
          </TabsTab>
        ))}
      </TabsList>
      <TabsPanel value={selected}>
        {tabs.find((tab) => tab.value === selected)?.content ?? children}
      </TabsPanel>
    </TabsRoot>
  );
}
