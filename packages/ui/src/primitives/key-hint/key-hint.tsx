"use client";
import { useSyncExternalStore, type ComponentProps } from "react";
import { cx } from "../../lib/cx.js";

/** `Mod` is ⌘ on computers of Apple and Ctrl on others. */
const SYMBOLS: Readonly<Record<string, readonly [apple: string, other: string]>> = {
  Mod: ["⌘", "Ctrl"],
  Alt: ["⌥", "Alt"],
  Shift: ["⇧", "Shift"],
  Enter: ["↵", "Enter"],
  Escape: ["Esc", "Esc"],
  ArrowUp: ["↑", "↑"],
  ArrowDown: ["↓", "↓"],
  ArrowLeft: ["←", "←"],
  ArrowRight: ["→", "→"],
};

const nothing = () => () => {};
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

export interface KeyHintProps extends Omit<ComponentProps<"kbd">, "children"> {
  /** Keys as events name them, pressed together: `["Mod", "k"]`. */
  keys: readonly string[];
}

/**
 * Keys that do the same as a control. Phones, which have no keyboard, do not show it. The control itself says its keys by
 * `aria-keyshortcuts`, so screen readers skip the hint.
 */
export function KeyHint({ keys, className, ...rest }: KeyHintProps) {
  const apple = useSyncExternalStore(nothing, isApple, () => false);
  return (
    <kbd
      data-slot="key-hint"
      dir="ltr"
      translate="no"
      aria-hidden
      {...rest}
      className={cx("inline-flex flex-none gap-1 font-sans pointer-coarse:hidden", className)}
    >
      {keys.map((key) => (
        <kbd
          key={key}
          className="grid h-5.5 min-w-5.5 place-items-center rounded-check border border-border bg-surface px-1.5 font-sans text-caption font-medium text-muted"
        >
          {SYMBOLS[key]?.[apple ? 0 : 1] ?? (key.length === 1 ? key.toUpperCase() : key)}
        </kbd>
      ))}
    </kbd>
  );
}
