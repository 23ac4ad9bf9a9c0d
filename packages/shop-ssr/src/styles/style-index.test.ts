import { expect, it } from "vitest";
import { indexStyles } from "./style-index.ts";

const rulesOf = (sheet: string) =>
  indexStyles(sheet).nodes.map((node) => ("selectors" in node ? node.selectors : node));

it("says what a page must contain so that a selector can match", () => {
  expect(rulesOf(".md\\:p-4>a[href],#x :is(.b,i[open]):not(.c)::before{top:0}")).toEqual([
    [
      [".md\\:p-4>a[href]", [".md:p-4", "a", "[href"]],
      ["#x :is(.b,i[open]):not(.c)::before", ["#x", [[".b"], ["i", "[open"]]]],
    ],
  ]);
  expect(rulesOf('[data-state="open"]{top:0}')).toEqual([[['[data-state="open"]', ["[data-state=open"]]]]);
  expect(rulesOf("input::placeholder{top:0}")).toEqual([
    [["input::placeholder", ["input", [["input"], ["textarea"]]]]],
  ]);
});

it("takes rules of any theme and direction, which a script may set before the first paint", () => {
  expect(rulesOf("[data-theme=dark] [dir=rtl]:lang(ar) *{top:0}")).toEqual([
    [["[data-theme=dark] [dir=rtl]:lang(ar) *", []]],
  ]);
});

it("leaves out what no first paint shows", () => {
  expect(rulesOf(".a:hover,.b:is(.c:focus *),::backdrop{top:0}")).toEqual([]);
  expect(rulesOf("@media print{.a{top:0}}@media (hover:hover){.a:hover{top:0}}")).toEqual([]);
  expect(rulesOf("@font-face{font-family:A;src:url(a.woff2)}")).toEqual([]);
  expect(rulesOf(".a:hover,.b{top:0}")).toEqual([[[".b", [".b"]]]]);
});

it("separates custom properties and notes what refers to them and to animations", () => {
  const { layers, nodes } = indexStyles(
    "@layer a,b;@layer b{.x{--y:var(--z);animation:var(--w) spin}}@keyframes spin{to{top:var(--v)}}",
  );
  expect(layers).toBe("@layer a,b;");
  expect(nodes).toEqual([
    {
      at: "@layer b",
      nodes: [
        {
          selectors: [[".x", [".x"]]],
          body: "animation:var(--w) spin",
          refs: ["--w", "@spin"],
          custom: [{ name: "--y", text: "--y:var(--z)", refs: ["--z"] }],
        },
      ],
    },
    { name: "@spin", text: "@keyframes spin{to{top:var(--v)}}", refs: ["--v"] },
  ]);
});
