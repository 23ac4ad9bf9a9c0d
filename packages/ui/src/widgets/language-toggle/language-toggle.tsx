"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { useLocale, useMessages, type Language, shellMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Flag } from "./flag.js";

export const languageToggleVariants = ["name", "short", "night"] as const;
export type LanguageToggleVariant = (typeof languageToggleVariants)[number];

const toggleClass = cva(
  "inline-flex h-control-small flex-none items-center justify-center gap-2 rounded-full border text-small leading-none font-medium transition-colors",
  {
    variants: {
      variant: {
        name: "border-border bg-surface px-3.5 text-text hover:bg-sunken active:bg-border",
        short: "min-w-touch border-border bg-surface px-2.5 text-text hover:bg-sunken active:bg-border",
        night: "border-on-night/30 px-3.5 text-on-night hover:bg-on-night/10 active:bg-on-night/16",
      } satisfies Record<LanguageToggleVariant, string>,
    },
  },
);

export interface LanguageToggleProps extends Omit<ComponentProps<"button">, "children"> {
  /** `name`: full name; `short`: one word in the phone header; `night`: on the footer. */
  variant?: LanguageToggleVariant | undefined;
  /** Called with the requested language. The app persists it and sets the direction. */
  onLanguageChange: (language: Language) => void;
}

/** The system's font: one word in the other script must not load its web font on every page. */
const nameClass: Record<Language, string> = {
  ar: "pb-0.5 [font-family:system-ui]",
  en: "[font-family:system-ui]",
};

/** Switches between English and Arabic. Shows the flag and name of the other language. */
export function LanguageToggle({
  variant = "name",
  onLanguageChange,
  className,
  ...rest
}: LanguageToggleProps) {
  const { language } = useLocale();
  const { t } = useMessages();
  const other: Language = language === "ar" ? "en" : "ar";
  const short = variant === "short";
  return (
    <button
      type="button"
      data-slot="language-toggle"
      data-variant={variant}
      aria-label={short ? t(shellMessages.otherLanguage) : undefined}
      {...rest}
      lang={other}
      onClick={(event) => {
        rest.onClick?.(event);
        if (!event.defaultPrevented) onLanguageChange(other);
      }}
      className={toggleClass({ variant, className })}
    >
      <Flag of={other} />
      {short ? (
        // CSS generated content: the accessible label contains the full name.
        <span
          aria-hidden
          data-slot="language-name"
          data-short={t(shellMessages.otherLanguageShort)}
          className={cx("before:content-[attr(data-short)] max-compact:hidden", nameClass[other])}
        />
      ) : (
        <span data-slot="language-name" className={nameClass[other]}>
          {t(shellMessages.otherLanguage)}
        </span>
      )}
    </button>
  );
}
