"use client";
import { ChevronRight } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import { Anchor, useMessages, catalogueMessages } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Badge } from "../../primitives/badge/index.js";
import { Rating } from "../../primitives/rating/index.js";
import { cx } from "../../lib/cx.js";
import type { MapTiles } from "../location-map/index.js";
import { OpeningHours, type StoreHoursData } from "../opening-hours/index.js";
import { StoreLocation, type StoreLocationData } from "../store-location/index.js";

/** Information about a store in addition to its menu. */
export interface StoreInfoData extends StoreHoursData {
  name: string;
  legal_name: string;
  description: string;
  /** What the store is known for, such as "Halal" or "Family". */
  tags: readonly string[];
  rating: number;
  reviews_count: number;
  location: StoreLocationData | null;
}

export interface StoreInfoProps extends Omit<ComponentProps<"div">, "children"> {
  store: StoreInfoData;
  /** URL of the reviews; without it the rating is not a link. */
  reviewsHref?: string | undefined;
  tiles?: MapTiles | undefined;
}

/** About a store: description, rating, hours, location and legal information. */
export function StoreInfo({ store, reviewsHref, tiles, className, ...rest }: StoreInfoProps) {
  const { t } = useMessages();
  const rating = (
    <>
      <Rating value={store.rating} />
      <span className="flex-1 text-small text-muted">
        {t(catalogueMessages.reviewsCount, { count: store.reviews_count })}
      </span>
    </>
  );
  return (
    <div
      data-slot="store-info"
      {...rest}
      className={cx(
        "grid grid-cols-[minmax(0,1fr)] gap-5 *:not-first:border-t *:not-first:border-border *:not-first:pt-5",
        className,
      )}
    >
      {store.description && (
        <p dir="auto" className="text-pretty wrap-break-word whitespace-pre-line">
          {store.description}
        </p>
      )}
      {store.tags.length > 0 && (
        <ul aria-label={t(catalogueMessages.storeTags)} className="flex flex-wrap gap-2">
          {store.tags.map((tag) => (
            <li key={tag}>
              <Badge>
                <bdi>{tag}</bdi>
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {reviewsHref && store.reviews_count > 0 ? (
        <div>
          <Anchor
            href={reviewsHref}
            data-slot="store-info-reviews"
            className="-my-2.5 flex min-h-touch items-center gap-3.5 rounded-small"
          >
            {rating}
            <Icon of={ChevronRight} flip className="text-faint" />
          </Anchor>
        </div>
      ) : (
        <div className="flex items-center gap-3.5">{rating}</div>
      )}
      <OpeningHours store={store} />
      <StoreLocation location={store.location} name={store.name} tiles={tiles} />
      <dl className="text-small">
        <dt className="text-muted">{t(catalogueMessages.legalName)}</dt>
        <dd>
          <bdi className="whitespace-normal">{store.legal_name}</bdi>
        </dd>
      </dl>
    </div>
  );
}
