import type { ReactNode } from "react";
import { tintClass, type Tint } from "../theme/tint.js";

export interface SpotProps {
  /** Each place of the account has its own. */
  tint: Tint;
  /** A drawing about 130 px wide; its foot stands on the lower edge of the ground. */
  children: ReactNode;
}

/** A drawing before a category's tile, or before the brand's door: the picture of an empty or a finished place. */
export function Spot({ tint, children }: SpotProps) {
  return (
    <span aria-hidden data-slot="spot" className="relative mx-auto block w-40">
      <span className={`block door-40 rounded-sheet textured ${tintClass[tint]}`} />
      <span className="absolute inset-x-0 -bottom-2 block">{children}</span>
    </span>
  );
}
