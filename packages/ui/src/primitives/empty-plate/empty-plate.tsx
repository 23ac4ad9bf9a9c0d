"use client";
import { useEffect, useState, type ComponentProps } from "react";
import { useBrandIdentity } from "../../theme/brand-identity.js";
import { cx } from "../../lib/cx.js";

export interface EmptyPlateProps extends Omit<ComponentProps<"img">, "src" | "alt" | "height"> {
  /** Side in px: 212 in empty states, 126 as the zero of 404 and 500. */
  width?: number | undefined;
}

/** Keeps the place of the drawing until it is loaded. */
const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** Data URL of the drawing, once loaded. Only empty and failed pages show it, so it is not part of every page. */
let plate: string | undefined;

/** Loads the drawing before it is needed: a page that failed for want of a network could not load it any more. */
export async function preloadEmptyPlate(): Promise<void> {
  plate ??= (await import("../../illustrations/empty-plate.js")).default;
}

/** The drawing's data URL, loaded when first shown. It is decorative: if it cannot be loaded, its place stays blank. */
function usePlate(isNeeded: boolean): string {
  const [src, setSrc] = useState(plate);
  useEffect(() => {
    if (!isNeeded || src !== undefined) return;
    preloadEmptyPlate().then(
      () => setSrc(plate),
      () => undefined,
    );
  }, [isNeeded, src]);
  return src ?? blank;
}

/** Illustration for empty states: an empty plate, or the brand's own drawing. Decorative. */
export function EmptyPlate({ width = 212, className, ...rest }: EmptyPlateProps) {
  const ownDrawing = useBrandIdentity()?.empty;
  const builtIn = usePlate(ownDrawing === undefined);
  return (
    <img
      data-slot="empty-plate"
      draggable={false}
      {...rest}
      src={ownDrawing ?? builtIn}
      alt=""
      width={width}
      height={width}
      className={cx("block max-w-none dim-picture", className)}
    />
  );
}
