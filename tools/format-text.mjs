// Lays generated text out as `npm run format` would.
import { readFileSync } from "node:fs";
import { format } from "oxfmt";

const options = JSON.parse(readFileSync(new URL("../.oxfmtrc.json", import.meta.url), "utf8"));

/**
 * @param {string} file its name, which says the language
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function formatText(file, text) {
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join("; ")}`);
  return code;
}
