"use client";
import { OverlayFrame, type OverlayProps } from "../dialog/overlay-frame.js";

export const drawerSides = ["end", "start"] as const;
export type DrawerSide = (typeof drawerSides)[number];

export interface DrawerProps extends OverlayProps {
  /** Inline edge it is attached to; mirrors in RTL. */
  side?: DrawerSide | undefined;
}

/** Panel at an inline edge: full width on phones, 472 px on desktop. Used for the cart. */
export function Drawer({ side = "end", ...rest }: DrawerProps) {
  return (
    <OverlayFrame
      {...rest}
      name="drawer"
      side={side}
      panelClass="ui-drawer"
      insetClass="px-(--overlay-inset)"
      titleClass="text-title"
    />
  );
}
