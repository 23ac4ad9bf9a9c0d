import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Link } from "../../primitives/link/index.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";

export const bannerTones = ["accent", "dark"] as const;
export type BannerTone = (typeof bannerTones)[number];

/** A promotion. The picture is drawn per language, with an empty area where the text is placed. */
export interface BannerData {
  id: string;
  title: string;
  text: string;
  /** Call to action, in a word or two. */
  action: string;
  /** Target URL. */
  link: string;
  image: PictureSource;
  /** `accent`: dark text on the empty half. `dark`: white text over the bottom of the picture. */
  tone: BannerTone;
}

export interface HeroBannerProps extends Omit<ComponentProps<"article">, "children"> {
  banner: BannerData;
  /** Set for the first banner of the page: its picture loads eagerly. */
  eager?: boolean | undefined;
}

// Each container delays the first layout. On a phone all banners are nearly as wide as the row, so the row is the container
// there.
const heroBannerClass = cva(
  "group/hero on-picture desktop:@container relative isolate grid min-h-49 overflow-clip rounded-panel desktop:min-h-65",
  {
    variants: {
      tone: { accent: "bg-accent text-on-accent", dark: "bg-night text-on-picture" } satisfies Record<
        BannerTone,
        string
      >,
    },
  },
);
/**
 * A narrow banner crops the sides of the picture: `accent` keeps the empty area under the text, `dark` the food in
 * view.
 */
const imageClass = cva("@min-[37.5rem]:object-center", {
  variants: {
    tone: {
      accent: "object-[42%_50%] rtl:object-[58%_50%]",
      dark: "object-[76%_50%] rtl:object-[24%_50%]",
    } satisfies Record<BannerTone, string>,
  },
});
const contentClass = cva(
  "flex flex-col items-start gap-1.5 px-5 py-4 @min-[37.5rem]:gap-2.5 @min-[37.5rem]:px-10",
  {
    variants: {
      tone: {
        accent: "w-[54%] justify-center pe-0 @max-[13rem]:w-full @max-[13rem]:pe-5 @min-[37.5rem]:w-1/2",
        dark: "justify-end @min-[25rem]:px-8 @min-[25rem]:pb-7",
      } satisfies Record<BannerTone, string>,
    },
  },
);
const titleClass = cva(
  "text-[1.5rem] leading-[1.17] @max-[13rem]:text-[1.125rem] heading font-strong arabic:leading-[1.45]",
  {
    variants: {
      tone: { accent: "@min-[37.5rem]:text-[2.375rem]", dark: "" } satisfies Record<BannerTone, string>,
    },
  },
);
const textClass = cva("text-small", {
  variants: { tone: { accent: "font-label", dark: "font-medium" } satisfies Record<BannerTone, string> },
});

/** Large promotion banner. Its text stays in the first half, over the empty area of the picture. */
export function HeroBanner({ banner, eager = false, className, ...rest }: HeroBannerProps) {
  const { tone } = banner;
  const dark = tone === "dark";
  return (
    <article
      data-slot="hero-banner"
      data-tone={tone}
      {...rest}
      className={heroBannerClass({ tone, className })}
    >
      <span className="absolute inset-0 -z-10 @max-[13rem]:hidden transition-transform duration-drawer group-hover/hero:scale-[1.02]">
        <Picture
          source={banner.image}
          alt=""
          ratio="fill"
          // The banner's own color is the background of the text until the picture has loaded.
          fallback=""
          eager={eager}
          // Wider than the banner: its sides are cropped.
          sizes="(min-width: 900px) 850px, 130vw"
          imgClassName={imageClass({ tone })}
        />
      </span>
      {dark && (
        <span className="absolute inset-0 -z-10 bg-linear-to-t from-picture-shade from-45% to-transparent to-92%" />
      )}
      <div className={contentClass({ tone })}>
        <h2 data-slot="banner-title" className={titleClass({ tone })}>
          <Link
            href={banner.link}
            variant="plain"
            className="after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-[3px] focus-visible:after:-outline-offset-[5px] focus-visible:after:outline-current"
          >
            {banner.title}
          </Link>
        </h2>
        {banner.text && (
          <p data-slot="banner-text" className={textClass({ tone })}>
            {banner.text}
          </p>
        )}
        {banner.action && !dark && (
          <span
            data-slot="banner-action"
            aria-hidden
            className="mt-1.5 inline-flex min-h-control-small items-center rounded-button-small bg-primary px-4.5 text-small font-semibold text-on-primary transition-colors group-hover/hero:bg-primary-hover group-active/hero:bg-primary-press"
          >
            {banner.action}
          </span>
        )}
      </div>
    </article>
  );
}
