// Generated from tokens/ by `npm run tokens -w @talabee/ui`. Do not edit.
import type { Brand, Theme } from "./token-names.js";

export const brandColors: Record<Brand, Record<Theme, { primary: string; onPrimary: string }>> = {
  talabee: {
    light: { primary: "#008080", onPrimary: "#ffffff" },
    dark: { primary: "#36bdb5", onPrimary: "#04211f" },
  },
};
