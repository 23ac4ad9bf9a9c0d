import type { LucideIcon } from "lucide-react";
import { Icon } from "../../primitives/icon/index.js";

export interface IconTileProps {
  /** A Lucide icon. */
  of: LucideIcon;
  /** Mirrors in right-to-left. */
  flip?: boolean | undefined;
}

/** An icon on a sunken tile, 44 px, at the start of a row. Decorative. */
export function IconTile({ of, flip }: IconTileProps) {
  return (
    <span
      data-slot="icon-tile"
      aria-hidden
      className="grid size-11 flex-none place-items-center rounded-button-small bg-sunken text-text"
    >
      <Icon of={of} flip={flip} />
    </span>
  );
}
