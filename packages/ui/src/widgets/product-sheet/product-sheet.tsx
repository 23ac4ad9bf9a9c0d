"use client";
import { Share2, Users, X } from "lucide-react";
import { useCallback, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { useMessages, catalogueMessages, familyMessages, commonMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { OverlayFrame } from "../../primitives/dialog/overlay-frame.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";
import { Price } from "../../primitives/price/index.js";
import { useDragToClose } from "../../primitives/sheet/use-drag-to-close.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import type { AddonGroupData } from "../addon-group/index.js";
import { FavouriteButton } from "../favourite-button/index.js";
import { priceNow, type ProductCardData } from "../product-card/index.js";
import {
  focusMissing,
  orderability,
  ProductActions,
  ProductDetails,
  useProductChoice,
  type ProductChoice,
} from "../product-details/index.js";
import { join } from "../../theme/join.js";

/** A product with its choices and where it comes from. Money in dirhams. */
export interface ProductData extends ProductCardData {
  images: readonly PictureSource[];
  addon_groups: readonly AddonGroupData[];
  vendor: { id: string; name: string; is_open: boolean; order_types: readonly string[] };
}

/** `ref` and all else go to the panel. */
export interface ProductSheetProps extends Omit<ComponentProps<"div">, "title" | "role" | "children"> {
  open: boolean;
  /** Called with `false` by Esc, the scrim, the close button and a drag. */
  onOpenChange: (open: boolean) => void;
  status: "loading" | "ready" | "failed";
  product?: ProductData | undefined;
  /** Loads the product again. */
  onRetry: () => void;
  /** Adds it. Only called when every required choice is made. */
  onAdd: (choice: ProductChoice, product: ProductData) => void;
  /** Adding is on its way. */
  adding?: boolean | undefined;
  /** Adds it to the basket of the customer's family instead; without it they have none. */
  family?: { onAdd: ProductSheetProps["onAdd"]; adding?: boolean | undefined } | undefined;
  /** Choices to begin with: kept over a login, or of a line that is changed. */
  initial?: ProductChoice | undefined;
  /** `initial` is a line of the cart that is changed: the button says so. */
  isChange?: boolean | undefined;
  /** How many of it the cart holds already: they count towards the most there is. */
  inCart?: number | undefined;
  /** Plus was pressed at the stock limit. */
  onLimit?: (() => void) | undefined;
  onShare?: (() => void) | undefined;
  favourite?: { saved: boolean; onToggle: (saved: boolean) => void } | undefined;
  /** What takes the focus afterwards; else what had it before. */
  returnFocus?: React.RefObject<HTMLElement | null> | undefined;
}

const bleed = "-mx-(--overlay-inset) -mt-4";
const paper = "relative -mt-7 rounded-t-sheet bg-bg px-(--overlay-inset) pt-5 pb-2";

const rule = <div aria-hidden className="-mx-(--overlay-inset) -mt-3 border-t border-border" />;

function ProductSkeleton() {
  return (
    <SkeletonGroup className={bleed}>
      <Skeleton className="h-76 rounded-none" />
      <div className={paper}>
        <div className="flex justify-between gap-4">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-6 w-20" />
        </div>
        <Skeleton className="mt-4 w-full" />
        <Skeleton className="mt-2.5 w-3/4" />
        <Skeleton className="mt-9 h-5 w-2/5" />
        {[0, 1, 2, 3, 4, 5].map((i) => (
          <div key={i} className="flex h-13 items-center justify-between border-b border-border">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton shape="circle" className="size-6" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/**
 * One product with its choices, from below on a phone and in the middle on a desktop: picture, price, add-ons by their
 * rules, a note, how many, and a button that always says what it will add. A missing choice takes the focus.
 */
export function ProductSheet({
  open,
  onOpenChange,
  status,
  product,
  onRetry,
  onAdd,
  adding = false,
  family,
  initial,
  isChange,
  inCart = 0,
  onLimit,
  onShare,
  favourite,
  returnFocus,
  ...rest
}: ProductSheetProps) {
  const { t } = useMessages();
  const content = useRef<HTMLDivElement>(null);
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  useDragToClose(content, { enabled: open, onClose: close });
  const { quantity, chosen, note, tried, change, missing, total, choice } = useProductChoice(
    product,
    initial,
    open,
  );

  const shown = status === "ready" && product ? product : null;
  const [under, setUnder] = useState(false);
  // As a ref, not an effect: the overlay puts its content into the page only after the sheet's own effects.
  const watchName = useCallback((element: HTMLParagraphElement) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry)
          setUnder(!entry.isIntersecting && entry.boundingClientRect.top < (entry.rootBounds?.top ?? 0));
      },
      { root: element.closest("[data-slot=sheet-body]"), rootMargin: "-40px 0px 0px 0px" },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setUnder(false);
    };
  }, []);

  const { room, orderable } = shown ? orderability(shown, inCart) : { room: 0, orderable: false };

  const add = (into: ProductSheetProps["onAdd"]) => {
    if (!shown) return;
    const first = missing[0];
    if (!first) return into(choice, shown);
    change({ tried: true });
    focusMissing(content.current, first.id);
  };

  let body: ReactNode;
  if (status === "failed" || (status === "ready" && !product))
    body = (
      <ErrorState level={3} text={t(catalogueMessages.productFailed)} onRetry={onRetry} className="py-16" />
    );
  else if (!shown) body = <ProductSkeleton />;
  else {
    const price = priceNow(shown);
    body = (
      <div className={bleed}>
        <div className="h-76 desktop:h-80">
          <Picture
            source={shown.images[0] ?? shown.image}
            alt=""
            ratio="fill"
            fallback={shown.name}
            sizes="(min-width: 900px) 560px, 100vw"
            eager
            dimmed={shown.in_stock ? undefined : "sold-out"}
          />
        </div>
        <div className={paper}>
          {/* The dialog's own title, just before, says the name to assistive technology. */}
          <div className="flex items-start justify-between gap-4">
            <p ref={watchName} aria-hidden data-slot="product-title" className="min-w-0 text-f5 heading">
              <bdi className="whitespace-normal">{shown.name}</bdi>
            </p>
            <Price
              amount={price}
              was={price < shown.price ? shown.price : null}
              className="flex-none justify-end text-[1.25rem] leading-f5 font-semibold max-compact:flex-col"
            />
          </div>
          <ProductDetails
            product={shown}
            inCart={inCart}
            state={{ quantity, chosen, note, tried }}
            onChange={change}
          />
        </div>
      </div>
    );
  }

  return (
    <OverlayFrame
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      name="sheet"
      title={shown?.name ?? t(status === "failed" ? commonMessages.errorTitle : commonMessages.loading)}
      titleHidden
      closeButton={false}
      contentRef={content}
      returnFocus={returnFocus}
      handle={
        <div
          data-slot="product-sheet-controls"
          className={join(
            "pointer-events-none absolute inset-x-0 top-0 z-sticky flex items-center justify-between gap-3 rounded-t-sheet border-b px-4 py-3.5 transition-colors *:pointer-events-auto",
            under ? "border-border bg-bg" : "border-transparent",
          )}
        >
          <IconButton icon={X} variant="glass" aria-label={t(commonMessages.close)} onClick={close} />
          <span
            aria-hidden
            className="pointer-events-none! absolute inset-x-0 top-2 mx-auto h-1.25 w-10 rounded-full bg-glass shadow-glass desktop:hidden"
          />
          <span
            aria-hidden
            className={join(
              "min-w-0 flex-1 truncate font-semibold transition-opacity duration-sheet",
              !under && "opacity-0",
            )}
          >
            <bdi>{shown?.name}</bdi>
          </span>
          {shown && (
            <span className="flex gap-2">
              {onShare && (
                <IconButton
                  icon={Share2}
                  flip
                  variant="glass"
                  aria-label={t(catalogueMessages.share, { name: shown.name })}
                  onClick={onShare}
                />
              )}
              {favourite && <FavouriteButton name={shown.name} {...favourite} />}
            </span>
          )}
        </div>
      }
      // On a phone it is as high as it may be from the start: what comes into it moves nothing.
      panel="inset-x-0 bottom-0 max-h-[calc(100dvh-0.75rem)] max-desktop:h-dvh max-desktop:[&>[data-slot=sheet-body]]:flex-1 rounded-t-sheet data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in desktop:inset-0 desktop:m-auto desktop:h-fit desktop:max-h-[calc(100dvh-4rem)] desktop:w-full desktop:max-w-140 desktop:rounded-sheet desktop:data-[state=closed]:animate-fade-out desktop:data-[state=open]:animate-rise-in"
      inset="px-(--overlay-inset) [--overlay-inset:1rem] desktop:[--overlay-inset:1.75rem]"
      titleClass="text-f4"
      footer={
        (status === "loading" && (
          <>
            {rule}
            <div aria-hidden className="flex gap-3">
              <Skeleton shape="box" className="h-control w-36" />
              <span className="min-w-44 flex-1">
                <Skeleton shape="box" className="h-control w-full" />
              </span>
            </div>
          </>
        )) ||
        (shown && orderable && (
          <>
            {rule}
            <ProductActions
              data-slot="product-sheet-actions"
              name={shown.name}
              quantity={quantity}
              onQuantityChange={(next) => change({ quantity: next })}
              room={room}
              onLimit={onLimit}
              total={total}
              onAdd={() => add(onAdd)}
              adding={adding}
              isChange={isChange}
            />
            {family && (
              <Button
                variant="text"
                wide
                icon={<Icon of={Users} />}
                loading={family.adding}
                onClick={() => add(family.onAdd)}
                className="mt-1 -mb-2"
              >
                {t(familyMessages.addToBasket)}
              </Button>
            )}
          </>
        ))
      }
    >
      {body}
    </OverlayFrame>
  );
}
