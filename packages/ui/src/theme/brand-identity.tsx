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
  /** The mark, and the mark with the name in each script. Never mirrored: each script has its own drawing. */
  readonly logo: { readonly mark: LogoDrawing; readonly en: LogoDrawing; readonly ar: LogoDrawing };
  /** Square illustration of empty states, as a data URL; the default brand's empty plate if undefined. */
  readonly empty?: string | undefined;
  /** Map markers; the default brand's if undefined. */
  readonly mapMarks?: MapMarks | undefined;
  readonly colors: Record<Theme, LogoColors>;
}

const BrandContext = createContext<BrandIdentity | undefined>(undefined);

/** Sets the brand's name and drawings for the components inside. Without it they are the default brand's. */
export function BrandProvider({ brand, children }: { brand: BrandIdentity; children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>;
}

/** The brand of the nearest `BrandProvider`, or undefined for the default brand. */
export function useBrandIdentity(): BrandIdentity | undefined {
  return use(BrandContext);
}
