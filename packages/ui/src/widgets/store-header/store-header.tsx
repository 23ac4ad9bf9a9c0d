"use client";
import { ArrowLeft, Info, Search, Share2 } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps, Ref } from "react";
import { Anchor, useMessages, catalogueMessages, commonMessages } from "../../locale/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Picture } from "../../primitives/picture/index.js";
import { Rating } from "../../primitives/rating/index.js";
import { StoreLogo } from "../../primitives/store-logo/index.js";
import { FavouriteButton } from "../favourite-button/index.js";
import { DottedNames } from "../store-card/index.js";
import type { StoreHeaderData } from "./store-header-data.js";
import { StoreFacts } from "./store-facts.js";
import { StoreNotice } from "./store-notice.js";
import { coverClass } from "./store-header-skeleton.js";

export interface StoreHeaderActions {
  /** URL of the back button; phones only, larger screens have the header. */
  backHref?: string | undefined;
  onShare?: (() => void) | undefined;
  favourite?: { saved: boolean; onToggle: (saved: boolean) => void } | undefined;
  searchHref?: string | undefined;
  /** URL of the reviews. */
  reviewsHref?: string | undefined;
  /** Opens `StoreInfo` in a sheet: hours, location and legal information. */
  onOpenInfo?: (() => void) | undefined;
  /** Asks for another place or order type, when the store does not deliver to the customer's. */
  onChangePlace?: (() => void) | undefined;
}

export interface StoreHeaderProps extends StoreHeaderActions, Omit<ComponentProps<"div">, "children"> {
  store: StoreHeaderData;
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** Header of a store's page: cover, logo, name, rating, delivery facts and notices. */
export function StoreHeader({
  store,
  backHref,
  onShare,
  favourite,
  searchHref,
  reviewsHref,
  onOpenInfo,
  onChangePlace,
  titleRef,
  className,
  ...rest
}: StoreHeaderProps) {
  const { t } = useMessages();
  const rating = <Rating value={store.rating} count={store.reviews_count} className="align-top text-text" />;
  return (
    <div data-slot="store-header" {...rest} className={className}>
      <div data-slot="store-cover" className={coverClass}>
        <Picture
          source={store.cover}
          alt=""
          ratio="fill"
          fallback={store.name}
          sizes="(min-width: 900px) 864px, 130vw"
          eager
        />
        <div className="absolute inset-x-3.5 top-3.5 flex justify-between gap-2">
          {backHref ? (
            <IconButton
              href={backHref}
              icon={ArrowLeft}
              flip
              variant="glass"
              aria-label={t(commonMessages.back)}
              className="desktop:invisible"
            />
          ) : (
            <span />
          )}
          <span className="flex gap-2">
            {searchHref && (
              <IconButton
                href={searchHref}
                icon={Search}
                variant="glass"
                aria-label={t(catalogueMessages.searchMenu)}
              />
            )}
            {onOpenInfo && (
              <IconButton
                onClick={onOpenInfo}
                icon={Info}
                variant="glass"
                aria-haspopup="dialog"
                aria-label={t(catalogueMessages.infoOf, { name: store.name })}
              />
            )}
            {onShare && (
              <IconButton
                onClick={onShare}
                icon={Share2}
                flip
                variant="glass"
                aria-label={t(catalogueMessages.share, { name: store.name })}
              />
            )}
            {favourite && <FavouriteButton name={store.name} {...favourite} />}
          </span>
        </div>
      </div>
      <div className="px-gutter desktop:px-0">
        <div className="flex flex-wrap items-start gap-x-4 desktop:flex-nowrap desktop:items-center">
          <span className="relative -ms-1 -mt-7 shape-logo-21 flex-none rounded-sheet bg-bg p-1 desktop:ms-5 desktop:-mt-11 desktop:self-start">
            <StoreLogo size="huge" name={store.name} source={store.logo} color={store.brand_color} />
          </span>
          <div className="flex-words pt-3.5 pb-0.5 desktop:pt-3 desktop:pb-1">
            <h1
              ref={titleRef}
              tabIndex={-1}
              data-slot="page-title"
              className="line-clamp-2 text-title heading max-compact:text-[min(var(--ui-text-title),14vw)] outline-none"
            >
              <bdi className="whitespace-normal">{store.name}</bdi>
            </h1>
            <p className="text-small text-muted">
              {reviewsHref && store.reviews_count > 0 ? (
                <Anchor
                  href={reviewsHref}
                  data-slot="store-reviews"
                  className="relative hit-area rounded-tag underline-offset-4 hover:underline"
                >
                  {rating} <span className="sr-only">{t(catalogueMessages.reviews)}</span>
                </Anchor>
              ) : (
                rating
              )}
              {store.cuisines.length > 0 && (
                <>
                  <span className="mx-1.5 text-faint">·</span>
                  <DottedNames names={store.cuisines} />
                </>
              )}
            </p>
          </div>
          <div className="hidden flex-none large:block">
            <StoreFacts store={store} onChangePlace={onChangePlace} />
          </div>
        </div>
        <div className="mt-4 empty:hidden large:hidden">
          <StoreFacts store={store} onChangePlace={onChangePlace} />
        </div>
        <div className="mt-3.5 empty:hidden">
          <StoreNotice store={store} />
        </div>
      </div>
    </div>
  );
}
