"use client";
import { createContext, useMemo, type ComponentType, type ReactNode } from "react";
import * as drawings from "./icon-nodes.js";
import { iconReplacement, type IconDrawing, type ReplaceIcon } from "./icon-replacement.js";

/** A drawing, or a component that gets the attributes of the `<svg>`. */
export type IconOverride = IconDrawing | ComponentType<object>;

export interface IconProviderProps {
  /** Replacements by Lucide's name of the icon: `{ ShoppingBag: Basket }`. Define them once, outside of components. */
  icons: Readonly<Record<string, IconOverride>>;
  children: ReactNode;
}

const nameOf = (drawing: IconDrawing): string | undefined =>
  Array.isArray(drawing)
    ? Object.entries(drawings).find(([, node]) => node === drawing)?.[0]
    : (drawing as ComponentType).displayName;

/** Replaces icons of all components inside. */
export function IconProvider({ icons, children }: IconProviderProps) {
  const replace = useMemo<ReplaceIcon>(
    () => (drawing) => {
      const name = nameOf(drawing);
      return (name !== undefined && (icons[name] as IconDrawing | undefined)) || drawing;
    },
    [icons],
  );
  const IconContext = (iconReplacement.context ??= createContext<ReplaceIcon>((drawing) => drawing));
  return <IconContext value={replace}>{children}</IconContext>;
}
