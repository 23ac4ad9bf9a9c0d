import * as css from "css-tree";
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const MODULE = "virtual:web-fonts";
const THEME = `${import.meta.dirname}/../../packages/ui/src/theme`;
/**
 * The sheets of packages/ui with the brand's faces, and the languages whose pages have them; of several faces for a
 * character, the last one is loaded.
 */
const SHEETS = [
  { name: "fonts.css", languages: ["en", "ar"] },
  { name: "page-fonts.css", languages: ["en", "ar"] },
  { name: "arabic-page-fonts.css", languages: ["ar"] },
];
const FACE = /@font-face\s*\{[^}]*\}/g;
/** Characters of every page in a language. Their faces are loaded before the faces are added to the page. */
const SAMPLES = { en: ["a"], ar: ["ع", "0"] };

/**
 * Takes font faces out of the style sheet: when a sheet with faces is applied, the browser lays out the whole page again, and
 * once more when a font has come. The system's faces, needed for the first paint, go into the HTML; web fonts are
 * added by `addWebFonts`, of `virtual:web-fonts` (docs/decisions/0027).
 */
export function webFonts(): Plugin<{ systemFaces: () => Promise<string> }> & { api: object } {
  const local: string[] = [];
  return {
    name: "talabee:web-fonts",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const sheets = await Promise.all(
        SHEETS.map(async ({ name, languages }) =>
          facesOf(await readFile(`${THEME}/${name}`, "utf8")).map((face) => ({ ...face, languages })),
        ),
      );
      const faces = sheets.flat();
      const lines = faces.map((face) => {
        const first = Object.entries(SAMPLES)
          .filter(([language, samples]) => {
            const ofPage = faces.filter(({ languages }) => languages.includes(language));
            return samples.some((sample) => ofPage.findLast(({ has }) => has(sample)) === face);
          })
          .map(([language]) => language);
        const { family, weight, unicodeRange, languages } = face;
        // What says nothing is left out: the list is in the first script of every page.
        const only = languages.length === 1 ? languages : [];
        const values = [family, weight, unicodeRange, first.join(), ...only].map((value) =>
          JSON.stringify(value),
        );
        return [values.join(", "), face.file] as const;
      });
      return [
        ...lines.map(
          ([, file], index) => `import url${index} from ${JSON.stringify(`${file}?url&no-inline`)};`,
        ),
        `export default [${lines.map(([values], index) => `[url${index}, ${values}]`).join(", ")}];`,
      ].join("\n");
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const asset of Object.values(bundle)) {
          if (asset.type !== "asset" || !asset.fileName.endsWith(".css")) continue;
          asset.source = String(asset.source).replace(FACE, (face) => {
            if (!face.includes("url(")) local.push(face);
            return "";
          });
        }
      },
    },
    // In development the sheet has them.
    api: { systemFaces: async () => local.join("") },
  };
}

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly unicodeRange: string;
  /** Path of the font. */
  readonly file: string;
  readonly has: (character: string) => boolean;
}

/** The faces of a sheet that are loaded by URL. */
function facesOf(sheet: string): Face[] {
  return (sheet.match(FACE) ?? []).flatMap((text) => {
    const file = /url\("([^"]+)"\)/.exec(text)?.[1];
    if (file === undefined) return [];
    const declarations = new Map<string, string>();
    css.walk(css.parse(text, { parseValue: false }), (node) => {
      if (node.type === "Declaration") declarations.set(node.property, css.generate(node.value).trim());
    });
    const unicodeRange = declarations.get("unicode-range")!.replace(/\s+/g, "");
    const ranges = unicodeRange.split(",").map((range) => {
      const [from = "", to = from] = range.slice("U+".length).split("-");
      return [parseInt(from, 16), parseInt(to, 16)] as const;
    });
    return {
      family: declarations.get("font-family")!.replaceAll('"', ""),
      weight: declarations.get("font-weight")!,
      unicodeRange,
      file: `${THEME}/${file}`,
      has: (character) => {
        const code = character.codePointAt(0)!;
        return ranges.some(([from, to]) => code >= from && code <= to);
      },
    };
  });
}
