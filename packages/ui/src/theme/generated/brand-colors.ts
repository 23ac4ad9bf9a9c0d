// Generated from tokens/ by `npm run tokens -w @talabee/ui`. Do not edit.
import type { Brand, Theme } from "./token-names.js";

/** The colours a logo is drawn with. */
export interface LogoColors {
  primary: string;
  onPrimary: string;
  text: string;
  accent: string;
}

export const brandColors: Record<Brand, Record<Theme, LogoColors>> = {
  talabee: {
    light: { primary: "#008080", onPrimary: "#ffffff", text: "#231d16", accent: "#f2a61c" },
    dark: { primary: "#36bdb5", onPrimary: "#04211f", text: "#f6f0e6", accent: "#f5b53a" },
  },
  sadaf: {
    light: { primary: "#9b1b4b", onPrimary: "#ffffff", text: "#1a1f1d", accent: "#f2a516" },
    dark: { primary: "#be4f6f", onPrimary: "#ffffff", text: "#f5f0e7", accent: "#f6b73c" },
  },
};
