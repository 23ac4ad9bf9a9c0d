"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Anchor } from "../../locale/index.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";
import { tintClass, type Tint } from "../../theme/tint.js";
import { cx } from "../../lib/cx.js";

/** A store category. The picture is a cut-out with a transparent background, shown on the tint. */
export interface CategoryTileData {
  id: string;
  name: string;
  image: PictureSource | null;
  tint: Tint;
}

const doorClass = cva(
  "relative block shape-tile-19 overflow-clip rounded-panel textured desktop:shape-tile-22.5",
  {
    variants: {
      selected: { true: "after:absolute after:inset-0 after:rounded-panel after:border-2 after:border-ink" },
    },
  },
);
const nameClass = cva(
  "mt-2 line-clamp-2 text-[0.8125rem] leading-caption desktop:mt-2.5 desktop:text-small arabic:mt-1.5",
  { variants: { selected: { true: "font-semibold", false: "font-label" } } },
);

export interface CategoryTileProps extends Omit<ComponentProps<"a">, "children" | "href"> {
  category: CategoryTileData;
  href: string;
  /** Whether this is the current category. */
  selected?: boolean | undefined;
}

/** Store category: a cut-out picture that overlaps the edge of its tinted tile. */
export function CategoryTile({ category, href, selected = false, className, ...rest }: CategoryTileProps) {
  return (
    <Anchor
      href={href}
      data-slot="category-tile"
      aria-current={selected || undefined}
      {...rest}
      className={cx(
        "group/tile block w-[max(--spacing(19),4.75rem)] rounded-panel text-center text-text desktop:w-(--category-width,6.75rem)",
        className,
      )}
    >
      <span className={doorClass({ selected, className: tintClass[category.tint] })}>
        <span className="absolute inset-x-0 top-[calc(var(--ui-space-unit)*(1.5+19*(var(--ui-ratio-tile)-1)))] mx-auto block aspect-square w-[104%] max-w-25 transition-transform duration-drawer group-hover/tile:scale-[1.05]">
          <Picture
            source={category.image}
            alt=""
            ratio="fill"
            contain
            fallback={category.name}
            tint={category.tint}
            sizes="(min-width: 900px) 100px, 79px"
          />
        </span>
      </span>
      <span data-slot="category-name" className={nameClass({ selected })}>
        <bdi className="whitespace-normal">{category.name}</bdi>
      </span>
    </Anchor>
  );
}
