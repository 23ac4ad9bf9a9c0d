"use client";
import { ArrowLeft, Store } from "lucide-react";
import { useId, useRef, useState, type ComponentProps } from "react";
import { useText, catalogueWords, partsWords } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Link } from "../../primitives/link/index.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";
import { Price } from "../../primitives/price/index.js";
import { Rail } from "../../primitives/rail/index.js";
import { Rating } from "../../primitives/rating/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { join } from "../../theme/join.js";
import { FavouriteButton } from "../../widgets/favourite-button/index.js";
import { ProductCard, priceNow, type ProductCardData } from "../../widgets/product-card/index.js";
import {
  focusMissing,
  orderability,
  ProductActions,
  ProductDetails,
  useProductChoice,
  type ProductChoice,
} from "../../widgets/product-details/index.js";
import type { ProductData } from "../../widgets/product-sheet/index.js";
import { ShareButton, type ShareTarget } from "../../widgets/share-button/index.js";

/** A product as its own page tells it. */
export interface ProductPageData extends ProductData {
  brand: string | null;
  /** 0 to 5, one decimal; 0 while nobody gave any. */
  rating: number;
  ratings_count: number;
}

export interface ProductScreenProps extends Omit<ComponentProps<"div">, "children"> {
  status: "loading" | "ready" | "failed";
  product?: ProductPageData | undefined;
  /** Adds it. Only called when every required choice is made. */
  onAdd: (choice: ProductChoice, product: ProductPageData) => void;
  /** Adding is on its way. */
  adding?: boolean | undefined;
  /** Choices to begin with: kept over a login. */
  initial?: ProductChoice | undefined;
  /** How many of it the cart holds already. */
  inCart?: number | undefined;
  onLimit?: (() => void) | undefined;
  share?: ShareTarget | undefined;
  favourite?: { saved: boolean; onToggle: (saved: boolean) => void } | undefined;
  /** More of the same store, under the product. */
  more?: readonly ProductCardData[] | undefined;
  productHref: (product: ProductCardData) => string;
  storeHref: (storeId: string) => string;
  backHref: string;
  /** Loads the product again. */
  onRetry: () => void;
}

const frame =
  "desktop:page desktop:grid desktop:grid-cols-[minmax(0,1fr)_minmax(22.5rem,28rem)] desktop:items-start desktop:gap-12 desktop:pt-6 large:gap-16";
const photo = "relative h-76 desktop:h-auto desktop:aspect-[4/3] desktop:overflow-clip desktop:rounded-panel";
const paper =
  "relative -mt-7 rounded-t-sheet bg-bg px-gutter pt-5 pb-6 desktop:mt-0 desktop:rounded-none desktop:p-0";

/** One large picture, the others to choose from beneath it. */
function Gallery({ product }: { product: ProductPageData }) {
  const { t } = useText();
  const name = useId();
  const pictures: readonly (PictureSource | null)[] =
    product.images.length > 0 ? product.images : [product.image];
  const [at, setAt] = useState(0);
  const shown = pictures[at] ?? pictures[0] ?? null;
  return (
    <>
      <Picture
        source={shown}
        alt=""
        ratio="fill"
        fallback={product.name}
        sizes="(min-width: 900px) 760px, 100vw"
        eager
        dimmed={product.in_stock ? undefined : "sold-out"}
      />
      {pictures.length > 1 && (
        <div
          role="radiogroup"
          aria-label={t(catalogueWords.picturesOf, { name: product.name })}
          className="absolute inset-x-4 bottom-10 flex justify-center gap-2 desktop:bottom-4"
        >
          {pictures.map((picture, i) => (
            <label
              key={i}
              data-slot="product-thumbnail"
              className="relative size-12 flex-none overflow-clip rounded-small border-2 border-on-picture transition-colors has-checked:border-ink has-focus-visible:outline-[3px] has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                checked={i === at}
                onChange={() => setAt(i)}
                aria-label={t(catalogueWords.pictureAt, { count: i + 1, total: pictures.length })}
                className="absolute inset-0 z-sticky appearance-none outline-none"
              />
              <Picture source={picture} alt="" ratio="fill" fallback={product.name} sizes="48px" />
            </label>
          ))}
        </div>
      )}
    </>
  );
}

function Loading({ backHref }: { backHref: string }) {
  const { t } = useText();
  return (
    <>
      <div className="absolute start-3.5 top-3.5 z-sticky desktop:hidden">
        <IconButton href={backHref} icon={ArrowLeft} flip variant="glass" aria-label={t(partsWords.back)} />
      </div>
      <SkeletonGroup>
        <div className={frame}>
          <Skeleton className={join(photo, "w-full rounded-none")} />
          <div className={paper}>
            <div className="flex justify-between gap-4">
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="h-6 w-20" />
            </div>
            <Skeleton className="mt-4 w-full" />
            <Skeleton className="mt-2.5 w-3/4" />
            <Skeleton className="mt-9 h-5 w-2/5" />
            {[0, 1, 2].map((i) => (
              <div key={i} className="flex h-13 items-center justify-between border-b border-border">
                <Skeleton className="h-4 w-1/3" />
                <Skeleton shape="circle" className="size-6" />
              </div>
            ))}
            <Skeleton shape="box" className="mt-6 h-control w-full rounded-button" />
          </div>
        </div>
      </SkeletonGroup>
    </>
  );
}

function Ready({
  product,
  onAdd,
  adding = false,
  initial,
  inCart = 0,
  onLimit,
  share,
  favourite,
  more = [],
  productHref,
  storeHref,
  backHref,
}: Omit<ProductScreenProps, "status" | "onRetry" | "product"> & { product: ProductPageData }) {
  const { t, rich } = useText();
  const root = useRef<HTMLDivElement>(null);
  const { quantity, chosen, note, tried, change, missing, total, choice } = useProductChoice(
    product,
    initial,
    product.id,
  );
  const { room, orderable } = orderability(product, inCart);
  const price = priceNow(product);
  const add = () => {
    const first = missing[0];
    if (!first) return onAdd(choice, product);
    change({ tried: true });
    focusMissing(root.current, first.id);
  };
  return (
    <>
      <div ref={root} className={frame}>
        <div className={join(photo, "desktop:sticky desktop:top-26")}>
          <Gallery product={product} />
          <div className="absolute inset-x-3.5 top-3.5 flex justify-between gap-2">
            <IconButton
              href={backHref}
              icon={ArrowLeft}
              flip
              variant="glass"
              aria-label={t(partsWords.back)}
            />
            <span className="flex gap-2">
              {share && <ShareButton name={product.name} {...share} />}
              {favourite && <FavouriteButton name={product.name} {...favourite} />}
            </span>
          </div>
        </div>
        <div className={paper}>
          <div className="flex items-start justify-between gap-4">
            <h1
              tabIndex={-1}
              data-slot="page-title"
              className="min-w-0 text-f5 heading outline-none desktop:text-[2.125rem] desktop:leading-[1.3]"
            >
              <bdi className="whitespace-normal">{product.name}</bdi>
            </h1>
            <Price
              amount={price}
              was={price < product.price ? product.price : null}
              className="flex-none justify-end text-[1.25rem] leading-f5 font-semibold max-compact:flex-col desktop:mt-1.5"
            />
          </div>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-f2">
            <Link
              href={storeHref(product.vendor.id)}
              className="relative inline-flex hit-area items-center gap-1.5"
            >
              <Icon of={Store} size="small" />
              <span>{rich(catalogueWords.soldBy, { name: product.vendor.name })}</span>
            </Link>
            {product.rating > 0 && <Rating value={product.rating} count={product.ratings_count} />}
            {product.brand && (
              <span className="text-muted">{rich(catalogueWords.brandOf, { brand: product.brand })}</span>
            )}
          </p>
          <ProductDetails
            product={product}
            inCart={inCart}
            state={{ quantity, chosen, note, tried }}
            onChange={change}
          />
          {orderable && (
            <div
              data-slot="product-bar"
              className="max-desktop:fixed max-desktop:inset-x-0 max-desktop:bottom-0 max-desktop:z-bar max-desktop:border-t max-desktop:border-border max-desktop:bg-bar max-desktop:px-gutter max-desktop:pt-3 max-desktop:pb-[calc(1.25rem+env(safe-area-inset-bottom))] desktop:sticky desktop:bottom-0 desktop:mt-4 desktop:bg-bg desktop:py-4"
            >
              <ProductActions
                name={product.name}
                quantity={quantity}
                onQuantityChange={(next) => change({ quantity: next })}
                room={room}
                onLimit={onLimit}
                total={total}
                onAdd={add}
                adding={adding}
              />
            </div>
          )}
        </div>
      </div>
      {more.length > 0 && (
        <div className="page wrap-anywhere pt-2 pb-6 desktop:pt-12">
          <Rail
            title={t(catalogueWords.alsoLiked, { name: product.vendor.name })}
            seeAllHref={storeHref(product.vendor.id)}
            columns={6}
          >
            {more.map((other) => (
              <ProductCard key={other.id} product={other} href={productHref(other)} layout="tile" />
            ))}
          </Rail>
        </div>
      )}
      {/* What the bar covers at the foot of a phone. */}
      {orderable && <div aria-hidden className="h-24 desktop:hidden" />}
    </>
  );
}

/**
 * One product at its own address: what a shared link opens. On phones like the sheet, on a desktop the picture stays
 * beside the choices.
 */
export function ProductScreen({
  status,
  product,
  onAdd,
  adding,
  initial,
  inCart,
  onLimit,
  share,
  favourite,
  more,
  productHref,
  storeHref,
  backHref,
  onRetry,
  className,
  ...rest
}: ProductScreenProps) {
  const { t } = useText();
  return (
    <div
      data-slot="product-screen"
      data-phone-header="own"
      data-phone-bar="own"
      {...rest}
      className={join("relative flex-1 pb-2 desktop:pb-16", className)}
    >
      {status === "loading" ? (
        <Loading backHref={backHref} />
      ) : status === "failed" || !product ? (
        <ErrorState
          level={1}
          text={t(catalogueWords.productFailed)}
          onRetry={onRetry}
          more={
            <Button href={backHref} variant="text" size="small">
              {t(partsWords.back)}
            </Button>
          }
          className="min-h-[70svh]"
        />
      ) : (
        <Ready
          {...{ product, onAdd, adding, initial, inCart, onLimit, share, favourite, more }}
          {...{ productHref, storeHref, backHref }}
        />
      )}
    </div>
  );
}
