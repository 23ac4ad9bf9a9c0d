"use client";
import { useId, useState } from "react";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";
import type { ProductPageData } from "./product-screen-props.js";

/** A large picture with thumbnails to choose from. */
export function Gallery({ product }: { product: ProductPageData }) {
  const { t } = useMessages();
  const name = useId();
  const pictures: readonly (PictureSource | null)[] =
    product.images.length > 0 ? product.images : [product.image];
  const [at, setAt] = useState(0);
  const shown = pictures[at] ?? pictures[0] ?? null;
  return (
    <>
      <Picture
        source={shown}
        alt=""
        ratio="fill"
        fallback={product.name}
        sizes="(min-width: 900px) 760px, 100vw"
        eager
        dimmed={product.in_stock ? undefined : "sold-out"}
      />
      {pictures.length > 1 && (
        <div
          role="radiogroup"
          aria-label={t(catalogueMessages.picturesOf, { name: product.name })}
          className="absolute inset-x-4 bottom-10 flex justify-center gap-2 desktop:bottom-4"
        >
          {pictures.map((picture, i) => (
            <label
              key={i}
              data-slot="product-thumbnail"
              className="relative size-12 flex-none overflow-clip rounded-small border-2 border-on-picture transition-colors has-checked:border-ink has-focus-visible:outline-[3px] has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                checked={i === at}
                onChange={() => setAt(i)}
                aria-label={t(catalogueMessages.pictureAt, { count: i + 1, total: pictures.length })}
                className="absolute inset-0 z-sticky appearance-none outline-none"
              />
              <Picture source={picture} alt="" ratio="fill" fallback={product.name} sizes="48px" />
            </label>
          ))}
        </div>
      )}
    </>
  );
}
