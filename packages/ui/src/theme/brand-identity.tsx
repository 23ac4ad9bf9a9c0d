"use client";
import { createContext, use, type ReactNode } from "react";
import type { LogoColors } from "./generated/brand-colors.js";
import type { Theme } from "./generated/token-names.js";

/**
 * Content of an `<svg>`, 48 units high. Shapes are colored by class: `p` primary, `o` on primary, `t` text, `a` accent;
 * with the prefix `s` the class colors the stroke instead of the fill.
 */
export interface LogoDrawing {
  readonly width: number;
  readonly body: string;
}

/** Picture of a logo with the name in it, in px. It is shown in every script and theme. */
export interface LogoPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Map marker: an outline whose anchor is at 0 0, and the distance of its middle from the anchor, in px (negative above
 * it).
 */
export interface MapMark {
  readonly outline: string;
  readonly middle: number;
}

/** Map markers of a brand: delivery address and vendor. */
export interface MapMarks {
  readonly place: MapMark;
  readonly vendor: MapMark;
}

/** Name and drawings of a brand. Everything else is defined by tokens, under `data-brand`. */
export interface BrandIdentity {
  readonly name: { readonly en: string; readonly ar: string };
  /**
   * The mark, and the mark with the name in each script. Never mirrored: each script has its own drawing. Or one picture for
   * all, or null for the name as text.
   */
  readonly logo:
    | { readonly mark: LogoDrawing; readonly en: LogoDrawing; readonly ar: LogoDrawing }
    | LogoPicture
    | null;
  /** Square illustration of empty states, as a data URL; the default brand's empty plate if undefined. */
  readonly empty?: string | undefined;
  /** Map markers; the default brand's if undefined. */
  readonly mapMarks?: MapMarks | undefined;
  /** Colors of the drawings; those of the default brand if undefined. */
  readonly colors?: Record<Theme, LogoColors> | undefined;
}

const BrandContext = createContext<BrandIdentity | undefined>(undefined);

/** Sets the brand's name and drawings for the components inside. Without it, or a brand, they are the default brand's. */
export function BrandProvider({
  brand,
  children,
}: {
  brand: BrandIdentity | undefined;
  children: ReactNode;
}) {
  return <BrandContext value={brand}>{children}</BrandContext>;
}

/** The brand of the nearest `BrandProvider`, or undefined for the default brand. */
export function useBrandIdentity(): BrandIdentity | undefined {
  return use(BrandContext);
}
