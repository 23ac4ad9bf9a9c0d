import type { Context, ReactElement, SVGProps } from "react";
import type { LucideIcon } from "lucide-react";
import type { IconNode } from "./icon-node.js";

/** An icon as an element, `<Heart />`: the form that server components can pass to components of the browser. */
export type IconElement = ReactElement<SVGProps<SVGSVGElement>>;

/** An icon: an element, the component that `lucide-react` exports, or Lucide's data of the drawing. */
export type IconDrawing = IconElement | LucideIcon | IconNode;

/** Finds another drawing for an icon. */
export type ReplaceIcon = (drawing: IconDrawing) => IconDrawing;

/**
 * Holds the context of `IconProvider` once one has rendered. In an app without one, icons read no context: long lists have
 * thousands of them.
 */
export const iconReplacement: { context: Context<ReplaceIcon> | undefined } = { context: undefined };
