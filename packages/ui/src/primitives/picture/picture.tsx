"use client";
import { cva } from "class-variance-authority";
import { useEffect, useState, type ComponentProps } from "react";
import { cx } from "../../lib/cx.js";
import { initialOf, tintClass, tintOf, type Tint } from "../../theme/tint.js";
import { isGone, restartIfHanging, whenBack } from "./ask-again.js";
import { loadWhenNear } from "./load-when-near.js";

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

export const pictureRatios = ["wide", "hero", "square", "fill"] as const;
export type PictureRatio = (typeof pictureRatios)[number];

const pictureClass = cva("relative block overflow-clip", {
  variants: {
    ratio: {
      wide: "aspect-[16/10]",
      hero: "aspect-[2/1]",
      square: "aspect-square",
      fill: "size-full",
    } satisfies Record<PictureRatio, string>,
  },
});

const imageClass = cva("absolute inset-0 size-full", {
  variants: {
    fade: { true: "transition-opacity duration-drawer" },
    eager: { false: "load-later" },
    contain: { true: "object-contain", false: "object-cover" },
    dimmed: {
      none: "dim-picture",
      closed: "[filter:brightness(.52)_grayscale(85%)]",
      "sold-out": "opacity-55 [filter:grayscale(90%)]",
    },
  },
  defaultVariants: { dimmed: "none" },
});

export interface PictureProps extends Omit<ComponentProps<"span">, "children"> {
  /** `null` shows the fallback. */
  source: PictureSource | null | undefined;
  /** What it shows. Empty when words beside it already say so. */
  alt: string;
  /** The place it holds before, while and after it loads. `fill` takes the size of its container. */
  ratio?: PictureRatio | undefined;
  /** How wide it is drawn, as in the `sizes` attribute: `(min-width: 900px) 25vw, 286px`. */
  sizes?: string | undefined;
  /** The main picture of a page: preloaded, before all others, and without a fade. Others load when they come near. */
  eager?: boolean | undefined;
  /**
   * Fades in when it comes. Not in long lists of small pictures: while one scrolls, a whole screen of them would fade at
   * once, each as a layer of its own, and every frame comes late.
   */
  fade?: boolean | undefined;
  /** Name whose initial is shown without a picture; empty shows the background behind. */
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
 * Shows a loaded picture and removes its placeholder, directly in the DOM: in a long list a screen of pictures loads at
 * once, and rendering each card again took longer than a frame.
 */
function show(image: HTMLImageElement): void {
  // `load-later` keeps lazy ones out of their frames. One that the browser has in memory is complete without having waited.
  image.loading = "eager";
  image.style.opacity = "";
  const frame = image.parentElement!;
  frame.style.background = "";
  frame.dataset["state"] = "shown";
}

/**
 * A picture with a reserved place: blurred placeholder, then the picture; the initial on a tint when there is none or it
 * fails, and until one that was lost has come. It is never mirrored. Corners and position are given by `className`.
 */
export function Picture({
  source,
  alt,
  ratio = "wide",
  sizes,
  eager = false,
  fade = !eager,
  fallback,
  tint,
  contain = false,
  dimmed,
  className,
  imgClassName,
  ...rest
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const src = source?.src;

  const fail = (image: HTMLImageElement) => {
    // A browser that cannot decode the candidates' format gets `src`.
    if (!image.srcset) return setFailed(src);
    image.removeAttribute("srcset");
    restartIfHanging(image);
  };
  const missing = !source || failed === src;

  /** Handles a mounted picture in the state it is in: waiting, loading, loaded or failed before React listened. */
  const attach = (image: HTMLImageElement | null) => {
    if (!image || image.parentElement!.dataset["state"] === "shown") return;
    if (!image.complete) loadWhenNear(image, { thumbhash: source?.thumbhash, fade });
    else if (image.naturalWidth > 0) show(image);
    else if (image.currentSrc) fail(image);
  };

  return (
    <span
      // A changed source starts again with the placeholder.
      key={missing ? undefined : src}
      data-slot="picture"
      data-ratio={ratio}
      data-state={missing ? "fallback" : "loading"}
      {...rest}
      className={cx(
        pictureClass({ ratio }),
        fallback === ""
          ? undefined
          : missing || contain
            ? cx("textured", tintClass[tint ?? tintOf(fallback)])
            : "bg-sunken",
        className,
      )}
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
          {source && <AskAgain source={source} sizes={sizes} onBack={() => setFailed(undefined)} />}
        </span>
      ) : (
        <img
          ref={attach}
          alt={alt}
          src={source.src}
          srcSet={source.srcset || undefined}
          sizes={source.srcset ? sizes : undefined}
          width={source.width}
          height={source.height}
          // What shows pictures in the window changes this before React hydrates the picture.
          suppressHydrationWarning
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : undefined}
          decoding={eager ? "sync" : "async"}
          draggable={false}
          onLoad={(event) => show(event.currentTarget)}
          onError={(event) => fail(event.currentTarget)}
          className={imageClass({ fade, eager, contain, dimmed, className: imgClassName })}
        />
      )}
    </span>
  );
}

/** Asks for a lost picture again. A component of its own, since nearly no picture of a long list is lost. */
function AskAgain({
  source: { src, srcset },
  sizes,
  onBack,
}: {
  source: NonNullable<PictureProps["source"]>;
  sizes: string | undefined;
  onBack: () => void;
}) {
  useEffect(() => {
    if (isGone(new URL(src, location.href).href)) return undefined;
    let isWanted = true;
    void whenBack({ src, srcset, sizes }, () => isWanted).then((hasCome) => {
      if (hasCome) onBack();
    });
    return () => {
      isWanted = false;
    };
    // The candidates of a picture change with it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [src]);
  return null;
}
