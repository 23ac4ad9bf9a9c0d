"use client";
import { cva } from "class-variance-authority";
import { Clock, Utensils } from "../../primitives/icon/icon-nodes.js";
import { memo, type ComponentProps, type ReactNode } from "react";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Link } from "../../primitives/link/index.js";
import { Picture } from "../../primitives/picture/index.js";
import { Rating } from "../../primitives/rating/index.js";
import { Badge } from "../../primitives/badge/index.js";
import { cx } from "../../lib/cx.js";
import { FavouriteButton } from "../favourite-button/index.js";
import { OpeningText } from "./opening-text.js";
import { type StoreCardData, type StoreCardLayout, isDineInOnly } from "./store-card-data.js";
import { DottedNames } from "./dotted-names.js";
import { OfferTag } from "./offer-tag.js";
import { ServiceLine } from "./service-line.js";
import { storeCardClass } from "./store-card-skeleton.js";

const stretched =
  "after:absolute after:inset-0 after:rounded-picture focus-visible:outline-none focus-visible:after:outline-[3px] focus-visible:after:-outline-offset-[3px] focus-visible:after:outline-focus";

const pictureClass = cva("relative block overflow-clip rounded-picture bg-sunken", {
  variants: {
    layout: { rail: "", grid: "", row: "size-24 flex-none" } satisfies Record<StoreCardLayout, string>,
  },
});
const textsClass = cva("min-w-0", {
  variants: {
    layout: { rail: "mt-3", grid: "mt-3", row: "flex-1" } satisfies Record<StoreCardLayout, string>,
  },
});
const overPicture = "absolute end-2 top-2";
const favouriteClass = cva("", {
  variants: {
    layout: {
      rail: overPicture,
      grid: overPicture,
      row: "relative flex-none",
    } satisfies Record<StoreCardLayout, string>,
  },
});

export interface StoreCardProps extends Omit<ComponentProps<"article">, "children"> {
  store: StoreCardData;
  href: string;
  /** `rail` (default): 286 px on phones; `grid`: as wide as its column; `row`: with a small picture, in lists. */
  layout?: StoreCardLayout | undefined;
  /** Favourite state. Without it there is no favourite button. */
  favourite?: { saved: boolean; onToggle: (saved: boolean) => void } | undefined;
  /** Set for the first card where no larger picture is above it: its picture loads before all others. */
  eager?: boolean | undefined;
  /** Level of the heading. */
  level?: 2 | 3 | undefined;
}

/** A store: picture, name, rating, cuisines, delivery time and fee. */
export const StoreCard = memo(function StoreCard({
  store,
  href,
  layout = "rail",
  favourite,
  eager,
  level = 3,
  className,
  ...rest
}: StoreCardProps) {
  const { t } = useMessages();
  const Heading = `h${level}` as const;
  const row = layout === "row";
  const dineIn = isDineInOnly(store);
  const { offer } = store;

  let onPicture: ReactNode = null;
  if (!row && !store.is_open)
    onPicture = (
      <span className="absolute inset-0 grid place-items-center px-3">
        {/* Own background: readable while the picture loads, and without one. */}
        <span className="inline-flex items-center gap-1.5 rounded-full bg-picture-shade px-3.5 py-2 text-center text-small font-semibold text-on-picture">
          <Icon of={Clock} size="small" />
          <OpeningText at={store.opens_at} />
        </span>
      </span>
    );
  else if (!row && (dineIn || offer))
    onPicture = (
      <span className="absolute start-3 bottom-3">
        {dineIn ? (
          <Badge variant="glass" icon={<Icon of={Utensils} size="small" />}>
            {t(catalogueMessages.dineInOnly)}
          </Badge>
        ) : (
          offer && <OfferTag offer={offer} soft={false} />
        )}
      </span>
    );

  const cuisines = <DottedNames names={store.cuisines} />;
  const rating = <Rating value={store.rating} count={store.reviews_count} className="align-top text-text" />;
  const name = (
    <div className="flex items-center gap-2">
      <Heading data-slot="store-name" className="min-w-0 flex-1 truncate text-body font-semibold">
        <Link href={href} variant="plain" className={stretched}>
          <bdi>{store.name}</bdi>
        </Link>
      </Heading>
      {!row && rating}
    </div>
  );
  const picture = (
    <span data-slot="store-picture" className={pictureClass({ layout })}>
      <Picture
        source={store.cover}
        alt=""
        fallback={store.name}
        ratio={row ? "square" : "wide"}
        sizes={row ? "96px" : "(min-width: 900px) 310px, 286px"}
        eager={eager}
        dimmed={store.is_open ? undefined : "closed"}
        className="transition-transform duration-drawer group-hover/card:scale-[1.03]"
      />
      {onPicture}
    </span>
  );
  return (
    <article
      data-slot="store-card"
      data-layout={layout}
      data-state={!store.is_open ? "closed" : dineIn ? "dine-in" : "open"}
      {...rest}
      // Explicit color: off screen, an inherited color is not updated on a theme change.
      className={cx("group/card relative min-w-0 text-text", storeCardClass({ layout, className }))}
    >
      {picture}
      <div className={textsClass({ layout })}>
        {name}
        {(row || store.cuisines.length > 0) && (
          <p className="truncate text-small text-muted">
            {/* In a row it would take space from the name. */}
            {row && rating}
            {row && store.cuisines.length > 0 ? <span className="dotted">{cuisines}</span> : cuisines}
          </p>
        )}
        <ServiceLine store={store} />
        {row && offer && store.is_open && !dineIn && (
          <div className="mt-1">
            <OfferTag offer={offer} soft />
          </div>
        )}
      </div>
      {favourite && (
        <span className={favouriteClass({ layout })}>
          <FavouriteButton name={store.name} size="small" {...favourite} />
        </span>
      )}
    </article>
  );
});
