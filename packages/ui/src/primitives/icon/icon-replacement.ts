import type { Context } from "react";
import type { LucideIcon } from "lucide-react";
import type { IconNode } from "./icon-nodes.js";

/** A Lucide icon, as the component that `lucide-react` exports or as an `IconNode`. */
export type IconDrawing = LucideIcon | IconNode;

/** Finds another drawing for an icon. */
export type ReplaceIcon = (drawing: IconDrawing) => IconDrawing;

/**
 * Holds the context of `IconProvider` once one has rendered. In an app without one, icons read no context: long lists have
 * thousands of them.
 */
export const iconReplacement: { context: Context<ReplaceIcon> | undefined } = { context: undefined };
