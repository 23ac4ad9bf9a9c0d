import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import { mark, words } from "../packages/ui/src/theme/logo-outlines.js";

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Talabee's theme for Storybook's manager UI, light or dark as the operating system. */
function managerTheme() {
  const base = dark.matches ? "dark" : "light";
  // Storybook computes colours in JavaScript, so it needs resolved values instead of CSS variables.
  const probe = document.createElement("div");
  probe.dataset["theme"] = base;
  document.body.append(probe);
  const styles = getComputedStyle(probe);
  const token = (name: string) => styles.getPropertyValue(`--ui-${name}`).trim();
  const [primary, onPrimary] = [token("primary"), token("on-primary")];
  const logo =
    `<svg xmlns="http://www.w3.org/2000/svg" width="159" height="40" viewBox="0 0 191 48">` +
    `<rect width="48" height="48" rx="15" fill="${primary}"/>` +
    `<path d="${mark}" fill="none" stroke="${onPrimary}" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path transform="translate(58 36) scale(.91)" fill="${primary}" d="${words.en}"/></svg>`;
  const theme = create({
    base,
    brandTitle: "Talabee design system",
    brandUrl: "./?path=/docs/welcome--docs",
    brandTarget: "_self",
    brandImage: `data:image/svg+xml,${encodeURIComponent(logo)}`,
    fontBase: '"Readex Pro", system-ui, sans-serif',
    fontCode: "ui-monospace, monospace",
    colorPrimary: primary,
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
  probe.remove();
  return theme;
}

const applyTheme = () =>
  addons.setConfig({
    theme: managerTheme(),
    sidebar: { showRoots: true, collapsedRoots: ["primitives", "forms", "widgets", "screens"] },
  });
applyTheme();
dark.addEventListener("change", applyTheme);
