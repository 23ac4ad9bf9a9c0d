import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { generatedFiles } from "./token-files.ts";

const folder = fileURLToPath(new URL("../src/theme/generated/", import.meta.url));
await mkdir(folder, { recursive: true });
for (const [name, text] of Object.entries(await generatedFiles())) await writeFile(folder + name, text);
