"use client";
import { useMemo, type ComponentProps } from "react";
import { useLocale, useMessages, commonMessages } from "../../locale/index.js";
import { useBrandIdentity, type LogoPicture } from "../../theme/brand-identity.js";
import { talabee } from "../../theme/brands/talabee.js";
import { cx } from "../../lib/cx.js";
import { mergeRefs } from "../../lib/merge-refs.js";
import { initialOf } from "../../theme/tint.js";
import { keepAsking } from "../picture/ask-again.js";
import { shapesOf } from "./shapes-of.js";

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

/**
 * Logo of the nearest `BrandProvider`, in the script of the current language: a drawing, the operator's picture, or the name
 * as text. Never mirrored or recolored.
 */
export function Logo({ variant = "lockup", height = 38, width, alt, className, ...rest }: LogoProps) {
  const { language } = useLocale();
  const { t } = useMessages();
  const provided = useBrandIdentity();
  const imageRef = useMemo(() => mergeRefs(keepAsking, rest.ref), [rest.ref]);
  const { logo, colors = talabee.colors! } = provided ?? talabee;
  const isMark = variant === "mark";
  const drawing = logo !== null && "mark" in logo ? logo[isMark ? "mark" : language] : null;
  const name = provided?.name[language] ?? t(commonMessages.brand);
  if (logo === null)
    return (
      <NameAsLogo
        {...(rest as ComponentProps<"span">)}
        {...{ isMark, name, label: alt ?? name, height: width ? width / 3 : height, className }}
      />
    );
  const shape = drawing ? { width: drawing.width, height: 48 } : (logo as LogoPicture);
  const ratio = isMark ? 1 : shape.width / shape.height;
  const size = width
    ? { width, height: Math.round(width / ratio) }
    : { width: Math.round(height * ratio), height };
  const common = { "data-slot": "logo", "data-variant": variant };
  if (drawing)
    return (
      <svg
        {...common}
        {...(rest as ComponentProps<"svg">)}
        {...labelProps(alt ?? name)}
        {...size}
        viewBox={`0 0 ${drawing.width} 48`}
        className={cx("block flex-none", className)}
      >
        {shapesOf(drawing.body, colors)}
      </svg>
    );
  return (
    <img
      {...common}
      draggable={false}
      {...rest}
      ref={imageRef}
      src={(logo as LogoPicture).src}
      alt={alt ?? name}
      {...size}
      // The preflight's `height: auto` would follow the picture's own ratio.
      style={{ aspectRatio: ratio, ...rest.style }}
      className={cx("block flex-none object-contain", className)}
    />
  );
}

/** Attributes of an element that is an image with a name, or none beside a label. */
const labelProps = (label: string) =>
  label === "" ? { "aria-hidden": true } : { role: "img", "aria-label": label };

/** The name of a brand without a drawing; as a mark, its first letter in a tile. */
function NameAsLogo({
  isMark,
  name,
  label,
  height,
  className,
  style,
  ...rest
}: ComponentProps<"span"> & { isMark: boolean; name: string; label: string; height: number }) {
  return (
    <span
      data-slot="logo"
      data-variant={isMark ? "mark" : "lockup"}
      {...rest}
      {...labelProps(label)}
      className={cx(
        "flex flex-none items-center font-semibold",
        isMark
          ? "justify-center rounded-tag bg-primary text-on-primary"
          : "max-w-full truncate text-primary-text",
        className,
      )}
      style={{ height, fontSize: Math.round(height * 0.58), ...(isMark ? { width: height } : {}), ...style }}
    >
      <bdi translate="no">{isMark ? initialOf(name) : name}</bdi>
    </span>
  );
}
