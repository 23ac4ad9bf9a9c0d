"use client";
import { useMemo, type ComponentProps } from "react";
import { useLocale, useMessages, commonMessages } from "../../locale/index.js";
import { useBrandIdentity, type BrandIdentity, type LogoDrawing } from "../../theme/brand-identity.js";
import { talabee } from "../../theme/brands/talabee.js";
import { cx } from "../../lib/cx.js";

/** The logo as a picture of its own. It takes the dark colours where its surroundings have a dark colour scheme. */
function logoUrl(drawing: LogoDrawing, { light, dark }: BrandIdentity["colors"]): string {
  const rules = (c: typeof light) =>
    `.p{fill:${c.primary}}.sp{stroke:${c.primary}}.o{fill:${c.onPrimary}}.so{stroke:${c.onPrimary}}.t{fill:${c.text}}.a{fill:${c.accent}}`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawing.width} 48"><style>${rules(light)}` +
    `@media(prefers-color-scheme:dark){${rules(dark)}}</style>${drawing.body}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export interface LogoProps extends Omit<ComponentProps<"img">, "src" | "width" | "height" | "children"> {
  /** `lockup` mark and word, `mark` alone where it is tight: phone header, toasts. */
  variant?: "lockup" | "mark" | undefined;
  /** Height in px; `width` wins. */
  height?: number | undefined;
  /** Width in px, for the loading screen (150). */
  width?: number | undefined;
  /** The brand's name by default; empty where a label already says it. */
  alt?: string | undefined;
}

/** The brand of the nearest `BrandProvider`, drawn for the script around it. Never mirrored, never recoloured. */
export function Logo({ variant = "lockup", height = 38, width, alt, className, ...rest }: LogoProps) {
  const { language } = useLocale();
  const { t } = useMessages();
  const own = useBrandIdentity();
  const brand = own ?? talabee;
  const drawing = brand.logo[variant === "mark" ? "mark" : language];
  const src = useMemo(() => logoUrl(drawing, brand.colors), [drawing, brand.colors]);
  const size = width
    ? { width, height: Math.round((width / drawing.width) * 48) }
    : { width: Math.round((height / 48) * drawing.width), height };
  return (
    <img
      data-slot="logo"
      data-variant={variant}
      draggable={false}
      {...rest}
      src={src}
      alt={alt ?? own?.name[language] ?? t(commonMessages.brand)}
      {...size}
      className={cx("block flex-none", className)}
    />
  );
}
