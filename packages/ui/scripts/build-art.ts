import { writeFile } from "node:fs/promises";
import { artFiles, artFolder } from "./art-files.ts";

for (const [name, text] of Object.entries(await artFiles())) await writeFile(artFolder + name, text);
