#!/usr/bin/env node
import { parseArgs } from "node:util";
import { createApp } from "./create-app.js";
import { markets } from "./markets.js";

const usage = `npm create talabee-app@latest FOLDER -- [options]

  --color "#b0611b"     colour of the brand; all others are derived from it
  --title NAME          name of the brand in English
  --arabic-title NAME   name of the brand in Arabic
  --language ar|en      first language (ar)
  --market NAME         ${Object.keys(markets).join(", ")} (qatar)
  --panel URL           address of your panel, such as http://localhost:4000; without it, demo data`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      color: { type: "string" },
      title: { type: "string" },
      "arabic-title": { type: "string" },
      language: { type: "string" },
      market: { type: "string" },
      panel: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const [folder] = positionals;
  if (values.help || folder === undefined) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 2;
  } else {
    const { "arabic-title": arabicTitle, help: _, ...options } = values;
    createApp(folder, { ...options, arabicTitle });
    console.log(`${folder} is ready. Next:\n\n  cd ${folder}\n  npm install\n  npm run dev\n`);
  }
} catch (error) {
  console.error(`create-talabee-app: ${error.message}`);
  process.exitCode = 1;
}
