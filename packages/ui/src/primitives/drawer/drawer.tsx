"use client";
import { join } from "../../theme/join.js";
import { OverlayFrame, type OverlayProps } from "../dialog/overlay-frame.js";

export const drawerSides = ["end", "start"] as const;
export type DrawerSide = (typeof drawerSides)[number];

export interface DrawerProps extends OverlayProps {
  /** The inline edge it comes from; it follows the direction. */
  side?: DrawerSide | undefined;
}

const panels = {
  end: "end-0 desktop:rounded-s-sheet",
  // The animation reads --ui-dir; from the other side it runs the other way, and the parts inside must not.
  start:
    "start-0 desktop:rounded-e-sheet ltr:[--ui-dir:-1] rtl:[--ui-dir:1] ltr:*:[--ui-dir:1] rtl:*:[--ui-dir:-1]",
} satisfies Record<DrawerSide, string>;

/** A panel from the inline edge: full on phones, 472 px on desktop. The cart lives in one. */
export function Drawer({ side = "end", ...rest }: DrawerProps) {
  return (
    <OverlayFrame
      {...rest}
      name="drawer"
      side={side}
      panel={join(
        "inset-y-0 w-full pt-[env(safe-area-inset-top)] desktop:w-drawer",
        "data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer-in",
        panels[side],
      )}
      inset="px-(--overlay-inset) [--overlay-inset:1rem] desktop:[--overlay-inset:1.75rem]"
      titleClass="text-f5"
    />
  );
}
