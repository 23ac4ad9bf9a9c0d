"use client";
import { useCallback, useRef, useState, type ComponentProps, type ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { useMessages, catalogueMessages, commonMessages } from "../../locale/index.js";
import { OverlayFrame } from "../../primitives/dialog/overlay-frame.js";
import { Divider } from "../../primitives/divider/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { useDragToClose } from "../../primitives/sheet/use-drag-to-close.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import {
  ProductDetails,
  ProductGallery,
  ProductOrderBar,
  ProductSummary,
  useProductOrder,
  type ProductData,
  type ProductOrderProps,
} from "../product-details/index.js";
import { bleedClass, ChoicesSkeleton, paperClass, ProductSkeleton } from "./product-skeleton.js";
import type { ProductCardData } from "../product-card/index.js";
import { ProductSheetControls } from "./product-sheet-controls.js";

export interface ProductSheetProps
  extends Omit<ComponentProps<"div">, "title" | "role" | "children">, ProductOrderProps {
  open: boolean;
  /** Called with `false` by Esc, the scrim, the close button and a drag. */
  onOpenChange: (open: boolean) => void;
  status: AsyncStatus;
  product?: ProductData | undefined;
  /** What a list knows of the product, to show while it loads. */
  preview?: ProductCardData | undefined;
  /** Retries after a failure. */
  onRetry: () => void;
  /** Link of the product's store; not over the store itself. */
  storeHref?: string | undefined;
  onShare?: (() => void) | undefined;
  favourite?: { saved: boolean; onToggle: (saved: boolean) => void } | undefined;
  /** The sheet has an address of its own: the router's entry in the history is the one that Back leaves. */
  addressed?: boolean | undefined;
  /** Element that takes the focus on close; the previously focused one by default. */
  returnFocus?: React.RefObject<HTMLElement | null> | undefined;
}

/** What a card does not tell: shown once the product is there. */
const unknownOfCards = { images: [], brand: null, rating: 0, ratings_count: 0, vendor: { name: "" } };

const rule = <Divider aria-hidden className="-mx-(--overlay-inset) -mt-3" />;

/**
 * Product with its choices, in a sheet on phones and a dialog on desktop: pictures, price, rating, add-ons, note,
 * quantity, and an add button that shows the total. A missing required choice gets the focus.
 */
export function ProductSheet({
  open,
  onOpenChange,
  status,
  product,
  preview,
  onRetry,
  onAdd,
  loading,
  family,
  initial,
  edit,
  inCart,
  onLimit,
  storeHref,
  onShare,
  favourite,
  returnFocus,
  ...rest
}: ProductSheetProps) {
  const { t } = useMessages();
  const content = useRef<HTMLDivElement>(null);
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  useDragToClose(content, { enabled: open, onClose: close });

  const shown = status === "ready" && product ? product : null;
  const face = shown ?? (status === "loading" && preview ? { ...preview, ...unknownOfCards } : null);
  const order = useProductOrder(product, content, { initial, inCart }, open);
  const [isScrolled, setScrolled] = useState(false);
  // A ref callback instead of an effect: the overlay mounts its content after the sheet's effects.
  const watchName = useCallback((element: HTMLParagraphElement) => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry)
          setScrolled(!entry.isIntersecting && entry.boundingClientRect.top < (entry.rootBounds?.top ?? 0));
      },
      { root: element.closest("[data-slot=sheet-body]"), rootMargin: "-40px 0px 0px 0px" },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setScrolled(false);
    };
  }, []);

  let body: ReactNode;
  if (status === "failed" || (status === "ready" && !product))
    body = (
      <ErrorState
        level={3}
        picture={null}
        text={t(catalogueMessages.productFailed)}
        onRetry={onRetry}
        className="py-16"
      />
    );
  else if (!face) body = <ProductSkeleton />;
  else
    body = (
      <div className={bleedClass}>
        <div className="h-76 desktop:h-80">
          <ProductGallery product={face} sizes="(min-width: 900px) 560px, 100vw" />
        </div>
        <div className={paperClass}>
          <ProductSummary
            product={face}
            storeHref={shown ? storeHref : undefined}
            heading={
              // Hidden: the dialog's title already names the product for assistive technology.
              <p ref={watchName} aria-hidden data-slot="product-title" className="min-w-0 text-title heading">
                <bdi className="whitespace-normal">{face.name}</bdi>
              </p>
            }
          />
          {shown ? (
            <ProductDetails
              product={shown}
              inCart={order.inCart}
              state={order.state}
              onValueChange={order.onChoiceChange}
            />
          ) : (
            <ChoicesSkeleton />
          )}
        </div>
      </div>
    );

  return (
    <OverlayFrame
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      name="sheet"
      title={face?.name ?? t(status === "failed" ? commonMessages.errorTitle : commonMessages.loading)}
      titleHidden
      closeButton={false}
      contentRef={content}
      returnFocus={returnFocus}
      handle={
        <ProductSheetControls
          product={shown}
          isScrolled={isScrolled}
          onClose={close}
          onShare={onShare}
          favourite={favourite}
        />
      }
      // Full height on phones from the start, so that loading does not shift the content.
      panelClass="inset-x-0 bottom-0 max-h-[calc(100dvh-0.75rem)] max-desktop:h-dvh max-desktop:[&>[data-slot=sheet-body]]:flex-1 rounded-t-sheet data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in desktop:inset-0 desktop:m-auto desktop:h-fit desktop:max-h-[calc(100dvh-4rem)] desktop:w-full desktop:max-w-140 desktop:rounded-sheet desktop:data-[state=closed]:animate-fade-out desktop:data-[state=open]:animate-rise-in"
      insetClass="px-(--overlay-inset) [--overlay-inset:1rem] desktop:[--overlay-inset:1.75rem]"
      titleClass="text-heading"
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
        (shown && order.orderable && (
          <>
            {rule}
            <ProductOrderBar product={shown} order={order} {...{ onAdd, loading, family, edit, onLimit }} />
          </>
        ))
      }
    >
      {body}
    </OverlayFrame>
  );
}
