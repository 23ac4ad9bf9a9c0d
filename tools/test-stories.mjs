import { spawn } from "node:child_process";
import { createReadStream, existsSync } from "node:fs";
import { mkdir, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { findChromium } from "./find-chromium.mjs";
import { root, toolEnvironment } from "./run-step.mjs";

/**
 * The gate of stories over a built Storybook: `node tools/test-stories.mjs [folder] [-- jest arguments]`, folder
 * `storybook-static` by default. Serves it on a free port, runs the test-runner, leaves the results as JSON in
 * `.cache/stories.json` and ends with `N passed, N failed`.
 */
const split = process.argv.indexOf("--");
const own = process.argv.slice(2, split === -1 ? undefined : split);
const extra = split === -1 ? [] : process.argv.slice(split + 1);
const folder = path.resolve(root, own[0] ?? "storybook-static");
if (!existsSync(path.join(folder, "index.json"))) {
  console.error(
    `✗ ${path.relative(root, folder)} is not a built Storybook; run npm run build-storybook first`,
  );
  process.exit(1);
}

const types = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const file = path.join(folder, pathname === "/" ? "index.html" : decodeURIComponent(pathname));
  const found = file.startsWith(folder) && (await stat(file).catch(() => undefined))?.isFile();
  if (!found) return response.writeHead(404).end();
  response.writeHead(200, { "content-type": types[path.extname(file)] ?? "application/octet-stream" });
  createReadStream(file).pipe(response);
});
await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
const url = `http://127.0.0.1:${server.address().port}`;

const results = path.join(root, ".cache", "stories.json");
await mkdir(path.dirname(results), { recursive: true });
await rm(results, { force: true });
const child = spawn(
  "test-storybook",
  ["--url", url, "--index-json", "--maxWorkers=2", "--json", "--outputFile", results, ...extra],
  {
    cwd: root,
    env: { ...toolEnvironment, CHROMIUM_PATH: findChromium() },
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  },
);
const code = await new Promise((done) => child.on("exit", (exitCode) => done(exitCode ?? 1)));
server.close();
server.closeAllConnections();

const report = await readFile(results, "utf8").then(JSON.parse, () => undefined);
console.log(`${report?.numPassedTests ?? 0} passed, ${report?.numFailedTests ?? "?"} failed`);
process.exit(code);
