import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { markets } from "./markets.js";

const template = fileURLToPath(new URL("../template", import.meta.url));
const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

const oneOf = (option, value, allowed) => {
  if (!allowed.includes(value)) throw new Error(`--${option} is one of ${allowed.join(", ")}, not ${value}`);
};

/** Replaces a text of the template, which must have it: a change there would be lost without a word. */
function swap(text, pattern, replacement) {
  if (text.search(pattern) === -1) throw new Error(`the template has no ${pattern}`);
  return text.replace(pattern, () => replacement);
}

/** Text for HTML and, as JSON, for scripts: a brand may be called Tom & "Sons". */
const escapeHtml = (text) =>
  text.replace(/[&<>"]/g, (mark) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[mark]);

/**
 * Makes an app in a folder that does not exist yet or is empty. Throws an Error with a text for people.
 *
 * @param {string} folder
 * @param {{ color?: string, title?: string, arabicTitle?: string, language?: string, market?: string, panel?: string }} options
 *   Without `panel` the app shows demo data.
 */
export function createApp(folder, options = {}) {
  const name = path
    .basename(path.resolve(folder))
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, "-")
    .replace(/^-+|-+$/g, "");
  const title = options.title ?? path.basename(path.resolve(folder));
  const {
    color = "#0b6e66",
    arabicTitle = title,
    language = "ar",
    market: marketName = "qatar",
    panel,
  } = options;
  if (name === "") throw new Error(`${folder} gives no name for the app`);
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`--color is #rrggbb, not ${color}`);
  oneOf("language", language, ["ar", "en"]);
  oneOf("market", marketName, Object.keys(markets));
  if (panel !== undefined && (!URL.canParse(panel) || !/^https?:\/\//.test(panel)))
    throw new Error(`--panel is an address such as http://localhost:4000, not ${panel}`);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);

  cpSync(template, folder, { recursive: true });
  // npm leaves files of these names out of a package or changes them.
  renameSync(path.join(folder, "_gitignore"), path.join(folder, ".gitignore"));
  renameSync(path.join(folder, "_package.json"), path.join(folder, "package.json"));
  const edit = (file, change) => {
    const place = path.join(folder, file);
    writeFileSync(place, change(readFileSync(place, "utf8")));
  };
  const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
  edit("package.json", (text) => swap(swap(text, /APP_NAME/g, name), /PACKAGES_VERSION/g, `^${version}`));
  edit("index.html", (text) => {
    const direction = language === "ar" ? "rtl" : "ltr";
    const localized = swap(text, /lang="ar" dir="rtl"/, `lang="${language}" dir="${direction}"`);
    const branded = swap(localized, /data-brand="brand"/, `data-brand="${name}"`);
    return swap(branded, /TITLE/, escapeHtml(language === "ar" ? arabicTitle : title));
  });
  edit("src/app.tsx", (text) =>
    swap(text, /useState<Language>\("ar"\)/, `useState<Language>("${language}")`),
  );
  writeFileSync(
    path.join(folder, "brand.json"),
    json({ name, title: { en: title, ar: arabicTitle }, primary: color }),
  );
  writeFileSync(
    path.join(folder, ".env"),
    `# Address of your panel. Empty: the demo data of src/demo.\nVITE_PANEL_URL=${(panel ?? "").replace(/\/+$/, "")}\n`,
  );
  edit("src/market.ts", (text) =>
    swap(
      text,
      /= \{[\s\S]*\};/,
      `= ${JSON.stringify(markets[marketName], null, 2).replace(/"(\w+)":/g, "$1:")};`,
    ),
  );
}
