import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

export const artFolder = fileURLToPath(new URL("../src/illustrations/", import.meta.url));

/** Each drawing `src/illustrations/<name>.svg` as a module that exports its data URL: no loader is asked of any consumer. */
export async function artFiles(): Promise<Record<string, string>> {
  const names = (await readdir(artFolder)).filter((name) => name.endsWith(".svg"));
  const files = names.map(async (name) => {
    const svg = (await readFile(artFolder + name, "utf8")).trim();
    const text =
      `// Generated from ${name} by \`npm run art -w @talabee/ui\`. Do not edit.\n` +
      `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`)};\n`;
    return [name.replace(/\.svg$/, ".ts"), text] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

if (import.meta.main) {
  for (const [name, text] of Object.entries(await artFiles())) await writeFile(artFolder + name, text);
}
