import { formatHex, hsl, wcagContrast } from "culori";
import { convert } from "storybook/theming";
import { expect, test } from "vitest";
import { createManagerTheme, createTheme } from "./theme.js";

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

/** As Storybook's manager mixes the ground of what is selected or hovered in the sidebar. */
function darken(color: string, amount: number): string {
  const parts = hsl(color)!;
  return formatHex({ ...parts, l: Math.max(0, parts.l - amount) });
}

test.each(["light", "dark"] as const)("the manager can be read, %s", (base) => {
  const { color, background, textMutedColor, barTextColor, barSelectedColor, barHoverColor } = convert(
    createManagerTheme(base),
  );
  const ground = base === "dark" ? darken(color.secondary, 0.18) : color.secondary;
  const pairs: [name: string, text: string, ground: string][] = [
    ["selected story", color.lightest, ground],
    ["text", color.defaultText, background.app],
    ["hovered story", color.defaultText, background.hoverable],
    ["heading of a group", textMutedColor, background.app],
    ["link", color.secondary, background.app],
    ["link in a panel", color.secondary, background.content],
    ["tool", barTextColor, background.bar],
    ["chosen tool", barSelectedColor, background.bar],
    ["hovered tool", barHoverColor, background.bar],
  ];
  for (const [name, text, behind] of pairs)
    expect(wcagContrast(text, behind), `${name}: ${text} on ${behind}`).toBeGreaterThanOrEqual(4.5);
});
