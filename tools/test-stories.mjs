import { spawn } from "node:child_process";
import { createReadStream, existsSync } from "node:fs";
import { mkdir, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { secondBrandStories } from "../.storybook/second-brand.ts";
import { desktopParts } from "./desktop-parts.mjs";
import { findHeadlessShell } from "./find-chromium.mjs";
import { root, toolEnvironment } from "./run-step.mjs";

/**
 * Tests the stories of a built Storybook: `node tools/test-stories.mjs [folder] [--only=pattern] [--report=file]`.
 * Runs a core of the stories; with `--only`, or STORY_MODES=all, every one.
 * The folder defaults to `storybook-static`, the report (Jest's JSON) to `.cache/stories.json`. The pattern is a regular
 * expression on story ids (`--only=primitives-button`). Serves the folder on a free port, runs the
 * test-runner and ends with `N passed, N failed`.
 */
const options = process.argv.slice(2);
const option = (name) => options.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3);
const only = option("only");
const folder = path.resolve(root, options.find((text) => !text.startsWith("--")) ?? "storybook-static");
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

/** The nightly run and a run with `--only` skip no story. */
const isWhole = only !== undefined || process.env.STORY_MODES === "all";

/**
 * The core: each component's first story, and every story with a play function; of a part that no page of the shop shows, the first
 * and the one on a desktop.
 */
function core(stories) {
  const seenTitles = new Set();
  return stories.filter(({ id, name, title, tags, importPath }) => {
    const isFirst = !seenTitles.has(title);
    seenTitles.add(title);
    if (isFirst || secondBrandStories.includes(id)) return true;
    const isForDesktop = desktopParts.some((part) => importPath.includes(`/primitives/${part}/`));
    return isForDesktop ? name === "Desktop" : tags.includes("play-fn");
  });
}

/**
 * The index for the test-runner: the chosen stories in a few groups. The runner creates a test file for each title and
 * launches a browser for each file, which takes longer than the stories of one component.
 */
async function groupedIndex(file) {
  const index = JSON.parse(await readFile(file, "utf8"));
  const pattern = new RegExp(only ?? "");
  const missing = secondBrandStories.filter((id) => !(id in index.entries));
  if (missing.length > 0)
    throw new Error(`.storybook/second-brand.ts names missing stories: ${missing.join(", ")}`);
  const matching = Object.values(index.entries).filter(
    ({ id, type }) => type === "story" && pattern.test(id),
  );
  const stories = isWhole ? matching : core(matching);
  console.log(`${stories.length} of ${matching.length} stories`);
  const titles = [...new Set(stories.map(({ title }) => title))];
  const groups = Math.min(titles.length, Math.ceil(stories.length / 50) + 1);
  return {
    ...index,
    entries: Object.fromEntries(
      stories.map((story) => {
        const group = (titles.indexOf(story.title) % groups) + 1;
        const name = `${story.title}: ${story.name}`;
        return [story.id, { ...story, title: `stories ${group} of ${groups}`, name }];
      }),
    ),
  };
}

async function respond(request, response) {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const file = path.join(folder, pathname === "/" ? "index.html" : decodeURIComponent(pathname));
  const found = file.startsWith(folder) && (await stat(file).catch(() => undefined))?.isFile();
  if (!found) return response.writeHead(404).end();
  // Requests with a referrer come from Storybook's own page, which needs the original index.
  if (pathname === "/index.json" && !request.headers.referer)
    return response.end(JSON.stringify(await groupedIndex(file)));
  response.writeHead(200, { "content-type": types[path.extname(file)] ?? "application/octet-stream" });
  // Storybook's highlighter scans the whole page after each change; tests do not need it.
  if (pathname === "/iframe.html")
    return response.end((await readFile(file, "utf8")).replace('"highlight":true', '"highlight":false'));
  createReadStream(file).pipe(response);
}

const server = createServer((request, response) => void respond(request, response));
await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
const url = `http://127.0.0.1:${server.address().port}`;

const results = path.resolve(root, option("report") ?? ".cache/stories.json");
await mkdir(path.dirname(results), { recursive: true });
await rm(results, { force: true });
const child = spawn(
  "test-storybook",
  ["--url", url, "--index-json", "--maxWorkers=2", "--json", "--outputFile", results],
  {
    cwd: root,
    env: { ...toolEnvironment, CHROMIUM_PATH: findHeadlessShell() },
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
