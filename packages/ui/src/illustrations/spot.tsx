import type { ReactNode } from "react";
import { tintClass, type Tint } from "../theme/tint.js";

export interface SpotProps {
  /** Background tint; each account page has its own. */
  tint: Tint;
  /** Illustration about 130 px wide, aligned to the bottom edge of the background. */
  children: ReactNode;
}

/** Illustration on a tile of the brand's shape: the picture of an empty state or a confirmation. */
export function Spot({ tint, children }: SpotProps) {
  return (
    <span aria-hidden data-slot="spot" className="relative mx-auto block w-40">
      <span className={`block shape-tile-40 rounded-sheet textured ${tintClass[tint]}`} />
      <span className="absolute inset-x-0 -bottom-2 block">{children}</span>
    </span>
  );
}
