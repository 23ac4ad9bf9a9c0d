"use client";
import { createContext, use, type ReactNode } from "react";
import type { LogoColors } from "./generated/brand-colors.js";
import type { Theme } from "./generated/token-names.js";

/**
 * A drawing in a box 48 high, as the inside of an `<svg>`. Its shapes are coloured by class: `p` primary, `o` on
 * primary, `t` text, `a` accent; with an `s` before the letter the stroke is coloured instead of the fill.
 */
export interface LogoDrawing {
  readonly width: number;
  readonly body: string;
}

/** A mark on a map: an outline whose place is at 0 0, and how far below that its middle lies (above when negative), in px. */
export interface MapMark {
  readonly outline: string;
  readonly middle: number;
}

/** How a brand marks a place to deliver to, and a vendor. */
export interface MapMarks {
  readonly place: MapMark;
  readonly vendor: MapMark;
}

/** What of a brand CSS cannot say: its name and its drawings. All else is tokens, under `data-brand`. */
export interface BrandIdentity {
  readonly name: { readonly en: string; readonly ar: string };
  /** The mark alone, and mark and word in each script. Never mirrored: each script has its own. */
  readonly logo: { readonly mark: LogoDrawing; readonly en: LogoDrawing; readonly ar: LogoDrawing };
  /** The drawing of nothing, square, as a data URL; the first brand's empty plate when absent. */
  readonly empty?: string | undefined;
  /** What stands on its maps; the first brand's when absent. */
  readonly mapMarks?: MapMarks | undefined;
  readonly colors: Record<Theme, LogoColors>;
}

const BrandContext = createContext<BrandIdentity | undefined>(undefined);

/** Gives the parts inside it another brand's name and logo. Without it they are the default brand's. */
export function BrandProvider({ brand, children }: { brand: BrandIdentity; children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>;
}

/** The brand around, or undefined for the default one. */
export function useBrandIdentity(): BrandIdentity | undefined {
  return use(BrandContext);
}
