"use client";
import type { KeyboardEvent } from "react";
import { useLocale, useMessages, authMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";

export const authModes = ["sign-in", "register"] as const;
export type AuthMode = (typeof authModes)[number];

const tabMessages = { "sign-in": authMessages.signIn, register: authMessages.register } as const;

interface ModeTabsProps {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  /** Prefix of the tabs' ids; the panel is `{id}-panel`. */
  id: string;
}

/** Tabs for sign-in and registration over one tab panel. */
export function ModeTabs({ mode, onModeChange, id }: ModeTabsProps) {
  const { t } = useMessages();
  const { direction } = useLocale();

  const pressed = (event: KeyboardEvent<HTMLButtonElement>) => {
    const onward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    const back = direction === "rtl" ? "ArrowRight" : "ArrowLeft";
    const at = authModes.indexOf(mode);
    const to = { [onward]: at + 1, [back]: at - 1, Home: 0, End: authModes.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = authModes[(to + authModes.length) % authModes.length]!;
    onModeChange(next);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next}`)}`)?.focus();
  };

  return (
    <div
      role="tablist"
      aria-label={t(authMessages.signInOrRegister)}
      data-slot="mode-tabs"
      className="grid grid-cols-2 gap-0.5 rounded-full bg-sunken p-1"
    >
      {authModes.map((tabMode) => {
        const selected = tabMode === mode;
        return (
          <button
            key={tabMode}
            id={`${id}-${tabMode}`}
            type="button"
            role="tab"
            onKeyDown={pressed}
            aria-selected={selected}
            aria-controls={selected ? `${id}-panel` : undefined}
            tabIndex={selected ? 0 : -1}
            onClick={() => onModeChange(tabMode)}
            className={cx(
              "relative min-h-10 rounded-full px-2 text-f2 font-medium transition-colors hit-area",
              selected ? "bg-raised text-text shadow-knob" : "text-muted hover:text-text",
            )}
          >
            {t(tabMessages[tabMode])}
          </button>
        );
      })}
    </div>
  );
}
