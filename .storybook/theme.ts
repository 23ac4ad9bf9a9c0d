import { create } from "storybook/theming";
import sadafDark from "../packages/ui/src/theme/generated/tokens/sadaf.dark.json" with { type: "json" };
import sadafLight from "../packages/ui/src/theme/generated/tokens/sadaf.light.json" with { type: "json" };
import talabeeDark from "../packages/ui/src/theme/generated/tokens/talabee.dark.json" with { type: "json" };
import talabeeLight from "../packages/ui/src/theme/generated/tokens/talabee.light.json" with { type: "json" };
import type { Brand, Theme } from "../packages/ui/src/theme/generated/token-names.js";

const tokens = {
  talabee: { light: talabeeLight, dark: talabeeDark },
  sadaf: { light: sadafLight, dark: sadafDark },
} satisfies Record<Brand, Record<Theme, unknown>>;

type OpaqueColor =
  | "bg"
  | "surface"
  | "bar"
  | "sunken"
  | "border"
  | "control"
  | "text"
  | "muted"
  | "on-ink"
  | "primary"
  | "primary-text";

/**
 * Storybook's theme in the brand's colours, for the manager and the docs pages. The colours come from the token files as
 * `#rrggbb`: Storybook mixes colours in JavaScript and throws for the `light-dark(…)` that the custom properties contain.
 */
export function createTheme(base: Theme, brand: Brand = "talabee") {
  const colors = tokens[brand][base].color;
  const token = (name: OpaqueColor) => colors[name].$value.hex;
  return create({
    base,
    fontBase: '"Readex Pro", system-ui, sans-serif',
    fontCode: "ui-monospace, monospace",
    colorPrimary: token("primary"),
    colorSecondary: token("primary-text"),
    appBg: token("bg"),
    appContentBg: token("surface"),
    appPreviewBg: token("bg"),
    appHoverBg: token("sunken"),
    appBorderColor: token("border"),
    appBorderRadius: 12,
    textColor: token("text"),
    textInverseColor: token("on-ink"),
    textMutedColor: token("muted"),
    barTextColor: token("muted"),
    barHoverColor: token("primary-text"),
    barSelectedColor: token("primary-text"),
    barBg: token("bar"),
    buttonBg: token("surface"),
    buttonBorder: token("border"),
    booleanBg: token("sunken"),
    booleanSelectedBg: token("surface"),
    inputBg: token("surface"),
    inputBorder: token("control"),
    inputTextColor: token("text"),
    inputBorderRadius: 10,
  });
}

/**
 * The theme of the manager. Storybook writes white on the second color, a little darkened, where a story is selected: in the
 * dark theme the color of our links is too light for that.
 */
export const createManagerTheme = (base: Theme) => ({
  ...createTheme(base),
  ...(base === "dark" && { colorSecondary: tokens.talabee.dark.color.primary.$value.hex }),
});
