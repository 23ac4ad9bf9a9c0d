import { convert } from "storybook/theming";
import { expect, test } from "vitest";
import { createTheme } from "./theme.js";

/** Storybook keeps these as they are and hands all other values to its colour parser. */
const notColors = ["base", "fontBase", "fontCode", "appBorderRadius", "inputBorderRadius"];

test.each(["talabee", "sadaf"] as const)("Storybook can compute with the colours of %s", (brand) => {
  for (const base of ["light", "dark"] as const) {
    const theme = createTheme(base, brand);
    expect(() => convert(theme)).not.toThrow();
    for (const [name, value] of Object.entries(theme)) {
      if (!notColors.includes(name) && !name.startsWith("brand"))
        expect(value, `${name} in ${base}`).toMatch(/^(#[0-9a-f]{6}|rgba?\([\d., ]+\)|hsl\(.*\))$/i);
    }
  }
});
