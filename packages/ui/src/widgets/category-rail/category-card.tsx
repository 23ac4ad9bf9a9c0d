"use client";
import type { ComponentProps } from "react";
import { Anchor, useMessages, catalogueMessages } from "../../locale/index.js";
import { Picture } from "../../primitives/picture/index.js";
import { cx } from "../../lib/cx.js";
import { tintClass } from "../../theme/tint.js";
import type { CategoryTileData } from "./category-tile.js";

/** A kind of shop with how many there are; `stores_count` is left out where it is not known. */
export interface CategoryCardData extends CategoryTileData {
  stores_count?: number | undefined;
}

export const categoryCardLayouts = ["grid", "band"] as const;
export type CategoryCardLayout = (typeof categoryCardLayouts)[number];

export interface CategoryCardProps extends Omit<ComponentProps<"a">, "children" | "href"> {
  category: CategoryCardData;
  href: string;
  /** `grid`: upright. `band`: low, as wide as its column, the picture at its end. */
  layout?: CategoryCardLayout | undefined;
}

/** One kind of shop in a grid: its cut-out on its tint, its name, and how many places there are. */
export function CategoryCard({ category, href, layout = "grid", className, ...rest }: CategoryCardProps) {
  const band = layout === "band";
  const { t } = useMessages();
  return (
    <Anchor
      href={href}
      data-slot="category-card"
      {...rest}
      className={cx(
        "group/tile relative flex min-w-0 overflow-clip rounded-panel textured",
        band ? "items-center gap-4 px-5 py-3" : "flex-col p-3 pt-2 text-center",
        tintClass[category.tint],
        className,
      )}
    >
      <span
        className={cx(
          "block aspect-square transition-transform duration-drawer group-hover/tile:scale-[1.05]",
          band ? "order-last w-16 flex-none" : "mx-auto w-full max-w-30",
        )}
      >
        <Picture
          source={category.image}
          alt=""
          ratio="fill"
          contain
          fallback={category.name}
          tint={category.tint}
          sizes="120px"
        />
      </span>
      <span className={band ? "min-w-0 flex-1" : "contents"}>
        <span className={cx("line-clamp-2 font-semibold wrap-break-word", band ? "text-f3" : "mt-1 text-f2")}>
          <bdi className="whitespace-normal">{category.name}</bdi>
        </span>
        {category.stores_count !== undefined && (
          <span className="text-f1">{t(catalogueMessages.places, { count: category.stores_count })}</span>
        )}
      </span>
    </Anchor>
  );
}
