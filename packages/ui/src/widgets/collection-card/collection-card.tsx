import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { DottedNames } from "../store-card/index.js";
import { Link } from "../../primitives/link/index.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";

/** A curated set of stores or products. */
export interface CollectionCardData {
  id: string;
  name: string;
  image: PictureSource | null;
  /** Its sub-collections; the wide card names the first few. */
  sub_collections?: readonly { id: string; name: string }[] | undefined;
}

export const collectionCardLayouts = ["rail", "wide"] as const;
export type CollectionCardLayout = (typeof collectionCardLayouts)[number];

export interface CollectionCardProps extends Omit<ComponentProps<"article">, "children"> {
  collection: CollectionCardData;
  href: string;
  /** `rail`: 220 px, a quarter of the row on desktop. `wide`: as wide as its column, text on the picture. */
  layout?: CollectionCardLayout | undefined;
  /** Set for the first card where no larger picture is above it: its picture loads before all others. */
  eager?: boolean | undefined;
  /** Level of the heading. */
  level?: 2 | 3 | undefined;
}

const collectionCardClass = cva("group/card relative", {
  variants: {
    layout: {
      rail: "w-55 desktop:w-full",
      wide: "on-picture isolate flex aspect-[2/1] w-full min-w-0 flex-col justify-end overflow-clip rounded-picture bg-night p-4 text-on-picture desktop:p-6",
    } satisfies Record<CollectionCardLayout, string>,
  },
});
const nameClass = cva("", {
  variants: {
    layout: { rail: "", wide: "whitespace-normal" } satisfies Record<CollectionCardLayout, string>,
  },
});

const stretched =
  "after:absolute after:inset-0 after:rounded-picture focus-visible:outline-none focus-visible:after:outline-[3px] focus-visible:after:-outline-offset-[3px] focus-visible:after:outline-focus";

/** Link to a collection: picture and name. */
export function CollectionCard({
  collection,
  href,
  layout = "rail",
  eager,
  level = 3,
  className,
  ...rest
}: CollectionCardProps) {
  const Heading = `h${level}` as const;
  const wide = layout === "wide";
  const parts = collection.sub_collections ?? [];
  const picture = (
    <span className="block size-full transition-transform duration-drawer group-hover/card:scale-[1.03]">
      <Picture
        source={collection.image}
        alt=""
        ratio="fill"
        fallback={collection.name}
        eager={eager}
        sizes={wide ? "(min-width: 900px) 620px, 100vw" : "(min-width: 900px) 413px, 293px"}
      />
    </span>
  );
  const name = (
    <Link href={href} variant="plain" className={stretched}>
      <bdi className={nameClass({ layout })}>{collection.name}</bdi>
    </Link>
  );
  if (wide)
    return (
      <article
        data-slot="collection-card"
        data-layout={layout}
        {...rest}
        className={collectionCardClass({ layout, className })}
      >
        <span className="absolute inset-0 -z-10">{picture}</span>
        {/* Gradient that keeps the text readable on any picture, and while it loads. */}
        <span className="absolute inset-0 -z-10 bg-linear-to-t from-picture-shade to-transparent to-75%" />
        <Heading data-slot="collection-name" className="line-clamp-2 text-heading heading">
          {name}
        </Heading>
        {parts.length > 0 && (
          <p className="truncate text-small font-medium">
            <DottedNames names={parts.slice(0, 3).map((part) => part.name)} />
          </p>
        )}
      </article>
    );
  return (
    <article
      data-slot="collection-card"
      data-layout={layout}
      {...rest}
      className={collectionCardClass({ layout, className })}
    >
      <span className="block aspect-[4/3] overflow-clip rounded-picture bg-sunken">{picture}</span>
      <Heading data-slot="collection-name" className="mt-2.5 truncate text-body font-semibold">
        {name}
      </Heading>
    </article>
  );
}
