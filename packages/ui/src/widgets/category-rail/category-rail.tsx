"use client";
import type { ComponentProps, CSSProperties } from "react";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { Rail, type RailProps } from "../../primitives/rail/index.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";
import { CategoryTile, type CategoryTileData } from "./category-tile.js";

/** On desktop the tiles share the row, each between 80 and 124 px wide. */
const widths = (count: number) =>
  ({
    "--category-width": `clamp(5rem, calc((100cqw - ${Math.max(count - 1, 0)} * 0.75rem) / ${Math.max(count, 1)}), 7.75rem)`,
  }) as CSSProperties;

export interface CategoryRailProps extends Omit<RailProps, "children" | "columns" | "gap" | "title"> {
  items: readonly CategoryTileData[];
  categoryHref: (id: string) => string;
  /** Id of the current category. */
  selected?: string | null | undefined;
}

/** All store categories in one row. */
export function CategoryRail({
  items,
  categoryHref,
  selected = null,
  label,
  className,
  ...rest
}: CategoryRailProps) {
  const { t } = useMessages();
  return (
    <Rail
      {...rest}
      data-slot="category-rail"
      label={label ?? t(catalogueMessages.categories)}
      gap="small"
      className={cx("desktop:@container", className)}
      style={widths(items.length)}
    >
      {items.map((category) => (
        <CategoryTile
          key={category.id}
          category={category}
          href={categoryHref(category.id)}
          selected={category.id === selected}
        />
      ))}
    </Rail>
  );
}

/** Placeholder of `CategoryRail` while it loads. */
export function CategoryRailSkeleton({ className, style, ...rest }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div
      data-slot="category-rail-skeleton"
      {...rest}
      className={cx("desktop:@container -me-gutter overflow-clip desktop:me-0", className)}
      style={{ ...widths(10), ...style }}
    >
      <div className="flex gap-3">
        {Array.from({ length: 10 }, (_, i) => (
          <div key={i} className="w-[max(--spacing(19),4.75rem)] flex-none desktop:w-(--category-width)">
            <Skeleton shape="box" className="h-19 rounded-panel desktop:h-22.5" />
            <Skeleton className="mx-auto mt-2.5 h-3 w-12 desktop:mt-3.5" />
          </div>
        ))}
      </div>
    </div>
  );
}
