"use client";
import { Search } from "../../primitives/icon/icon-nodes.js";
import { useState, type ComponentProps, type ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { SearchField } from "../../primitives/search-field/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";
import { CategoryCard, type CategoryCardData } from "../../widgets/category-rail/index.js";
import { ScreenHead } from "../../widgets/screen-head/index.js";

export interface CategoriesScreenProps extends Omit<ComponentProps<"div">, "children"> {
  status: AsyncStatus;
  categories: readonly CategoryCardData[];
  categoryHref: (id: string) => string;
  backHref: string;
  /** Link of the empty state. */
  browseHref: string;
  onRetry: () => void;
  /** Whether a name matches the query. Default: case-insensitive substring. */
  matches?: ((name: string, typed: string) => boolean) | undefined;
  /** Link to the search of stores and products, for queries without a matching category. */
  searchHref?: ((query: string) => string) | undefined;
}

const isIn = (name: string, typed: string) => name.toLocaleLowerCase().includes(typed.toLocaleLowerCase());

const grid =
  "grid list-none grid-cols-2 gap-3 compact:grid-cols-3 tablet:grid-cols-4 desktop:grid-cols-5 desktop:gap-5 large:grid-cols-6";

/** All store categories with their number of stores, filtered while typing. */
export function CategoriesScreen({
  status,
  categories,
  categoryHref,
  backHref,
  browseHref,
  onRetry,
  matches = isIn,
  searchHref,
  className,
  ...rest
}: CategoriesScreenProps) {
  const { t, rich } = useMessages();
  const [query, setQuery] = useState("");
  const typed = query.trim();
  const found = typed === "" ? categories : categories.filter(({ name }) => matches(name, typed));
  const searchLink = searchHref && typed !== "" && (
    <Button
      href={searchHref(typed)}
      variant="outline"
      icon={<Icon of={Search} />}
      className="max-w-full wrap-anywhere"
    >
      <span>{rich(catalogueMessages.searchFor, { query: typed })}</span>
    </Button>
  );
  let body: ReactNode;
  if (status === "loading")
    body = (
      <SkeletonGroup>
        <div className={grid}>
          {Array.from({ length: 12 }, (_, i) => (
            <Skeleton key={i} shape="box" className="h-34 w-full rounded-panel" />
          ))}
        </div>
      </SkeletonGroup>
    );
  else if (status === "failed") body = <ErrorState onRetry={onRetry} className="min-h-[50svh]" />;
  else if (categories.length === 0)
    body = (
      <EmptyState
        picture={<EmptyPlate />}
        title={t(catalogueMessages.noCategoryData)}
        action={<Button href={browseHref}>{t(catalogueMessages.lookAround)}</Button>}
        className="min-h-[50svh]"
      />
    );
  else
    body = (
      <>
        <SearchField
          label={t(catalogueMessages.findCategory)}
          placeholder={t(catalogueMessages.findCategory)}
          value={query}
          onValueChange={setQuery}
          className="mb-5 desktop:mb-7 desktop:max-w-100"
        />
        <div role="status">
          {found.length === 0 && (
            <EmptyState
              picture={<EmptyPlate />}
              title={
                <span className="wrap-anywhere">
                  {rich(catalogueMessages.nothingFound, { query: typed })}
                </span>
              }
              action={searchLink}
            />
          )}
        </div>
        <ul className={grid}>
          {found.map((category) => (
            <li key={category.id} className="grid">
              <CategoryCard category={category} href={categoryHref(category.id)} />
            </li>
          ))}
        </ul>
        {found.length > 0 && searchLink && <div className="mt-6 flex">{searchLink}</div>}
      </>
    );
  return (
    <div data-slot="categories-screen" {...rest} className={cx("page pb-8 desktop:pb-16", className)}>
      <ScreenHead backHref={backHref} title={t(catalogueMessages.categories)} />
      {body}
    </div>
  );
}
