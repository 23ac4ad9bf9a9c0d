import { create } from "storybook/theming";

/** Storybook's theme in the brand's colours, for the manager and the docs pages. */
export function createTheme(base: "light" | "dark", brand = "talabee") {
  // Storybook computes colours in JavaScript, so it needs resolved values instead of CSS variables.
  const probe = document.createElement("div");
  Object.assign(probe.dataset, { theme: base, brand });
  document.body.append(probe);
  const styles = getComputedStyle(probe);
  const token = (name: string) => styles.getPropertyValue(`--ui-${name}`).trim();
  const theme = create({
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
  probe.remove();
  return { ...theme, onPrimary: token("on-primary") };
}
