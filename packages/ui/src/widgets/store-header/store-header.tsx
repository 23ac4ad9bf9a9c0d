"use client";
import { ArrowLeft, Info, Search, Share2, TicketPercent, Utensils } from "lucide-react";
import type { ComponentProps, ReactNode, Ref } from "react";
import { Anchor, useFormat, useMessages, catalogueMessages, commonMessages } from "../../locale/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";
import { Rating } from "../../primitives/rating/index.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { VendorLogo } from "../../primitives/vendor-logo/index.js";
import { join } from "../../theme/join.js";
import { FavouriteButton } from "../favourite-button/index.js";
import { DottedNames, isDineInOnly, useOpeningText, type StoreCardData } from "../store-card/index.js";

/** A store as its own page tells it. Money in dirhams, times ISO-8601. */
export interface StoreHeaderData extends StoreCardData {
  logo: PictureSource | null;
  brand_color: string;
  min_order: number;
  free_delivery_over: number | null;
  closes_at: string | null;
}

export interface StoreHeaderActions {
  /** Where "back" leads; phones only, larger screens have the header. */
  backHref?: string | undefined;
  onShare?: (() => void) | undefined;
  favourite?: { saved: boolean; onToggle: (saved: boolean) => void } | undefined;
  searchHref?: string | undefined;
  /** What others say. */
  reviewsHref?: string | undefined;
  /** Hours, place and who runs it are asked for: open `StoreInfo` in a sheet. */
  onInfo?: (() => void) | undefined;
}

export interface StoreHeaderProps extends StoreHeaderActions, Omit<ComponentProps<"div">, "children"> {
  store: StoreHeaderData;
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

const cover = "relative h-54 desktop:h-56 desktop:overflow-clip desktop:rounded-panel";
const facts =
  "grid auto-cols-fr grid-flow-col border-y border-border py-3.5 large:auto-cols-max large:border-0 large:p-0";
const fact =
  "min-w-0 border-s border-border px-3 first:border-0 first:ps-0 last:pe-0 compact:px-3.5 large:px-5 large:first:ps-5";

function Fact({ value, label }: { value: ReactNode; label: string }) {
  return (
    <div className={join(fact, "flex flex-col-reverse justify-end")}>
      <dt className="text-f1 text-muted">{label}</dt>
      <dd className="text-f2 font-semibold compact:text-f3">{value}</dd>
    </div>
  );
}

function Facts({ store }: { store: StoreHeaderData }) {
  const { t } = useMessages();
  const { minutes, money, time } = useFormat();
  // Who only eats there has nothing to know of a closed store but when it opens, which stands beneath.
  if (isDineInOnly(store) && !store.is_open) return null;
  return (
    <dl data-slot="store-facts" className={facts}>
      {isDineInOnly(store) ? (
        <Fact
          value={
            store.closes_at
              ? t(catalogueMessages.until, { time: time(store.closes_at) })
              : t(catalogueMessages.allDay)
          }
          label={t(catalogueMessages.openToday)}
        />
      ) : (
        <>
          <Fact
            value={<bdi>{minutes([store.delivery_time.min, store.delivery_time.max])}</bdi>}
            label={t(catalogueMessages.deliveryTime)}
          />
          <Fact
            value={
              store.delivery_fee === 0 ? (
                t(commonMessages.free)
              ) : (
                <bdi>{money(store.delivery_fee, "whenNeeded")}</bdi>
              )
            }
            label={t(catalogueMessages.deliveryFee)}
          />
          <Fact
            value={
              store.min_order === 0 ? (
                t(catalogueMessages.none)
              ) : (
                <bdi>{money(store.min_order, "whenNeeded")}</bdi>
              )
            }
            label={t(catalogueMessages.minimumOrder)}
          />
        </>
      )}
    </dl>
  );
}

/** What must be known before anything is added: closed, dine-in only, or what is offered. */
export function StoreNotice({
  store,
  className,
  ...rest
}: Omit<ComponentProps<"div">, "children" | "title"> & { store: StoreHeaderData }) {
  const { t, rich } = useMessages();
  const { money, percent } = useFormat();
  const opening = useOpeningText();
  if (!store.is_open)
    return (
      <Alert tone="warn" title={opening(store.opens_at, "closed")} data-slot="store-notice">
        {t(catalogueMessages.closedText)}
      </Alert>
    );
  if (isDineInOnly(store))
    return (
      <Alert tone="warn" icon={Utensils} title={t(catalogueMessages.dineInOnly)} data-slot="store-notice">
        {t(catalogueMessages.dineInOnlyMessage)}
      </Alert>
    );
  const lines: ReactNode[] = [];
  if (store.offer?.kind === "percent")
    lines.push(rich(catalogueMessages.offerPercent, { percent: percent(store.offer.percent) }));
  if (store.free_delivery_over !== null && store.delivery_fee > 0)
    lines.push(
      rich(catalogueMessages.freeDeliveryOver, { amount: money(store.free_delivery_over, "whenNeeded") }),
    );
  else if (store.offer?.kind === "free_delivery" || store.delivery_fee === 0)
    lines.push(t(catalogueMessages.freeDelivery));
  if (lines.length === 0) return null;
  return (
    <Alert
      tone="accent"
      icon={TicketPercent}
      data-slot="store-notice"
      {...rest}
      className={join("font-medium", className)}
    >
      <p className="flex flex-col desktop:flex-row">
        {lines.map((line, i) => (
          <span key={i} className={i > 0 ? "desktop:dotted" : undefined}>
            {line}
          </span>
        ))}
      </p>
    </Alert>
  );
}

/** The head of a store's page: cover, logo, name, rating, the three facts that decide, and what must be known. */
export function StoreHeader({
  store,
  backHref,
  onShare,
  favourite,
  searchHref,
  reviewsHref,
  onInfo,
  titleRef,
  className,
  ...rest
}: StoreHeaderProps) {
  const { t } = useMessages();
  const rating = <Rating value={store.rating} count={store.reviews_count} className="align-top text-text" />;
  return (
    <div data-slot="store-header" {...rest} className={className}>
      <div data-slot="store-cover" className={cover}>
        <Picture
          source={store.cover}
          alt=""
          ratio="fill"
          fallback={store.name}
          sizes="(min-width: 900px) 864px, 100vw"
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
            {onInfo && (
              <IconButton
                onClick={onInfo}
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
        <div className="flex items-start gap-4 desktop:items-center">
          <span className="relative -ms-1 -mt-7 crest-21 flex-none rounded-sheet bg-bg p-1 desktop:ms-5 desktop:-mt-11 desktop:self-start">
            <VendorLogo size="huge" name={store.name} source={store.logo} color={store.brand_color} />
          </span>
          <div className="min-w-0 flex-1 pt-3.5 pb-0.5 desktop:pt-3 desktop:pb-1">
            <h1
              ref={titleRef}
              tabIndex={-1}
              data-slot="page-title"
              className="line-clamp-2 text-f5 heading outline-none"
            >
              <bdi className="whitespace-normal">{store.name}</bdi>
            </h1>
            <p className="text-f2 text-muted">
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
            <Facts store={store} />
          </div>
        </div>
        <div className="mt-4 empty:hidden large:hidden">
          <Facts store={store} />
        </div>
        <div className="mt-3.5 empty:hidden">
          <StoreNotice store={store} />
        </div>
      </div>
    </div>
  );
}

/** The place of a `StoreHeader` that is on its way; going back already works. */
export function StoreHeaderSkeleton({
  backHref,
  className,
  ...rest
}: Omit<ComponentProps<"div">, "children"> & { backHref?: string | undefined }) {
  const { t } = useMessages();
  return (
    <div data-slot="store-header-skeleton" {...rest} className={className}>
      <div className={cover}>
        <Skeleton className="h-full rounded-none" />
        {backHref && (
          <span className="absolute start-3.5 top-3.5 desktop:hidden">
            <IconButton
              href={backHref}
              icon={ArrowLeft}
              flip
              variant="glass"
              aria-label={t(commonMessages.back)}
            />
          </span>
        )}
      </div>
      <div className="px-gutter desktop:px-0">
        <div className="flex gap-4">
          <span className="relative -ms-1 -mt-7 crest-21 flex-none rounded-sheet bg-bg p-1 desktop:ms-5 desktop:-mt-11">
            <Skeleton shape="box" className="size-19 rounded-panel" />
          </span>
          <div className="flex-1 pt-4.5">
            <Skeleton className="h-5.5 w-48 max-w-full" />
            <Skeleton className="mt-3 h-3 w-37 max-w-full" />
          </div>
        </div>
        <div className={join(facts, "mt-4 large:hidden")}>
          {[0, 1, 2].map((i) => (
            <div key={i} className={fact}>
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="mt-2.5 h-3 w-full" />
            </div>
          ))}
        </div>
        <Skeleton shape="box" className="mt-3.5 h-12 w-full rounded-field" />
      </div>
    </div>
  );
}
