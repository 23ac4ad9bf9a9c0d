// `npm run scan:html`: checks the HTML of every public page in both languages with the Nu HTML checker. Starts the built
// panel; needs a Java runtime of version 11 or newer.
import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import vnu from "vnu-jar";
import { openPanel } from "../e2e/start-panel.ts";
import { root } from "./run-step.mjs";

const PATHS = [
  "/",
  "/store/bayt-al-machboos",
  "/store/bayt-al-machboos/product/bayt-al-machboos.chicken-machboos",
  "/categories",
  "/search?q=chicken",
  "/vendor-coupons",
  "/joinFamily",
  "/apply/partner",
  "/auth",
  "/about",
  "/privacy",
  "/terms",
  "/contact",
  "/nowhere",
];

const folder = path.join(root, ".cache/scan-html");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const panel = await openPanel();
const files = [];
try {
  for (const language of ["en", "ar"]) {
    for (const page of PATHS) {
      const answer = await fetch(`${panel.url}${page}`, { headers: { Cookie: `language=${language}` } });
      const file = path.join(folder, `${language}${page.replace(/\W+/g, "-")}.html`);
      writeFileSync(file, await answer.text());
      files.push(file);
    }
  }
} finally {
  await panel.stop();
}
const args = ["-jar", vnu, "--errors-only", "--format", "json", "--exit-zero-always", ...files];
const { stderr } = await promisify(execFile)("java", args, { maxBuffer: 64 * 1024 * 1024 });
// CSS newer than the checker: it reads neither `@property` nor other rules of Tailwind.
const messages = JSON.parse(stderr).messages.filter(({ message }) => !message.startsWith("CSS:"));
for (const { url, message, extract } of messages) {
  console.log(`✗ ${path.basename(url)}: ${message}\n    ${extract?.replace(/\s+/g, " ") ?? ""}`);
}
console.log(`${files.length} pages, ${messages.length} errors`);
process.exit(messages.length === 0 ? 0 : 1);
