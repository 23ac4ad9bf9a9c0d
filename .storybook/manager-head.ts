import { readFileSync } from "node:fs";

const variables = new URL("../packages/ui/src/theme/generated/variables.css", import.meta.url);

/** Design tokens and typeface for Storybook's manager UI. */
export const managerHead = () => `<style>
${readFileSync(variables, "utf8")}
@font-face {
  font-family: "Readex Pro";
  src: url("./fonts/readex-pro-latin-wght-normal.woff2") format("woff2");
  font-weight: 160 700;
  font-display: swap;
}
@font-face {
  font-family: "Readex Pro";
  src: url("./fonts/readex-pro-arabic-wght-normal.woff2") format("woff2");
  font-weight: 160 700;
  font-display: swap;
  unicode-range: U+0600-06FF, U+0750-077F, U+FB50-FDFF, U+FE70-FEFC;
}
</style>`;
