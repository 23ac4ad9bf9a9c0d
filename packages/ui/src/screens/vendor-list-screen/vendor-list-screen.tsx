"use client";
import type { ComponentProps, ReactNode } from "react";
import { useText, catalogueWords, partsWords } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { join } from "../../theme/join.js";
import { ScreenHead } from "../../widgets/screen-head/index.js";
import { VendorCard, VendorCardSkeleton, type VendorCardData } from "../../widgets/vendor-card/index.js";

export interface VendorListScreenProps extends Omit<ComponentProps<"div">, "children" | "title"> {
  status: "loading" | "ready" | "failed";
  /** What these places have in common: a category, a search. */
  title: ReactNode;
  backHref: string;
  stores: readonly VendorCardData[];
  storeHref: (storeId: string) => string;
  /** Loads the list, or the next part of it, again. */
  onRetry: () => void;
  /** There are more; without it all are here. */
  onLoadMore?: (() => void) | undefined;
  loadingMore?: boolean | undefined;
  /** Where to go from an empty list. */
  browseHref: string;
  /** Which stores the customer keeps; without it cards have no hearts. */
  favourites?: { ids: ReadonlySet<string>; onToggle: (storeId: string, saved: boolean) => void } | undefined;
}

const grid =
  "grid grid-cols-1 gap-6 tablet:grid-cols-2 desktop:grid-cols-3 desktop:gap-x-5 desktop:gap-y-7 large:grid-cols-4";

/** The stores of one category (spec section 2, /search/{id}). */
export function VendorListScreen({
  status,
  title,
  backHref,
  stores,
  storeHref,
  onRetry,
  onLoadMore,
  loadingMore = false,
  browseHref,
  favourites,
  className,
  ...rest
}: VendorListScreenProps) {
  const { t } = useText();
  let body: ReactNode;
  if (status === "loading")
    body = (
      <SkeletonGroup className={grid}>
        {Array.from({ length: 8 }, (_, i) => (
          <VendorCardSkeleton key={i} layout="grid" />
        ))}
      </SkeletonGroup>
    );
  else if (status === "failed" && stores.length === 0)
    body = <ErrorState onRetry={onRetry} className="min-h-[50svh]" />;
  else if (stores.length === 0)
    body = (
      <EmptyState
        picture={<EmptyPlate />}
        title={t(catalogueWords.noCategoryData)}
        action={<Button href={browseHref}>{t(catalogueWords.allCategories)}</Button>}
        className="min-h-[60svh]"
      />
    );
  else
    body = (
      <>
        <div className={grid}>
          {stores.map((store, i) => (
            <VendorCard
              key={store.id}
              store={store}
              href={storeHref(store.id)}
              layout="grid"
              level={2}
              eager={i < 4}
              favourite={
                favourites && {
                  saved: favourites.ids.has(store.id),
                  onToggle: (saved) => favourites.onToggle(store.id, saved),
                }
              }
            />
          ))}
        </div>
        {status === "failed" ? (
          <Alert
            tone="bad"
            live
            className="mt-6"
            action={
              <Button variant="text" size="small" onClick={onRetry}>
                {t(partsWords.retry)}
              </Button>
            }
          >
            {t(partsWords.errorText)}
          </Alert>
        ) : (
          onLoadMore && (
            <div className="grid justify-center pt-8">
              <Button variant="outline" size="small" loading={loadingMore} onClick={onLoadMore}>
                {t(catalogueWords.showMore)}
              </Button>
            </div>
          )
        )}
      </>
    );
  return (
    <div data-slot="vendor-list-screen" {...rest} className={join("page pb-8 desktop:pb-16", className)}>
      <ScreenHead backHref={backHref} title={title} />
      {body}
    </div>
  );
}
