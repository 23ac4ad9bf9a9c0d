"use client";
import { useEffect, useMemo, useState, type ComponentProps } from "react";
import { useBrandIdentity } from "../../theme/brand-identity.js";
import { cx } from "../../lib/cx.js";
import { mergeRefs } from "../../lib/merge-refs.js";
import { persistently } from "../../lib/next-chance.js";
import { keepAsking } from "../picture/ask-again.js";

export interface EmptyPlateProps extends Omit<ComponentProps<"img">, "src" | "alt" | "height"> {
  /** Size in px: 212 in empty states, 126 as the zero of 404 and 500. */
  width?: number | undefined;
}

/** Transparent placeholder until the illustration is loaded. */
const blank = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

/** Data URL of the illustration, once loaded. Loaded on demand, as only empty and error pages show it. */
let plate: string | undefined;

/** Loads the illustration in advance: an error page shown because the network is down could not load it. */
export async function preloadEmptyPlate(): Promise<void> {
  plate ??= (await import("../../illustrations/empty-plate.js")).default;
}

/** Data URL of the illustration, loaded on first use. It is decorative: until it has come, the placeholder stays. */
function usePlate(isNeeded: boolean): string {
  const [src, setSrc] = useState(plate);
  useEffect(() => {
    if (!isNeeded || src !== undefined) return;
    void persistently(preloadEmptyPlate).then(() => setSrc(plate));
  }, [isNeeded, src]);
  return src ?? blank;
}

/** Decorative illustration for empty states: an empty plate, or the brand's own illustration. */
export function EmptyPlate({ width = 212, className, ...rest }: EmptyPlateProps) {
  const ownDrawing = useBrandIdentity()?.empty;
  const builtIn = usePlate(ownDrawing === undefined);
  const imageRef = useMemo(() => mergeRefs(keepAsking, rest.ref), [rest.ref]);
  return (
    <img
      data-slot="empty-plate"
      draggable={false}
      {...rest}
      ref={imageRef}
      src={ownDrawing ?? builtIn}
      alt=""
      width={width}
      height={width}
      className={cx("block max-w-none dim-picture", className)}
    />
  );
}
