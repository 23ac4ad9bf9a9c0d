import { spawn } from "node:child_process";
import { createReadStream, existsSync } from "node:fs";
import { mkdir, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { secondBrandStories } from "../.storybook/second-brand.ts";
import { findHeadlessShell } from "./find-chromium.mjs";
import { root, toolEnvironment } from "./run-step.mjs";

/**
 * The gate of stories over a built Storybook: `node tools/test-stories.mjs [folder] [--only=pattern] [--report=file]`.
 * Takes a core of the stories; with `--only`, or STORY_MODES=all, every one.
 * Folder `storybook-static` by default; pattern a regular expression on story ids (`--only=primitives-button`); the
 * results are left as jest's JSON in `.cache/stories.json` by default. Serves the folder on a free port, runs the
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

/** Every story, or the core alone: the nightly run and a run of chosen stories leave none out. */
const isWhole = only !== undefined || process.env.STORY_MODES === "all";

/** What every change is held to: of each part its first story, the Arabic ones, and all that somebody acts in. */
function core(stories) {
  const met = new Set();
  return stories.filter(({ id, name, title, tags }) => {
    const isFirst = !met.has(title);
    met.add(title);
    return isFirst || /arabic/i.test(name) || tags.includes("play-fn") || secondBrandStories.includes(id);
  });
}

/**
 * The index that the test-runner reads: the chosen stories, dealt out to a few groups. The runner makes a test file of
 * every title and launches a browser for every file, which takes longer than the stories of one part.
 */
async function dealtIndex(file) {
  const index = JSON.parse(await readFile(file, "utf8"));
  const pattern = new RegExp(only ?? "");
  const gone = secondBrandStories.filter((id) => !(id in index.entries));
  if (gone.length > 0) throw new Error(`.storybook/second-brand.ts names no stories: ${gone.join(", ")}`);
  const asked = Object.values(index.entries).filter(({ id, type }) => type === "story" && pattern.test(id));
  const stories = isWhole ? asked : core(asked);
  console.log(`${stories.length} of ${asked.length} stories`);
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

async function answer(request, response) {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const file = path.join(folder, pathname === "/" ? "index.html" : decodeURIComponent(pathname));
  const found = file.startsWith(folder) && (await stat(file).catch(() => undefined))?.isFile();
  if (!found) return response.writeHead(404).end();
  // Storybook's own page, which names where it comes from, reads the index as it is.
  if (pathname === "/index.json" && !request.headers.referer)
    return response.end(JSON.stringify(await dealtIndex(file)));
  response.writeHead(200, { "content-type": types[path.extname(file)] ?? "application/octet-stream" });
  // Storybook's highlighter looks through the whole page after each change; here nobody asks it for anything.
  if (pathname === "/iframe.html")
    return response.end((await readFile(file, "utf8")).replace('"highlight":true', '"highlight":false'));
  createReadStream(file).pipe(response);
}

const server = createServer((request, response) => void answer(request, response));
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
