"use client";
import { X } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import { commonMessages, useLocale, useMessages, type Language, shellMessages } from "../../locale/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { cx } from "../../lib/cx.js";
import { useFloating } from "../../lib/use-floating.js";

export interface LanguageOfferProps extends Omit<ComponentProps<"aside">, "children"> {
  /** Called with the other language, or with the present one when the offer is closed. Persist it either way. */
  onAnswer: (language: Language) => void;
}

/**
 * One line that offers the other language, in that language, on a device that is set to it (REQ-LANG-16). Floats above
 * the tab bar: nothing moves when it appears.
 */
export function LanguageOffer({ onAnswer, className, ...rest }: LanguageOfferProps) {
  const { language } = useLocale();
  const { t } = useMessages();
  useFloating();
  const other: Language = language === "ar" ? "en" : "ar";
  return (
    <aside
      data-slot="language-offer"
      aria-label={t(shellMessages.otherLanguage)}
      {...rest}
      className={cx(
        "pointer-events-none fixed inset-x-0 bottom-24 z-bar flex justify-center px-gutter desktop:bottom-6 print:hidden",
        className,
      )}
    >
      <div
        data-keep-clear
        className="pointer-events-auto flex animate-rise-in items-center rounded-full border border-border bg-surface shadow-search"
      >
        <button
          type="button"
          lang={other}
          onClick={() => onAnswer(other)}
          // The system's font: one word must not load the web font of the other script.
          className="min-h-touch rounded-full ps-5 pe-2 pb-0.5 [font-family:system-ui] font-semibold text-primary-text hover:underline"
        >
          {t(shellMessages.languageOffer)}
        </button>
        <IconButton
          icon={X}
          variant="plain"
          aria-label={t(commonMessages.close)}
          onClick={() => onAnswer(language)}
        />
      </div>
    </aside>
  );
}
