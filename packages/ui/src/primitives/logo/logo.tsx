"use client";
import { useMemo, type ComponentProps } from "react";
import { useLocale, useMessages, commonMessages } from "../../locale/index.js";
import { useBrandIdentity, type BrandIdentity, type LogoDrawing } from "../../theme/brand-identity.js";
import { talabee } from "../../theme/brands/talabee.js";
import { cx } from "../../lib/cx.js";

/** Data URL of the logo. It uses the dark colors inside a dark `color-scheme`. */
function logoUrl(drawing: LogoDrawing, { light, dark }: BrandIdentity["colors"]): string {
  const rules = (c: typeof light) =>
    `.p{fill:${c.primary}}.sp{stroke:${c.primary}}.o{fill:${c.onPrimary}}.so{stroke:${c.onPrimary}}.t{fill:${c.text}}.a{fill:${c.accent}}`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawing.width} 48"><style>${rules(light)}` +
    `@media(prefers-color-scheme:dark){${rules(dark)}}</style>${drawing.body}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export interface LogoProps extends Omit<ComponentProps<"img">, "src" | "width" | "height" | "children"> {
  /** `lockup`: mark and name; `mark`: the mark alone, for the phone header and toasts. */
  variant?: "lockup" | "mark" | undefined;
  /** Height in px; ignored when `width` is set. */
  height?: number | undefined;
  /** Width in px. */
  width?: number | undefined;
  /** The brand's name by default; "" if a label already states it. */
  alt?: string | undefined;
}

/** Logo of the nearest `BrandProvider`, in the script of the current language. Never mirrored or recolored. */
export function Logo({ variant = "lockup", height = 38, width, alt, className, ...rest }: LogoProps) {
  const { language } = useLocale();
  const { t } = useMessages();
  const provided = useBrandIdentity();
  const brand = provided ?? talabee;
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
      alt={alt ?? provided?.name[language] ?? t(commonMessages.brand)}
      {...size}
      className={cx("block flex-none", className)}
    />
  );
}
