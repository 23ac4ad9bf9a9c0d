"use client";
import type { ComponentProps } from "react";
import { Anchor, useText, catalogueWords } from "../../locale/index.js";
import { Picture } from "../../primitives/picture/index.js";
import { join } from "../../theme/join.js";
import { tintClass } from "../../theme/tint.js";
import type { CategoryTileData } from "./category-tile.js";

/** A kind of shop with how many there are; `stores_count` is left out where it is not known. */
export interface CategoryCardData extends CategoryTileData {
  stores_count?: number | undefined;
}

export interface CategoryCardProps extends Omit<ComponentProps<"a">, "children" | "href"> {
  category: CategoryCardData;
  href: string;
}

/** One kind of shop in a grid: its cut-out on its tint, its name, and how many places there are. */
export function CategoryCard({ category, href, className, ...rest }: CategoryCardProps) {
  const { t } = useText();
  return (
    <Anchor
      href={href}
      data-slot="category-card"
      {...rest}
      className={join(
        "group/tile relative flex min-w-0 flex-col overflow-clip rounded-panel textured p-3 pt-2 text-center",
        tintClass[category.tint],
        className,
      )}
    >
      <span className="mx-auto block aspect-square w-full max-w-30 transition-transform duration-drawer group-hover/tile:scale-[1.05]">
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
      <span className="mt-1 line-clamp-2 text-f2 font-semibold wrap-break-word">
        <bdi className="whitespace-normal">{category.name}</bdi>
      </span>
      {category.stores_count !== undefined && (
        <span className="text-f1">{t(catalogueWords.places, { count: category.stores_count })}</span>
      )}
    </Anchor>
  );
}
