"use client";
import { BadgePercent, Bike, Clock, Utensils } from "lucide-react";
import { memo, type ComponentProps, type ReactNode } from "react";
import { useFormat, useMessages, catalogueMessages } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Link } from "../../primitives/link/index.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";
import { Rating } from "../../primitives/rating/index.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { Badge } from "../../primitives/badge/index.js";
import { join } from "../../theme/join.js";
import { FavouriteButton } from "../favourite-button/index.js";
import { useOpeningText } from "./use-opening-text.js";

/** What a store offers, told on its picture. `percent` in whole percent. */
export type OfferData = { kind: "free_delivery" } | { kind: "percent"; percent: number };

/** A store as a card tells it. Money in dirhams, times ISO-8601. */
export interface StoreCardData {
  id: string;
  name: string;
  cover: PictureSource | null;
  rating: number;
  reviews_count: number;
  cuisines: readonly string[];
  is_open: boolean;
  opens_at: string | null;
  delivery_fee: number;
  delivery_time: { min: number; max: number };
  order_types: readonly string[];
  offer: OfferData | null;
}

export const storeCardLayouts = ["rail", "grid", "row"] as const;
export type StoreCardLayout = (typeof storeCardLayouts)[number];

/** Nothing can be bought to take away: `dine_in` is the only way to order. */
export function isDineInOnly(store: { order_types: readonly string[] }): boolean {
  return store.order_types.length > 0 && store.order_types.every((type) => type === "dine_in");
}

const frames: Record<StoreCardLayout, string> = {
  rail: "w-vendor-card flex-none flex-col desktop:w-full",
  grid: "w-full flex-col",
  row: "w-full items-center gap-3.5 border-b border-border py-3.5 last:border-b-0",
};
const stretched =
  "after:absolute after:inset-0 after:rounded-picture focus-visible:outline-none focus-visible:after:outline-[3px] focus-visible:after:-outline-offset-[3px] focus-visible:after:outline-focus";

/** A list of short names with dots between them, each whole in its own direction. */
export function DottedNames({ names }: { names: readonly string[] }) {
  return names.map((name, i) => (
    <span key={name}>
      {i > 0 && <span aria-hidden> · </span>}
      <bdi>{name}</bdi>
    </span>
  ));
}

function OfferTag({ offer, soft }: { offer: OfferData; soft: boolean }) {
  const { t } = useMessages();
  const { percent } = useFormat();
  const tone = soft ? "accent-soft" : "accent";
  return offer.kind === "percent" ? (
    <Badge tone={tone} icon={<Icon of={BadgePercent} size="small" />}>
      {t(catalogueMessages.percentOff, { percent: percent(offer.percent) })}
    </Badge>
  ) : (
    <Badge tone={tone} icon={<Icon of={Bike} size="small" flip />}>
      {t(catalogueMessages.freeDelivery)}
    </Badge>
  );
}

function ServiceLine({ store }: { store: StoreCardData }) {
  const { t, rich } = useMessages();
  const { minutes, money } = useFormat();
  const opening = useOpeningText();
  const warn = "truncate text-f2 font-medium text-warn-text";
  if (!store.is_open) return <p className={warn}>{opening(store.opens_at, "closed")}</p>;
  if (isDineInOnly(store)) return <p className={warn}>{t(catalogueMessages.noDelivery)}</p>;
  return (
    <p className="truncate text-f2 text-muted">
      <bdi>{minutes([store.delivery_time.min, store.delivery_time.max])}</bdi>
      <span className="dotted">
        {store.delivery_fee === 0
          ? t(catalogueMessages.freeDelivery)
          : rich(catalogueMessages.feeDelivery, { fee: money(store.delivery_fee, "whenNeeded") })}
      </span>
    </p>
  );
}

export interface StoreCardProps extends Omit<ComponentProps<"article">, "children"> {
  store: StoreCardData;
  href: string;
  /** 286 wide in a rail, as wide as its column in a grid, a row with a small picture in lists. */
  layout?: StoreCardLayout | undefined;
  /** Whether the customer keeps it; without it there is no heart. */
  favourite?: { saved: boolean; onToggle: (saved: boolean) => void } | undefined;
  /** Above the fold. */
  eager?: boolean | undefined;
  /** Level of the heading. */
  level?: 2 | 3 | undefined;
}

/** A store to walk into: picture, name, rating, what it cooks, how long and for how much. */
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
  const opening = useOpeningText();
  const Heading = `h${level}` as const;
  const row = layout === "row";
  const dineIn = isDineInOnly(store);
  const { offer } = store;

  let onPicture: ReactNode = null;
  if (!row && !store.is_open)
    onPicture = (
      <span className="absolute inset-0 grid place-items-center px-3">
        {/* Its own ground: readable before the picture is there, and when there is none. */}
        <span className="inline-flex items-center gap-1.5 rounded-full bg-picture-shade px-3.5 py-2 text-center text-f2 font-semibold text-on-picture">
          <Icon of={Clock} size="small" />
          {opening(store.opens_at)}
        </span>
      </span>
    );
  else if (!row && (dineIn || offer))
    onPicture = (
      <span className="absolute start-3 bottom-3">
        {dineIn ? (
          <Badge tone="glass" icon={<Icon of={Utensils} size="small" />}>
            {t(catalogueMessages.dineInOnly)}
          </Badge>
        ) : (
          offer && <OfferTag offer={offer} soft={false} />
        )}
      </span>
    );

  const rating = <Rating value={store.rating} count={store.reviews_count} className="align-top text-text" />;
  const name = (
    <div className="flex items-center gap-2">
      <Heading data-slot="store-name" className="min-w-0 flex-1 truncate text-f3 font-semibold">
        <Link href={href} variant="plain" className={stretched}>
          <bdi>{store.name}</bdi>
        </Link>
      </Heading>
      {!row && rating}
    </div>
  );
  const picture = (
    <span
      data-slot="store-picture"
      className={join("relative block overflow-clip rounded-picture bg-sunken", row && "size-24 flex-none")}
    >
      <span className="block size-full transition-transform duration-drawer group-hover/card:scale-[1.03]">
        <Picture
          source={store.cover}
          alt=""
          fallback={store.name}
          ratio={row ? "square" : "wide"}
          sizes={row ? "96px" : "(min-width: 900px) 310px, 286px"}
          eager={eager}
          dimmed={store.is_open ? undefined : "closed"}
        />
      </span>
      {onPicture}
    </span>
  );
  return (
    <article
      data-slot="store-card"
      data-layout={layout}
      data-state={!store.is_open ? "closed" : dineIn ? "dine-in" : "open"}
      {...rest}
      // Its own colour, not an inherited one: out of sight in a rail that would stay the old theme's.
      className={join("group/card relative flex min-w-0 text-text", frames[layout], className)}
    >
      {picture}
      <div className={join("min-w-0", row ? "flex-1" : "mt-3")}>
        {name}
        {(row || store.cuisines.length > 0) && (
          <p className="truncate text-f2 text-muted">
            {/* In a row it would take the name's room. */}
            {row && rating}
            {store.cuisines.length > 0 && (
              <span className={row ? "dotted" : undefined}>
                <DottedNames names={store.cuisines} />
              </span>
            )}
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
        <span className={row ? "relative flex-none" : "absolute end-2 top-2"}>
          <FavouriteButton name={store.name} size="small" {...favourite} />
        </span>
      )}
    </article>
  );
});

/** The place of a `StoreCard` that is on its way. Belongs into a `SkeletonGroup`. */
export function StoreCardSkeleton({
  layout = "rail",
  className,
  ...rest
}: Omit<ComponentProps<"div">, "children"> & { layout?: StoreCardLayout | undefined }) {
  if (layout === "row")
    return (
      <div data-slot="store-card-skeleton" {...rest} className={join("flex", frames.row, className)}>
        <Skeleton shape="box" className="size-24" />
        <div className="grid flex-1 gap-2.5">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3 w-2/5" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      </div>
    );
  return (
    <div data-slot="store-card-skeleton" {...rest} className={join("flex", frames[layout], className)}>
      <Skeleton shape="box" className="aspect-[16/10] w-full" />
      <div className="mt-3.5 flex justify-between">
        <Skeleton className="h-4 w-37" />
        <Skeleton className="w-15" />
      </div>
      <Skeleton className="mt-3 h-3 w-30" />
      <Skeleton className="mt-2.5 h-3 w-37" />
    </div>
  );
}
