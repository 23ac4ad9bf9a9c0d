import postcss from "postcss";
import { expect, it } from "vitest";
import { definedClasses, scopeStyles, stylePieces } from "./package-styles.ts";

const css = `
.flex { display: flex }
main > .\\[main\\>\\&\\]\\:fixed { position: fixed }
[data-bar] .\\[\\[data-bar\\]_\\&\\]\\:hidden { display: none }
.\\[\\&_\\.p\\]\\:flex .p { display: flex }
a { color: inherit }`;

it("prefixes a class whose condition stands before it, and gives its rule to those who use it alone", () => {
  const names = definedClasses(postcss.parse(css));
  expect([...names]).toEqual(["flex", "[main>&]:fixed", "[[data-bar]_&]:hidden", "[&_.p]:flex"]);
  const styles = scopeStyles(css, names, new Set([...names].map((name) => `ui-${name}`)));
  expect(styles.rules).toContain("main > .ui-\\[main");
  expect(styles.rules).toContain("[data-bar] .ui-\\[\\[data-bar");
  expect(styles.rules).not.toMatch(/(?<!\\)\.(?!ui-|p )/);
  const { rules } = stylePieces(styles, {});
  expect(rules.filter(([, classes]) => classes.length === 0).map(([text]) => text)).toEqual([
    "a { color: inherit }",
  ]);
});
