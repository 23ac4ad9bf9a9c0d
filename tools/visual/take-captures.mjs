import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { preview } from "vite";
import { CHROMIUM_ARGS } from "../find-chromium.mjs";
import { stabilizeStory } from "./stabilize-story.mjs";

/** Flags that make screenshots reproducible. */
export const browserFlags = [
  ...CHROMIUM_ARGS,
  "--disable-lcd-text",
  "--disable-smooth-scrolling",
  "--disable-threaded-animation",
  "--disable-threaded-scrolling",
  "--disable-checker-imaging",
  "--disable-image-animation-resync",
  "--disable-partial-raster",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
];

/** The clock of every screenshot: noon in Doha. A story with a running clock starts at this time. */
const now = new Date("2026-03-15T09:00:00Z");
const timezoneId = "Asia/Qatar";
/** Milliseconds after which an unfinished story is captured as it is and reported. */
const STORY_TIMEOUT_MS = 30_000;
/** Longer pages are cropped: browsers cannot paint them in one piece. */
const MAX_HEIGHT = 4000;

/** Serves a built Storybook on a free port while `work` runs. */
async function whileServed(folder, work) {
  const server = await preview({
    configFile: false,
    root: folder,
    appType: "mpa",
    logLevel: "silent",
    build: { outDir: "." },
    preview: { port: 0, host: "127.0.0.1", headers: { "cache-control": "max-age=3600" } },
  });
  try {
    return await work(`http://127.0.0.1:${server.httpServer.address().port}`);
  } finally {
    await server.close();
  }
}

/**
 * Reads globals and parameters of each story of a built Storybook.
 *
 * @returns {Promise<import("./capture-plan.mjs").StoryFacts[]>}
 */
export function readStoryFacts(browser, folder, ids) {
  return whileServed(folder, async (url) => {
    const page = await browser.newPage();
    await page.goto(`${url}/iframe.html`);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__);
    const facts = await page.evaluate(async (all) => {
      const stories = window.__STORYBOOK_PREVIEW__;
      await stories.ready();
      return Promise.all(
        all.map(async (storyId) => {
          const story = await stories.loadStory({ storyId });
          const { disableSnapshot, modes } = story.parameters.chromatic ?? {};
          return {
            id: storyId,
            globals: story.storyGlobals ?? {},
            clock: story.parameters.visual?.clock,
            chromatic: { disableSnapshot, modes },
          };
        }),
      );
    }, ids);
    await page.close();
    return facts;
  });
}

/** Path of a capture's screenshot, relative to the folder of screenshots. */
export const pictureOf = ({ id, mode }) => path.join(id, `${mode}.png`);

/**
 * Takes screenshots of the stories of a built Storybook on several pages in parallel. The page is loaded for each story;
 * the story is then mounted in each mode.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} folder the built Storybook
 * @param {import("./capture-plan.mjs").Capture[]} captures
 * @param {{ to: string, pages: number, onProgress: (taken: number) => void }} options `to`: the folder of pictures
 * @returns {Promise<{ picture: string, reason: string }[]>} the screenshots of stories that failed or did not settle
 */
export function takeCaptures(browser, folder, captures, { to, pages, onProgress }) {
  return whileServed(folder, async (url) => {
    const problems = [];
    const queue = [...Map.groupBy(captures, ({ id }) => id).values()];
    let taken = 0;
    const workThroughQueue = async () => {
      const fixed = await openPage(browser, (clock) => clock.setFixedTime(now));
      const running = await openPage(browser, (clock) => clock.install({ time: now }));
      for (let story = queue.shift(); story; story = queue.shift()) {
        const page = story[0].clock === "running" ? running : fixed;
        let isLoaded = false;
        for (const capture of story) {
          const file = path.join(to, pictureOf(capture));
          // A running clock would show the time of the modes before.
          const show = isLoaded && capture.clock !== "running" ? remount : load;
          let problem = await take(page, url, capture, file, show);
          // On a busy machine a page may not get CPU time, so only a second failure is reported.
          if (problem) problem = await take(page, url, capture, file, load);
          if (problem) problems.push({ picture: pictureOf(capture), reason: problem.split("\n")[0] });
          isLoaded = !problem;
          onProgress(++taken);
        }
      }
      await Promise.all([fixed, running].map((page) => page.context().close()));
    };
    await Promise.all(Array.from({ length: pages }, workThroughQueue));
    return problems;
  });
}

async function openPage(browser, setClock) {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    locale: "en-GB",
    timezoneId,
  });
  await setClock(context.clock);
  await context.addInitScript(stabilizeStory);
  return context.newPage();
}

/** Loads the page with a story. */
async function load(page, { id, globals }, url) {
  const inUrl = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=${inUrl.join(";")}`, {
    waitUntil: "commit",
  });
}

/** Shows the loaded story in another mode. */
function remount(page, { id, globals }) {
  return page.evaluate(([story, next]) => window.__remountStory(story, next), [id, globals]);
}

/** Takes one screenshot of what `show` mounts. Resolves to an error message, or undefined. */
async function take(page, url, capture, file, show) {
  const { width, height } = capture;
  await page.setViewportSize({ width, height });
  let timer;
  const problem = await Promise.race([
    // Calls are rejected when the story navigates away.
    show(page, capture, url)
      .then(() => page.evaluate(() => window.__storyAtRest()))
      .catch(({ message }) => message),
    new Promise((done) => {
      timer = setTimeout(done, STORY_TIMEOUT_MS, `not finished after ${STORY_TIMEOUT_MS / 1000} s`);
    }),
  ]);
  clearTimeout(timer);
  const bottom = await page.evaluate(findBottom);
  const picture = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(bottom, MAX_HEIGHT) },
    animations: "disabled",
    caret: "hide",
  });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, picture);
  return problem;
}

/** Runs in the page: the bottom edge of the content in pixels from the top, with a margin for shadows. */
function findBottom() {
  const shadow = 24;
  const page = Math.max(document.documentElement.scrollHeight, window.innerHeight);
  let bottom = 0;
  for (const element of document.body.querySelectorAll("*")) {
    const box = element.getBoundingClientRect();
    if (box.width * box.height > 1) bottom = Math.max(bottom, box.bottom + window.scrollY);
  }
  return Math.ceil(Math.min(bottom + shadow, page));
}
