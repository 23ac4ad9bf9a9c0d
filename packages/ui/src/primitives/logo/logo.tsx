"use client";
import type { ComponentProps } from "react";
import { useLocale, useText, type Language, partsWords } from "../../locale/index.js";
import { brandColors } from "../../theme/generated/brand-colors.js";
import { mark, words } from "../../theme/logo-outlines.js";
import { join } from "../../theme/join.js";

/** Mark and word: the mark stands where reading begins. In units of a 48 high box. */
const lockups: Record<Language, { width: number; markAt: number; word: string }> = {
  en: { width: 191, markAt: 0, word: "translate(58 36) scale(.91)" },
  ar: { width: 145, markAt: 97, word: "translate(0 30.2) scale(.889)" },
};

const urls = new Map<string, string>();

/** The logo as a picture of its own. It takes the dark teal where its surroundings have a dark colour scheme. */
function logoUrl(kind: "mark" | Language): string {
  const known = urls.get(kind);
  if (known) return known;
  const { light, dark } = brandColors.talabee;
  const lockup = kind === "mark" ? { width: 48, markAt: 0, word: "" } : lockups[kind];
  const word = kind === "mark" ? "" : `<path class="p" transform="${lockup.word}" d="${words[kind]}"/>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${lockup.width} 48"><style>.p{fill:${light.primary}}.o{stroke:${light.onPrimary}}` +
    `@media(prefers-color-scheme:dark){.p{fill:${dark.primary}}.o{stroke:${dark.onPrimary}}}</style>` +
    `<g transform="translate(${lockup.markAt})"><rect class="p" width="48" height="48" rx="15"/>` +
    `<path class="o" d="${mark}" fill="none" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/></g>${word}</svg>`;
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  urls.set(kind, url);
  return url;
}

export interface LogoProps extends Omit<ComponentProps<"img">, "src" | "width" | "height" | "children"> {
  /** `lockup` mark and word, `mark` alone where it is tight: phone header, toasts. */
  kind?: "lockup" | "mark" | undefined;
  /** Height in px; `width` wins. */
  height?: number | undefined;
  /** Width in px, for the loading screen (150). */
  width?: number | undefined;
  /** The brand's name by default; empty where a label already says it. */
  alt?: string | undefined;
}

/** The brand, drawn for the script around it. Never mirrored, never recoloured. */
export function Logo({ kind = "lockup", height = 38, width, alt, className, ...rest }: LogoProps) {
  const { language } = useLocale();
  const { t } = useText();
  const units = kind === "mark" ? 48 : lockups[language].width;
  const size = width
    ? { width, height: Math.round((width / units) * 48) }
    : { width: Math.round((height / 48) * units), height };
  return (
    <img
      data-slot="logo"
      draggable={false}
      {...rest}
      src={logoUrl(kind === "mark" ? "mark" : language)}
      alt={alt ?? t(partsWords.brand)}
      {...size}
      className={join("block flex-none", className)}
    />
  );
}
