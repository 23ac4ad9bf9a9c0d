"use client";
import { createContext, useMemo, type ComponentType, type ReactNode } from "react";
import * as drawings from "./icon-nodes.js";
import { iconReplacement, type IconDrawing, type ReplaceIcon } from "./icon-replacement.js";

/** A drawing or an element, or a component that gets the attributes of the `<svg>`. */
export type IconOverride = IconDrawing | ComponentType<object>;

export interface IconProviderProps {
  /** Replacements by Lucide's name of the icon: `{ ShoppingBag: Basket }`. Define them once, outside of components. */
  icons: Readonly<Record<string, IconOverride>>;
  children: ReactNode;
}

/** Icons that Lucide has renamed: the name in `lucide-react` now, and the older one, which works as well. */
const renamed = [
  ["CircleExclamationPoint", "CircleAlert"],
  ["TriangleExclamationPoint", "TriangleAlert"],
  ["Trash", "Trash2"],
  ["RotateCcwClock", "History"],
] as const;

const nameByData = new Map(Object.entries(drawings).map(([name, node]) => [JSON.stringify(node), name]));

/** Names of an icon. Data is compared by content: what a server component passes is a copy. */
function namesOf(drawing: IconDrawing): readonly string[] {
  const name = Array.isArray(drawing)
    ? nameByData.get(JSON.stringify(drawing))
    : (drawing as ComponentType).displayName;
  if (name === undefined) return [];
  return renamed.find((names) => (names as readonly string[]).includes(name)) ?? [name];
}

const IconContext = createContext<ReplaceIcon>((drawing) => drawing);

/** From now on icons read the context. */
function startReplacing(): void {
  iconReplacement.context = IconContext;
}

/** Replaces icons of all components inside. */
export function IconProvider({ icons, children }: IconProviderProps) {
  const replace = useMemo<ReplaceIcon>(
    () => (drawing) => {
      const name = namesOf(drawing).find((each) => icons[each] !== undefined);
      return name === undefined ? drawing : (icons[name] as IconDrawing);
    },
    [icons],
  );
  startReplacing();
  return <IconContext value={replace}>{children}</IconContext>;
}
