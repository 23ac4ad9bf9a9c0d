"use client";
import { Share2, X } from "../../primitives/icon/icon-nodes.js";
import { useMessages, catalogueMessages, commonMessages } from "../../locale/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { cx } from "../../lib/cx.js";
import { FavouriteButton } from "../favourite-button/index.js";

interface ProductSheetControlsProps {
  /** Null while loading. */
  product: { name: string } | null;
  /** Whether the product's name has scrolled out of view: the bar then shows it. */
  isScrolled: boolean;
  onClose: () => void;
  onShare?: (() => void) | undefined;
  favourite?: { saved: boolean; onToggle: (saved: boolean) => void } | undefined;
}

/** Bar at the top of a product sheet: close, drag handle, name, share, favourite. */
export function ProductSheetControls({
  product,
  isScrolled,
  onClose,
  onShare,
  favourite,
}: ProductSheetControlsProps) {
  const { t } = useMessages();
  return (
    <div
      data-slot="product-sheet-controls"
      className={cx(
        "pointer-events-none absolute inset-x-0 top-0 z-sticky flex items-center justify-between gap-3 rounded-t-sheet border-b px-4 py-3.5 transition-colors *:pointer-events-auto",
        isScrolled ? "border-border bg-bg" : "border-transparent",
      )}
    >
      <IconButton icon={X} variant="glass" aria-label={t(commonMessages.close)} onClick={onClose} />
      <span
        aria-hidden
        className="pointer-events-none! absolute inset-x-0 top-2 mx-auto h-1.25 w-10 rounded-full bg-glass shadow-glass desktop:hidden"
      />
      <span
        aria-hidden
        className={cx(
          "min-w-0 flex-1 truncate font-semibold transition-opacity duration-sheet",
          !isScrolled && "opacity-0",
        )}
      >
        <bdi>{product?.name}</bdi>
      </span>
      {product && (
        <span className="flex gap-2">
          {onShare && (
            <IconButton
              icon={Share2}
              flip
              variant="glass"
              aria-label={t(catalogueMessages.share, { name: product.name })}
              onClick={onShare}
            />
          )}
          {favourite && <FavouriteButton name={product.name} {...favourite} />}
        </span>
      )}
    </div>
  );
}
