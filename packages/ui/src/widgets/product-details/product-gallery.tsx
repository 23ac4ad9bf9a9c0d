"use client";
import { useId, useRef, useState, type ComponentProps } from "react";
import { cx } from "../../lib/cx.js";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";
import type { ProductData } from "./product-data.js";

export interface ProductGalleryProps extends Omit<ComponentProps<"div">, "children"> {
  product: Pick<ProductData, "name" | "image" | "images" | "in_stock">;
  /** How wide it is drawn, as in the `sizes` attribute. */
  sizes: string;
}

/**
 * A product's pictures, filling the container: a row to swipe, which works without scripts, and thumbnails to choose
 * from. The first picture is the page's largest, so it alone is loaded at once.
 */
export function ProductGallery({ product, sizes, className, ...rest }: ProductGalleryProps) {
  const { t } = useMessages();
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const pictures: readonly (PictureSource | null)[] =
    product.images.length > 0 ? product.images : [product.image];
  const dimmed = product.in_stock ? undefined : "sold-out";
  const common = { alt: "", ratio: "fill", fallback: product.name, sizes, dimmed } as const;
  const [first = null] = pictures;
  const root = { "data-slot": "product-gallery", ...rest, className: cx("relative size-full", className) };
  if (pictures.length === 1) {
    return (
      <div {...root}>
        <Picture {...common} source={first} eager />
      </div>
    );
  }

  const show = (index: number) => {
    setCurrent(index);
    const list = row.current!;
    // scrollLeft runs from 0 to negative in RTL.
    const sign = getComputedStyle(list).direction === "rtl" ? -1 : 1;
    list.scrollTo({ left: sign * index * list.clientWidth, behavior: "instant" });
  };
  const label = t(catalogueMessages.picturesOf, { name: product.name });
  return (
    <div {...root}>
      <div
        ref={row}
        onScroll={({ currentTarget: list }) =>
          setCurrent(Math.round(Math.abs(list.scrollLeft) / list.clientWidth))
        }
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className="no-scrollbar flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain focus-visible:-outline-offset-[3px]"
      >
        {pictures.map((picture, index) => (
          <div key={index} className="size-full flex-none snap-start">
            <Picture {...common} source={picture} eager={index === 0} />
          </div>
        ))}
      </div>
      <div
        role="radiogroup"
        aria-label={label}
        // Above the paper that covers the picture's lower edge.
        className="pointer-events-none absolute inset-x-4 bottom-10 flex justify-center gap-2 *:pointer-events-auto"
      >
        {pictures.map((picture, index) => (
          <label
            key={index}
            data-slot="product-thumbnail"
            className="relative size-12 flex-none overflow-clip rounded-small border-2 border-on-picture transition-colors has-checked:border-ink has-focus-visible:outline-[3px] has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={index === current}
              onChange={() => show(index)}
              aria-label={t(catalogueMessages.pictureAt, { count: index + 1, total: pictures.length })}
              className="absolute inset-0 z-sticky appearance-none outline-none"
            />
            <Picture source={picture} alt="" ratio="fill" fallback={product.name} sizes="48px" />
          </label>
        ))}
      </div>
    </div>
  );
}
