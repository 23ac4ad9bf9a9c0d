import type { StyleIndex, StyleRule } from "./index-types.ts";
import { describe, expect, it } from "vitest";
import { createCriticalStyles } from "./critical-styles.ts";

const rule = (
  selectors: StyleRule["selectors"],
  body: string,
  { refs = [], custom = [] }: Partial<Pick<StyleRule, "refs" | "custom">> = {},
): StyleRule => ({ selectors, body, refs, custom });

const index: StyleIndex = {
  layers: "@layer theme,utilities;",
  nodes: [
    {
      at: "@layer theme",
      nodes: [
        rule([[":root", []]], "", {
          custom: [
            { name: "--gap", text: "--gap:var(--unit)", refs: ["--unit"] },
            { name: "--unit", text: "--unit:4px", refs: [] },
            { name: "--wide", text: "--wide:99px", refs: [] },
            { name: "--inline", text: "--inline:1px", refs: [] },
          ],
        }),
      ],
    },
    {
      at: "@layer utilities",
      nodes: [
        rule([[".gap", [".gap"]]], "gap:var(--gap)", { refs: ["--gap"] }),
        rule([[".wide", [".wide"]]], "width:var(--wide)", { refs: ["--wide"] }),
        rule(
          [
            [".a>b", [".a>b"]],
            ["h6", ["h6"]],
          ],
          "top:0",
        ),
        rule([["[data-state=open]", ["[data-state=open"]]], "right:0"),
        rule([[".card:is(img,svg)", [".card", [["img"], ["svg"]]]]], "animation:spin 1s", {
          refs: ["@spin"],
        }),
        { at: "@media (width>=56rem)", nodes: [rule([[".wide", [".wide"]]], "left:0")] },
      ],
    },
    { name: "@spin", text: "@keyframes spin{to{rotate:1turn}}", refs: [] },
    { name: "@fade", text: "@keyframes fade{to{opacity:0}}", refs: [] },
  ],
};
const styles = createCriticalStyles(index);

describe("createCriticalStyles", () => {
  it("picks the rules whose classes, elements and attributes the page contains, in their layers", () => {
    const html =
      '<html><body><p class="gap a&gt;b" stroke-width="var(--inline)" data-state="closed">wide h6</p></body>';
    expect(styles(html)).toBe(
      "@layer theme,utilities;@layer theme{:root{--gap:var(--unit);--unit:4px;--inline:1px}}" +
        "@layer utilities{.gap{gap:var(--gap)}.a>b{top:0}}",
    );
  });

  it("matches values of attributes, alternatives, and the animations that are used", () => {
    expect(styles('<i data-state="open">')).toBe(
      "@layer theme,utilities;@layer utilities{[data-state=open]{right:0}}",
    );
    expect(styles('<img class="card">')).toBe(
      "@layer theme,utilities;@layer utilities{.card:is(img,svg){animation:spin 1s}}@keyframes spin{to{rotate:1turn}}",
    );
    expect(styles('<b class="card">')).toBe("@layer theme,utilities;");
  });

  it("leaves out what only browsers without scripts show", () => {
    const html =
      '<noscript class="gap"><b class="wide">1</b></noscript><p>2</p><noscript><i class="gap">3</i></noscript>';
    expect(styles(html)).toBe("@layer theme,utilities;");
  });

  it("does not take text and comments for elements", () => {
    const html =
      "<p title='&lt;h6 class=\"gap\"'>a &lt;h6&gt; <!-- <h6 class=\"gap\"> --></p><script>'<h6>'</script>";
    expect(styles(html)).toBe("@layer theme,utilities;");
  });

  it("keeps conditions around their rules", () => {
    expect(styles('<b class="wide">')).toContain(
      ".wide{width:var(--wide)}@media (width>=56rem){.wide{left:0}}",
    );
  });
});
