import { describe, expect, it } from "vitest";
import { scopeModule } from "./scope-classes.ts";

const names = new Set(
  "flex grid hidden w-14 p-2 desktop:hidden ui-button outline toast-icon text-caption bg-primary absolute w-max group min-h-[calc(100%-1px)]".split(
    " ",
  ),
);
const scope = (code: string, file = "card.js") => scopeModule(code, file, (name) => names.has(name)).code;

describe("prefixes the classes of a module", () => {
  it.each([
    ['jsx("i", { className: "flex p-2" })', 'jsx("i", { className: "ui-flex ui-p-2" })'],
    ['cx("flex", open && "hidden", className)', 'cx("ui-flex", open && "ui-hidden", className)'],
    ["cx(`flex ${sizeClass} p-2`)", "cx(`ui-flex ${sizeClass} ui-p-2`)"],
    ['({ className: "ui-button" })', '({ className: "ui-button" })'],
    ['const tileClass = { grid: "grid" }', 'const tileClass = { grid: "ui-grid" }'],
    ['const emptyClass = "min-h-[calc(100%-1px)]"', 'const emptyClass = "ui-min-h-[calc(100%-1px)]"'],
    ['node.className = "absolute unknown"', 'node.className = "ui-absolute unknown"'],
    ['node.classList.toggle("hidden", open)', 'node.classList.toggle("ui-hidden", open)'],
  ])("%s", (code, scoped) => expect(scope(code)).toBe(scoped));

  it.each([
    ['const look = open ? "flex" : "hidden"; f({ className: look })', 'open ? "ui-flex" : "ui-hidden"'],
    ['const looks = { a: "grid" }; f({ className: looks[a] })', '{ a: "ui-grid" }'],
    ['f({ className: { a: "grid" }[a] })', '{ a: "ui-grid" }'],
    ['const looks = { a: { b: "grid" } }; cx(looks.a.b)', '{ b: "ui-grid" }'],
    [
      'const look = (a) => { if (a) return "flex"; return "grid"; }; cx(look(1))',
      'return "ui-flex"; return "ui-grid"',
    ],
    ['["grid", "flex"].map((look) => f({ className: look }))', '["ui-grid", "ui-flex"]'],
    ['function Row({ look = "grid" }) { return f({ className: look }); }', 'look = "ui-grid"'],
    ['const row = (a, className) => f({ className }); row(1, "hidden")', 'row(1, "ui-hidden")'],
    ['let look = "grid"; if (a) look = "hidden"; cx(look)', 'look = "ui-hidden"'],
    ['cx([a && "grid", "flex"].filter(Boolean).join(" "))', 'a && "ui-grid", "ui-flex"'],
    ['const base = "grid"; cva([base, "flex"], {})', 'base = "ui-grid"'],
  ])("follows a class to where it is written: %s", (code, scoped) => expect(scope(code)).toContain(scoped));

  it.each([
    'import { look } from "./look.js"; cx(look)',
    "function Row({ look }) { return f({ className: look }); }",
    "const look = choose(); f({ className: look })",
    "f({ className: data.look })",
  ])("refuses a class that it cannot follow: %s", (code) =>
    expect(() => scope(code)).toThrow("cannot be followed"),
  );

  it.each([
    'jsx("i", { "data-slot": "toast-icon" })',
    'jsx("input", { type: "hidden" })',
    'const layouts = ["grid", "outline"]',
    'cx(layout === "grid" && className)',
    '({ className: cardClass({ variant: "outline" }) })',
    '({ className: sizeClass["grid"] })',
    'import "./flex";',
    'const text = "A hidden text in a grid with words";',
    'f("absolute w-max text-caption")',
    'import { lookClass } from "./look.js"; cx(lookClass)',
  ])("leaves values alone: %s", (code) => expect(scope(code)).toBe(code));

  it("prefixes the classes of variants and not their names", () => {
    expect(
      scope(
        'cva("flex", { variants: { look: { outline: "p-2" } }, compoundVariants: [{ look: "outline", className: "grid" }], defaultVariants: { look: "outline" } })',
      ),
    ).toBe(
      'cva("ui-flex", { variants: { look: { outline: "ui-p-2" } }, compoundVariants: [{ look: "outline", className: "ui-grid" }], defaultVariants: { look: "outline" } })',
    );
  });

  it("leaves messages alone", () => {
    const code = 'defineMessage("a", "w-14 flex", "w-14")';
    expect(scope(code, "dist/locale/messages/a.js")).toBe(code);
  });
});
