"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Anchor, useMessages, catalogueMessages } from "../../locale/index.js";
import { Picture } from "../../primitives/picture/index.js";
import { cx } from "../../lib/cx.js";
import { tintClass } from "../../theme/tint.js";
import type { CategoryTileData } from "./category-tile.js";

/** A store category with its number of stores; `stores_count` is undefined if unknown. */
export interface CategoryCardData extends CategoryTileData {
  stores_count?: number | undefined;
}

export const categoryCardLayouts = ["grid", "band"] as const;
export type CategoryCardLayout = (typeof categoryCardLayouts)[number];

const categoryCardClass = cva("group/tile relative flex min-w-0 overflow-clip rounded-panel textured", {
  variants: {
    layout: {
      grid: "flex-col p-3 pt-2 text-center",
      band: "items-center gap-4 px-5 py-3",
    } satisfies Record<CategoryCardLayout, string>,
  },
});
const pictureClass = cva(
  "block aspect-square transition-transform duration-drawer group-hover/tile:scale-[1.05]",
  {
    variants: {
      layout: { grid: "mx-auto w-full max-w-30", band: "order-last w-16 flex-none" } satisfies Record<
        CategoryCardLayout,
        string
      >,
    },
  },
);
const textsClass = cva("", {
  variants: {
    layout: { grid: "contents", band: "min-w-0 flex-1" } satisfies Record<CategoryCardLayout, string>,
  },
});
const nameClass = cva("line-clamp-2 font-semibold wrap-break-word", {
  variants: {
    layout: { grid: "mt-1 text-small", band: "text-body" } satisfies Record<CategoryCardLayout, string>,
  },
});

export interface CategoryCardProps extends Omit<ComponentProps<"a">, "children" | "href"> {
  category: CategoryCardData;
  href: string;
  /** `grid`: vertical. `band`: horizontal, as wide as its column, with the picture at the inline end. */
  layout?: CategoryCardLayout | undefined;
}

/** Store category in a grid: cut-out picture on a tint, name and number of stores. */
export function CategoryCard({ category, href, layout = "grid", className, ...rest }: CategoryCardProps) {
  const { t } = useMessages();
  return (
    <Anchor
      href={href}
      data-slot="category-card"
      data-layout={layout}
      {...rest}
      className={cx(categoryCardClass({ layout }), tintClass[category.tint], className)}
    >
      <span className={pictureClass({ layout })}>
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
      <span className={textsClass({ layout })}>
        <span className={nameClass({ layout })}>
          <bdi className="whitespace-normal">{category.name}</bdi>
        </span>
        {category.stores_count !== undefined && (
          <span className="text-caption">
            {t(catalogueMessages.places, { count: category.stores_count })}
          </span>
        )}
      </span>
    </Anchor>
  );
}
