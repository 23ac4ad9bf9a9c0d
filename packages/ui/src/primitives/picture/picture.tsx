"use client";
import { useCallback, useState, type ComponentProps } from "react";
import { join } from "../../theme/join.js";
import { useHydrated } from "../../theme/use-hydrated.js";
import { initialOf, tintClass, tintOf, type Tint } from "../../theme/tint.js";
import { thumbhashUrl } from "./thumbhash-url.js";

/** A picture in several widths, as the panel sends it. */
export interface PictureSource {
  readonly src: string;
  /** Candidates by width: `/p/1-320.webp 320w, /p/1-640.webp 640w`. */
  readonly srcset?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Blurred placeholder, base64. */
  readonly thumbhash?: string | null | undefined;
}

export const pictureRatios = {
  wide: "aspect-[16/10]",
  hero: "aspect-[2/1]",
  square: "aspect-square",
  fill: "size-full",
};
export type PictureRatio = keyof typeof pictureRatios;

export interface PictureProps extends Omit<ComponentProps<"span">, "children"> {
  /** `null` shows the fallback. */
  source: PictureSource | null | undefined;
  /** What it shows. Empty when words beside it already say so. */
  alt: string;
  /** The place it holds before, while and after it loads. `fill` takes the size of its container. */
  ratio?: PictureRatio | undefined;
  /** How wide it is drawn, as in the `sizes` attribute: `(min-width: 900px) 25vw, 286px`. */
  sizes?: string | undefined;
  /** Above the fold: loaded at once and without a fade. */
  eager?: boolean | undefined;
  /** Whose initial stands in when there is no picture; empty: nothing does, and what is behind shows. */
  fallback: string;
  /** Ground of the fallback; follows from `fallback` otherwise. */
  tint?: Tint | undefined;
  /** Shown whole on its tint (cut-outs) instead of filling the frame. */
  contain?: boolean | undefined;
  /** Closed or sold out: grey and darker, or grey and faint. */
  dimmed?: "closed" | "sold-out" | undefined;
  imgClassName?: string | undefined;
}

/**
 * A picture that keeps its place: blurred placeholder, then the picture, and the initial on a tint when there is none
 * or it fails. It is never mirrored. Corners and position are given by `className`.
 */
export function Picture({
  source,
  alt,
  ratio = "wide",
  sizes,
  eager = false,
  fallback,
  tint,
  contain = false,
  dimmed,
  className,
  imgClassName,
  ...rest
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const [shown, setShown] = useState<string>();
  // Without this code running, a picture simply appears over its placeholder.
  const hydrated = useHydrated();
  const src = source?.src;

  /** A picture that was there, or had failed, before we could listen. */
  const meet = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element?.complete) return;
      if (element.naturalWidth > 0) setShown(src);
      else if (element.currentSrc) setFailed(src);
    },
    [src],
  );

  const missing = !source || failed === src;
  const waiting = hydrated && !missing && shown !== src;
  const placeholder =
    !missing && shown !== src && source.thumbhash ? thumbhashUrl(source.thumbhash) : undefined;
  return (
    <span
      data-slot="picture"
      data-state={missing ? "fallback" : waiting ? "loading" : "shown"}
      {...rest}
      className={join(
        "relative block overflow-clip",
        placeholder && "bg-cover bg-center",
        pictureRatios[ratio],
        fallback === ""
          ? undefined
          : missing || contain
            ? join(!placeholder && "textured", tintClass[tint ?? tintOf(fallback)])
            : "bg-sunken",
        className,
      )}
      style={placeholder ? { backgroundImage: `url("${placeholder}")`, ...rest.style } : rest.style}
    >
      {missing ? (
        <span
          data-slot="picture-fallback"
          className="@container-[size] absolute inset-0 grid place-items-center font-strong text-muted"
          {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
        >
          <span aria-hidden className="text-[length:44cqmin] leading-none tracking-normal">
            {initialOf(fallback)}
          </span>
        </span>
      ) : (
        <img
          ref={meet}
          key={source.src}
          alt={alt}
          src={source.src}
          srcSet={source.srcset || undefined}
          sizes={source.srcset ? sizes : undefined}
          width={source.width}
          height={source.height}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : undefined}
          decoding="async"
          draggable={false}
          onLoad={() => setShown(src)}
          onError={() => setFailed(src)}
          className={join(
            "absolute inset-0 size-full transition-opacity duration-drawer",
            contain ? "object-contain" : "object-cover",
            waiting && !eager && "opacity-0",
            dimmed === "closed"
              ? "brightness-[.52] grayscale-85"
              : dimmed === "sold-out"
                ? "opacity-55 grayscale-90"
                : "dim-picture",
            imgClassName,
          )}
        />
      )}
    </span>
  );
}
