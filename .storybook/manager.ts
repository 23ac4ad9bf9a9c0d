import { addons } from "storybook/manager-api";
import { brandColors } from "../packages/ui/src/theme/generated/brand-colors.js";
import { mark, wordmarks } from "../packages/ui/src/theme/logo-outlines.js";
import { createManagerTheme } from "./theme.js";

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Sets the manager's theme and logo, light or dark as the operating system. */
function applyTheme() {
  const base = dark.matches ? "dark" : "light";
  const { primary, onPrimary } = brandColors.talabee[base];
  const logo =
    `<svg xmlns="http://www.w3.org/2000/svg" width="159" height="40" viewBox="0 0 191 48">` +
    `<rect width="48" height="48" rx="15" fill="${primary}"/>` +
    `<path d="${mark}" fill="none" stroke="${onPrimary}" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path transform="translate(58 36) scale(.91)" fill="${primary}" d="${wordmarks.en}"/></svg>`;
  addons.setConfig({
    theme: {
      ...createManagerTheme(base),
      brandTitle: "Talabee design system",
      brandUrl: "./?path=/docs/welcome--docs",
      brandTarget: "_self",
      brandImage: `data:image/svg+xml,${encodeURIComponent(logo)}`,
    },
    sidebar: { showRoots: true, collapsedRoots: ["primitives", "forms", "widgets", "screens"] },
  });
}
applyTheme();
dark.addEventListener("change", applyTheme);
