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
    ["cx(`flex ${size} p-2`)", "cx(`ui-flex ${size} ui-p-2`)"],
    ['({ className: "ui-button" })', '({ className: "ui-button" })'],
    ['const tileClass = { grid: "grid" }', 'const tileClass = { grid: "ui-grid" }'],
    ['const frame = "flex p-2";', 'const frame = "ui-flex ui-p-2";'],
    ['["w-14", "w-max"].map(f)', '["ui-w-14", "ui-w-max"].map(f)'],
    ['const empty = "min-h-[calc(100%-1px)]"', 'const empty = "ui-min-h-[calc(100%-1px)]"'],
    ['f("absolute w-max unknown text-caption")', 'f("ui-absolute ui-w-max unknown ui-text-caption")'],
  ])("%s", (code, scoped) => expect(scope(code)).toBe(scoped));

  it.each([
    'jsx("i", { "data-slot": "toast-icon" })',
    'jsx("input", { type: "hidden" })',
    'const layouts = ["grid", "outline"]',
    'cx(layout === "grid" && className)',
    '({ className: cardClass({ variant: "outline" }) })',
    '({ className: sizeClass["grid"] })',
    'import "./flex";',
    'const text = "A hidden text in a grid with words";',
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
