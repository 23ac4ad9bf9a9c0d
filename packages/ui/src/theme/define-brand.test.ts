import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastPairs } from "./contrast-pairs.js";
import { defineBrand, type DefinedBrand } from "./define-brand.js";
import { colorTokens, themes } from "./generated/token-names.js";
import { contrastOf, ramp } from "./ramp.js";

/** The pairs of a brand with too little contrast, as text. */
function misses({ colors }: DefinedBrand): string[] {
  return themes.flatMap((theme) =>
    contrastPairs.flatMap(({ foreground, grounds, minimum }) =>
      grounds.flatMap((ground) => {
        const found = contrastOf(colors[theme][foreground], colors[theme][ground]);
        return found < minimum
          ? [
              `${theme}: ${foreground} ${colors[theme][foreground]} on ${ground} ${colors[theme][ground]} is ${found.toFixed(2)}`,
            ]
          : [];
      }),
    ),
  );
}

const hard = {
  teal: "#008080",
  pomegranate: "#9b1b4b",
  yellow: "#ffe600",
  black: "#000000",
  white: "#ffffff",
  grey: "#808080",
  "neon green": "#39ff14",
  "neon pink": "#ff10f0",
  cyan: "#00ffff",
  "pure blue": "#0000ff",
  "pure red": "#ff0000",
  "nearly black": "#0a0014",
  "nearly white": "#fffef5",
};

describe("defineBrand", () => {
  it.each(Object.entries(hard))("makes an accessible house of %s (%s)", (_, primary) => {
    expect(misses(defineBrand({ name: "one", primary }))).toEqual([]);
  });

  it("reaches the contrast for any 50 colors", () => {
    const random = fc.sample(fc.noBias(fc.integer({ min: 0, max: 0xffffff })), {
      numRuns: 50,
      seed: 20261121,
    });
    expect(new Set(random).size).toBe(50);
    for (const number of random) {
      const primary = `#${number.toString(16).padStart(6, "0")}`;
      expect({ primary, misses: misses(defineBrand({ name: "one", primary })) }).toEqual({
        primary,
        misses: [],
      });
    }
  });

  it("reaches the contrast for any primary with any accent", () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(hex, hex, (primary, accent) => {
        expect(misses(defineBrand({ name: "one", primary, accent }))).toEqual([]);
      }),
      { numRuns: 100, seed: 7 },
    );
  });

  it("sets every color token in both themes", () => {
    const { colors } = defineBrand({ name: "one", primary: "#9b1b4b" });
    for (const theme of themes) expect(Object.keys(colors[theme]).sort()).toEqual([...colorTokens].sort());
  });

  it("keeps a color with enough contrast", () => {
    const { colors, adjustments } = defineBrand({ name: "one", primary: "#9b1b4b" });
    expect(colors.light.primary).toBe("#9b1b4b");
    expect(adjustments.filter((a) => a.token === "primary")).toEqual([]);
  });

  it("reports changed colors and the reason", () => {
    const { colors, adjustments } = defineBrand({ name: "one", primary: "#ffe600" });
    expect(adjustments).toContainEqual({
      theme: "light",
      token: "primary",
      from: "#ffe600",
      to: colors.light.primary,
      against: "bg",
      contrast: expect.closeTo(1.2, 1) as number,
      minimum: 3,
    });
    expect(colors.dark.primary).toBe("#ffe600");
  });

  it("generates CSS for its name", () => {
    const { css, colors } = defineBrand({ name: "karak", primary: "#b5651d" });
    expect(css).toMatch(/^\[data-brand="karak"\],/);
    expect(css).toContain(`--ui-bg:light-dark(${colors.light.bg},${colors.dark.bg});`);
    expect(css).toContain(':host([data-brand="karak"])');
  });

  it("changes font, radii and density, and nothing of them unless asked", () => {
    const plain = defineBrand({ name: "one", primary: "#008080" }).css;
    expect(plain).not.toMatch(/--ui-(font|radius|size)/);
    const { css } = defineBrand({
      name: "one",
      primary: "#008080",
      fonts: ["Cairo", "sans-serif"],
      radii: 0.5,
      density: "compact",
    });
    expect(css).toContain('--ui-font-sans:"Cairo",sans-serif');
    expect(css).toContain("--ui-radius-button:8px");
    expect(css).not.toContain("--ui-radius-full");
    expect(css).toContain("--ui-size-control:48px");
    expect(defineBrand({ name: "one", primary: "#008080", radii: { button: 3 } }).css).toContain(
      "{--ui-radius-button:3px}",
    );
  });

  it("has the contrast with any grays and with colors of its own", () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(hex, hex, hex, (primary, neutrals, text) => {
        const colors = { light: { text, "primary-text": text }, dark: { muted: text, "on-primary": text } };
        expect(misses(defineBrand({ name: "one", primary, neutrals, colors }))).toEqual([]);
      }),
      { numRuns: 50, seed: 11 },
    );
    const { colors } = defineBrand({ name: "one", primary: "#9b1b4b", neutrals: "neutral" });
    expect(colors.light.bg).toMatch(/^#(..)\1\1$/);
  });

  it("keeps a color of its own that has the contrast", () => {
    const chosen = { light: { text: "#102030", "on-primary": "#fffbe6" } };
    const { colors } = defineBrand({ name: "one", primary: "#005a5a", colors: chosen });
    expect(colors.light).toMatchObject({ text: "#102030", "on-primary": "#fffbe6" });
  });

  it("gives the identity for BrandProvider", () => {
    const drawing = { width: 48, body: '<circle class="p" r="24"/>' };
    const logo = { mark: drawing, en: drawing, ar: drawing };
    const title = { en: "Karak", ar: "كرك" };
    const { identity, logoColors } = defineBrand({ name: "karak", primary: "#b5651d", title, logo });
    expect(identity).toEqual({ name: title, logo, colors: logoColors });
    expect(defineBrand({ name: "karak", primary: "#b5651d" }).identity).toBeUndefined();
  });

  it("shows the name as text while there is no logo, and not the default brand's", () => {
    const title = { en: "Karak House", ar: "بيت الكرك" };
    expect(defineBrand({ name: "karak", primary: "#b5651d", title }).identity).toMatchObject({
      name: title,
      logo: null,
    });
  });

  it("rejects unknown tokens, fonts and measures", () => {
    const one = { name: "one", primary: "#008080" };
    expect(() => defineBrand({ ...one, radii: { buton: 3 } as never })).toThrow("radius-buton");
    expect(() => defineBrand({ ...one, density: { control: -1 } })).toThrow(RangeError);
    expect(() => defineBrand({ ...one, fonts: ['x";}body{'] })).toThrow(RangeError);
    expect(() => defineBrand({ ...one, colors: { light: { txt: "#000000" } as never } })).toThrow("txt");
  });

  it("rejects invalid names and colors", () => {
    expect(() => defineBrand({ name: "one", primary: "teal" })).toThrow(RangeError);
    expect(() => defineBrand({ name: `x"]{}`, primary: "#008080" })).toThrow(RangeError);
  });
});

describe("ramp", () => {
  it("contains the color itself and runs from light to dark", () => {
    const steps = Object.entries(ramp("#9b1b4b"));
    expect(steps.map(([, hex]) => hex)).toContain("#9b1b4b");
    const contrast = steps.map(([, hex]) => contrastOf(hex, "#ffffff"));
    expect(contrast).toEqual([...contrast].sort((a, b) => a - b));
  });
});
