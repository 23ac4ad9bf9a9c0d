"use client";
import { Users } from "lucide-react";
import { useCallback, useRef, useState, type ComponentProps, type ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { useMessages, catalogueMessages, familyMessages, commonMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { OverlayFrame } from "../../primitives/dialog/overlay-frame.js";
import { Divider } from "../../primitives/divider/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";
import { Price } from "../../primitives/price/index.js";
import { useDragToClose } from "../../primitives/sheet/use-drag-to-close.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import type { AddonGroupData } from "../addon-group/index.js";
import { priceNow, type ProductCardData } from "../product-card/index.js";
import {
  focusMissing,
  orderability,
  ProductActions,
  ProductDetails,
  useProductChoice,
  type ProductChoice,
} from "../product-details/index.js";
import { bleed, paper, ProductSkeleton } from "./product-skeleton.js";
import { ProductSheetControls } from "./product-sheet-controls.js";

/** A product with its add-ons and store. Money in dirhams. */
export interface ProductData extends ProductCardData {
  images: readonly PictureSource[];
  addon_groups: readonly AddonGroupData[];
  vendor: { id: string; name: string; is_open: boolean; order_types: readonly string[] };
}

export interface ProductSheetProps extends Omit<ComponentProps<"div">, "title" | "role" | "children"> {
  open: boolean;
  /** Called with `false` by Esc, the scrim, the close button and a drag. */
  onOpenChange: (open: boolean) => void;
  status: AsyncStatus;
  product?: ProductData | undefined;
  /** Retries after a failure. */
  onRetry: () => void;
  /** Adds the product. Called only when all required choices are made. */
  onAdd: (choice: ProductChoice, product: ProductData) => void;
  /** Whether the product is being added. */
  loading?: boolean | undefined;
  /** Adds it to the family basket instead. Without it the button is not shown. */
  family?: { onAdd: ProductSheetProps["onAdd"]; loading?: boolean | undefined } | undefined;
  /** Initial choices: restored after signing in, or of the edited line. */
  initial?: ProductChoice | undefined;
  /** Whether `initial` is an edited line of the cart; changes the button's label. */
  edit?: boolean | undefined;
  /** Quantity already in the cart; counts towards the stock limit. */
  inCart?: number | undefined;
  /** Called when plus is clicked at the stock limit. */
  onLimit?: (() => void) | undefined;
  onShare?: (() => void) | undefined;
  favourite?: { saved: boolean; onToggle: (saved: boolean) => void } | undefined;
  /** Element that takes the focus on close; the previously focused one by default. */
  returnFocus?: React.RefObject<HTMLElement | null> | undefined;
}

const rule = <Divider aria-hidden className="-mx-(--overlay-inset) -mt-3" />;

/**
 * Product with its choices, in a sheet on phones and a dialog on desktop: picture, price, add-ons, note, quantity, and
 * an add button that shows the total. A missing required choice gets the focus.
 */
export function ProductSheet({
  open,
  onOpenChange,
  status,
  product,
  onRetry,
  onAdd,
  loading = false,
  family,
  initial,
  edit,
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
  const { quantity, chosen, note, submitted, change, missing, total, choice } = useProductChoice(
    product,
    initial,
    open,
  );

  const shown = status === "ready" && product ? product : null;
  const [isScrolled, setScrolled] = useState(false);
  // A ref callback instead of an effect: the overlay mounts its content after the sheet's effects.
  const watchName = useCallback((element: HTMLParagraphElement) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
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

  const { maxAddable, orderable } = shown ? orderability(shown, inCart) : { maxAddable: 0, orderable: false };

  const add = (into: ProductSheetProps["onAdd"]) => {
    if (!shown) return;
    const first = missing[0];
    if (!first) return into(choice, shown);
    change({ submitted: true });
    focusMissing(content.current, first.id);
  };

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
          {/* Hidden: the dialog's title already names the product for assistive technology. */}
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
            state={{ quantity, chosen, note, submitted }}
            onValueChange={change}
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
        <ProductSheetControls
          product={shown}
          isScrolled={isScrolled}
          onClose={close}
          onShare={onShare}
          favourite={favourite}
        />
      }
      // Full height on phones from the start, so that loading does not shift the content.
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
              maxAddable={maxAddable}
              onLimit={onLimit}
              total={total}
              onAdd={() => add(onAdd)}
              loading={loading}
              edit={edit}
            />
            {family && (
              <Button
                variant="text"
                wide
                icon={<Icon of={Users} />}
                loading={family.loading}
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
