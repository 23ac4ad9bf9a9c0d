"use client";
import { useEffect, useMemo, useRef, useState, type ComponentProps, type ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { useStableHandlers } from "../../lib/use-stable-handlers.js";
import { useMessages, catalogueMessages, commonMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import { cx } from "../../lib/cx.js";
import type { CardFavourites } from "../../widgets/favourite-button/index.js";
import { ProductList, type ProductListActions } from "../../widgets/product-list/index.js";
import {
  StoreHeader,
  StoreHeaderSkeleton,
  type StoreHeaderActions,
  type StoreHeaderData,
} from "../../widgets/store-header/index.js";
import { StoreFrame, usePreorder, type StoreFrameCart } from "../store-frame/index.js";
import { type StoreScreenData, type MenuProduct, sectionId, useSections } from "./menu-sections.js";
import { CompactBar } from "./compact-bar.js";
import { MenuNavigation } from "./menu-navigation.js";
import { MenuSkeleton } from "./menu-skeleton.js";

export interface StoreScreenProps<P extends MenuProduct = MenuProduct>
  extends Omit<ComponentProps<"div">, "children">, StoreHeaderActions, ProductListActions<P>, StoreFrameCart {
  status: AsyncStatus;
  store?: StoreScreenData | undefined;
  /** What a list knows of the store, to show while it loads. */
  preview?: StoreHeaderData | undefined;
  /** Loading the first products, showing products, or failed to load the rest. */
  menuStatus: AsyncStatus;
  /** Products loaded so far, in menu order. */
  products: readonly P[];
  /** More pages are loading: categories without products show skeletons. */
  menuComplete: boolean;
  /** Link to a category of the menu; a click on a pill scrolls within the page. */
  categoryHref: (categoryId: string) => string;
  /** Favourite products; without it, cards have no heart. */
  productFavourites?: CardFavourites | undefined;
  /** Retries loading the store or the menu. */
  onRetry: () => void;
}

/** A store: header, notices, menu by category, and cart (REQ-ROUTE-13). */
export function StoreScreen<P extends MenuProduct>({
  status,
  store,
  preview,
  menuStatus,
  products,
  menuComplete,
  categoryHref,
  onRetry,
  cart,
  cartPanel,
  cartStoreId,
  backHref,
  onShare,
  favourite,
  searchHref,
  reviewsHref,
  onOpenInfo,
  onChangePlace,
  productHref,
  quantities,
  onQuantityChange,
  onLimit,
  loadingProducts,
  productFavourites,
  ...rest
}: StoreScreenProps<P>) {
  const { t } = useMessages();
  // The first products decide whether "most ordered" comes first, so sections render only once they are loaded.
  const isArriving = menuStatus === "loading" && products.length === 0;
  const sections = useSections(isArriving ? undefined : store, products);
  const visible = useMemo(
    () => (menuComplete ? sections.filter((section) => section.products.length > 0) : sections),
    [menuComplete, sections],
  );
  const title = useRef<HTMLHeadingElement>(null);
  const [compact, setCompact] = useState(false);
  const ready = status === "ready" && store !== undefined;
  const menu = useRef<HTMLDivElement>(null);
  const { orderable, preorder } = usePreorder(ready ? store : undefined, cartStoreId, menu);

  useEffect(() => {
    const element = title.current;
    if (!ready || !element) return;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry) setCompact(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ready]);

  const handlers = useStableHandlers({ onShare, onOpenInfo, onChangePlace, onToggle: favourite?.onToggle });
  const saved = favourite?.saved ?? false;
  // Memoized, as the pills are: a change of the cart renders neither.
  const headed = store ?? (status === "loading" ? preview : undefined);
  const header = useMemo(() => {
    const { onToggle, ...actions } = handlers;
    return (
      headed && (
        <StoreHeader
          // Stays when the store has loaded, in another place.
          key="header"
          {...{ store: headed, backHref, searchHref, reviewsHref }}
          {...actions}
          favourite={onToggle && { saved, onToggle }}
          titleRef={title}
        />
      )
    );
  }, [headed, backHref, searchHref, reviewsHref, handlers, saved]);
  let body: ReactNode;
  if (status === "failed" || (status === "ready" && !store))
    body = (
      <div className="grid flex-1 content-center px-gutter">
        <ErrorState
          level={1}
          onRetry={onRetry}
          more={
            backHref && (
              <Button href={backHref} variant="text" size="small">
                {t(commonMessages.back)}
              </Button>
            )
          }
        />
      </div>
    );
  else if (!ready)
    body = (
      <>
        {header ?? <StoreHeaderSkeleton backHref={backHref} />}
        <MenuSkeleton />
      </>
    );
  else
    body = (
      <>
        <CompactBar {...{ store, backHref, searchHref }} shown={compact} />
        {header}
        {isArriving && <MenuSkeleton layout={store.menu_layout} />}
        {visible.length > 0 && (
          <MenuNavigation sections={visible} {...{ categoryHref, searchHref, compact }} />
        )}
        <div ref={menu} className="px-gutter pb-10 desktop:px-0 desktop:pb-16">
          {visible.map((section, i) => (
            <section
              key={section.id}
              id={sectionId(section.id)}
              aria-labelledby={`${sectionId(section.id)}-name`}
              data-slot="menu-section"
              // What takes the focus scrolls clear of the pills, too.
              className="scroll-mt-10 pt-1 pb-4 desktop:scroll-mt-13 desktop:pt-2 desktop:pb-8 [&_:is(a,button)]:scroll-mt-10 desktop:[&_:is(a,button)]:scroll-mt-13"
            >
              <h2
                id={`${sectionId(section.id)}-name`}
                tabIndex={-1}
                className={cx(
                  "text-heading heading outline-none desktop:mb-3.5",
                  store.menu_layout === "grid" && "mb-3",
                )}
              >
                <bdi className="whitespace-normal">{section.name}</bdi>
              </h2>
              <ProductList
                {...{ productHref, quantities, onQuantityChange, onLimit, loadingProducts }}
                products={section.products}
                layout={store.menu_layout}
                favourites={productFavourites}
                orderable={orderable}
                lazy={i > 0}
                pendingCount={
                  menuComplete || menuStatus === "failed"
                    ? 0
                    : Math.max(0, section.expected - section.products.length)
                }
              />
            </section>
          ))}
          {menuStatus === "failed" && (
            <RetryAlert onRetry={onRetry}>{t(catalogueMessages.sectionFailed)}</RetryAlert>
          )}
          {menuComplete && visible.length === 0 && (
            <EmptyState
              picture={<EmptyPlate />}
              title={t(catalogueMessages.emptyMenu)}
              text={t(catalogueMessages.emptyMenuText)}
            />
          )}
        </div>
      </>
    );

  return (
    <StoreFrame data-slot="store-screen" {...rest} {...{ cart, cartPanel, preorder }}>
      {body}
    </StoreFrame>
  );
}
