import * as css from "css-tree";
import { readFileSync } from "node:fs";
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
/** Characters of every page in a language. Their faces are loaded before the faces are added to the page. */
const SAMPLES = { en: ["a"], ar: ["ع", "0"] };

/** The faces of a sheet, in its order. */
function facesOf({ name, languages }: (typeof SHEETS)[number]) {
  const sheet = css.parse(readFileSync(`${THEME}/${name}`, "utf8"));
  const faces = css.findAll(sheet, (node) => node.type === "Atrule" && node.name === "font-face");
  return faces.map((face) => {
    const url = css.find(face, ({ type }) => type === "Url") as css.Url | null;
    const descriptors = new Map<string, string>();
    css.walk(face, (node) => {
      // A FontFace takes quotes for a part of the family's name.
      if (node.type === "Declaration")
        descriptors.set(node.property, css.generate(node.value).replaceAll('"', ""));
    });
    const codes = descriptors
      .get("unicode-range")!
      .split(",")
      .map((range) => {
        const [from = "", to = from] = range.slice("U+".length).split("-");
        return [parseInt(from, 16), parseInt(to, 16)] as const;
      });
    return {
      languages,
      text: css.generate(face),
      /** Null for a font of the system. */
      file: url && `${THEME}/${url.value}`,
      descriptors: ["font-family", "font-weight", "unicode-range"].map((each) => descriptors.get(each)!),
      has: (sample: string) =>
        codes.some(([from, to]) => from <= sample.codePointAt(0)! && sample.codePointAt(0)! <= to),
    };
  });
}

/** The faces of the system's fonts, as CSS: the first paint needs them. */
export const systemFaces = async () =>
  SHEETS.flatMap(facesOf)
    .filter(({ file }) => file === null)
    .map(({ text }) => text)
    .join("");

/**
 * The web fonts, for `addWebFonts`. They are in no style sheet: when a sheet with faces is applied, the browser lays out the
 * whole page again, and once more when a font has come (docs/decisions/0027).
 */
export function webFonts(): Plugin {
  return {
    name: "talabee:web-fonts",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const faces = SHEETS.flatMap(facesOf).filter(({ file }) => file !== null);
      const isFirst = (face: (typeof faces)[number], language: keyof typeof SAMPLES) => {
        const ofPage = faces.filter(({ languages }) => languages.includes(language));
        return SAMPLES[language].some((sample) => ofPage.findLast(({ has }) => has(sample)) === face);
      };
      const imports = faces.map(
        ({ file }, at) => `import url${at} from ${JSON.stringify(`${file}?url&no-inline`)};`,
      );
      const rows = faces.map((face, at) => {
        const first = (["en", "ar"] as const).filter((language) => isFirst(face, language)).join();
        // What says nothing is left out: the list is in the first script of every page.
        const only = face.languages.length === 1 ? face.languages : [];
        return `[url${at}, ${[...face.descriptors, first, ...only].map((text) => JSON.stringify(text)).join(", ")}]`;
      });
      return `${imports.join("\n")}\nexport default [${rows.join(", ")}];`;
    },
  };
}
