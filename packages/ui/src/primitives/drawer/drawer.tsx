"use client";
import { OverlayFrame, type OverlayProps } from "../dialog/overlay-frame.js";

export const drawerSides = ["end", "start"] as const;
export type DrawerSide = (typeof drawerSides)[number];

export interface DrawerProps extends OverlayProps {
  /** The inline edge it comes from; it follows the direction. */
  side?: DrawerSide | undefined;
}

/** A panel from the inline edge: full on phones, 472 px on desktop. The cart lives in one. */
export function Drawer({ side = "end", ...rest }: DrawerProps) {
  return (
    <OverlayFrame
      {...rest}
      name="drawer"
      side={side}
      panel="ui-drawer"
      inset="px-(--overlay-inset)"
      titleClass="text-f5"
    />
  );
}
