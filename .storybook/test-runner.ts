import type { TestRunnerConfig } from "@storybook/test-runner";
import { injectAxe } from "axe-playwright";
import type { ConsoleMessage, Page } from "playwright";
import { languages, themes, viewports } from "./modes.js";
import { secondBrandStories } from "./second-brand.js";

/**
 * One visit per story. The runner renders the story and runs its play function in English and light. The hooks below
 * replay it in Arabic, run all axe rules in both languages and the colour rules in their dark themes, at phone and
 * desktop width, and check that the page fits a 320 px screen in both directions. A story that pins its language, theme
 * or viewport is only tested with the pinned value. Some stories are also played and tested in the second brand.
 */

/**
 * Every story is tested in English and light. The first story of each component, and a sixth of the others, run in
 * one more mode, derived from the story's id. STORY_MODES=all tests all four modes (docs/decisions/0004).
 */
const testsAllModes = process.env["STORY_MODES"] === "all";

function isChosen(id: string, locale: string, theme: string): boolean {
  if (testsAllModes || (locale === "en" && theme === "light")) return true;
  const hash = Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  if (!id.endsWith("--default") && Math.floor(hash / 3) % 6 > 0) return false;
  return ["ar light", "en dark", "ar dark"][hash % 3] === `${locale} ${theme}`;
}

type Globals = { locale?: string; theme?: string; brand?: string; viewport?: { value?: string } };
type Rules = { type: "tag" | "rule"; values: string[] };
interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: {
      loadStory(selection: { storyId: string }): Promise<{ storyGlobals?: Globals; playFunction?: unknown }>;
      storyStoreValue: { userGlobals: { update(globals: Globals): void } };
    };
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit(event: string, payload: unknown): void;
      once(event: string, listener: (payload: { status?: string } | undefined) => void): void;
    };
  }
}

/** Rules whose result depends on the theme; all other rules give the same result in both themes. */
const colourRules = ["color-contrast", "link-in-text-block"];
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Console errors and warnings of the current story, by page. */
const consoleLines = new WeakMap<Page, string[]>();
/** Globals pinned by the current story, by page. */
const pinned = new WeakMap<Page, Globals>();

/**
 * Messages of the tools that do not concern the story. Storybook enables React's `act` environment during simulated
 * presses and changes of globals. Updates that happen meanwhile, such as the end of a submission, make React warn; in
 * a browser they need no `act`.
 */
function isNoise(message: ConsoleMessage): boolean {
  const text = message.text();
  return (
    text.startsWith("Accessing the Story Store is deprecated") ||
    text.startsWith("An update to %s inside a test was not wrapped in act") ||
    text.startsWith("A component suspended inside an `act` scope")
  );
}

/** Sets the globals for the next render, without rendering. */
function setGlobals(page: Page, globals: Globals): Promise<void> {
  return page.evaluate(
    (next) => window.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update(next),
    globals,
  );
}

/** Renders the story with other globals. With `replay`, remounts it and runs its play function. */
async function show(page: Page, storyId: string, globals: Globals, replay = false): Promise<void> {
  if (replay) {
    await setGlobals(page, globals);
    // Start at the top. Wait for the resize event, which arrives with the next frame and would close the menus that the
    // play function opens.
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      return new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        // Fallback: a background page gets no animation frames.
        setTimeout(resolve, 500);
      });
    });
  }
  const status = await page.evaluate(
    ({ id, next, again }) =>
      new Promise<string>((done) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        channel.once("storyFinished", (payload) => done(payload?.status ?? "success"));
        if (again) channel.emit("forceRemount", { storyId: id });
        else channel.emit("updateGlobals", { globals: next });
      }),
    { id: storyId, next: globals, again: replay },
  );
  if (status.startsWith("error"))
    throw new Error(
      `The story failed in ${globals.locale} ${globals.theme}: ${status}\n${consoleLines.get(page)?.join("\n")}`,
    );
}

async function audit(page: Page, mode: string, runOnly: Rules): Promise<void> {
  // Show the whole page: content that a sticky bar covers at one scroll position is not a violation.
  for (let tries = 0; tries < 3; tries++) {
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    const { width, height } = page.viewportSize()!;
    if (pageHeight <= height || height >= 8000) break;
    // Components sized by the viewport grow with it, hence several attempts and the extra 200 px.
    await page.setViewportSize({ width, height: Math.min(pageHeight + 200, 8000) });
  }
  const violations: Violation[] = await page.evaluate(async (rules) => {
    // At the end of the page, a bottom sticky bar is in its own place and covers nothing.
    window.scrollTo(0, document.documentElement.scrollHeight);
    // Skip passes and the preloading of style sheets, which no rule here needs.
    const options = { runOnly: rules, reporter: "no-passes", resultTypes: ["violations"], preload: false };
    return (await window.axe.run(document.body, options)).violations;
  }, runOnly);
  if (violations.length === 0) return;
  const lines = violations.flatMap((v) =>
    v.nodes
      .slice(0, 4)
      .map(
        (n) =>
          `  ${v.id}: ${n.html.slice(0, 200)}\n    ${n.failureSummary?.split("\n").slice(1, 3).join(" ")}`,
      ),
  );
  throw new Error(`axe in ${mode}:\n${lines.join("\n")}`);
}

async function checkWidth(page: Page, mode: string): Promise<void> {
  await page.setViewportSize(viewports.small);
  const wide = await page.evaluate(async (width) => {
    const isWide = () => document.documentElement.scrollWidth > width;
    // Lists that mount their items on scroll may still be updating after the resize.
    for (let frames = 0; frames < 10 && isWide(); frames++) await new Promise(requestAnimationFrame);
    if (!isWide()) return undefined;
    const culprit = [...document.querySelectorAll("#storybook-root *")].find((e) => {
      const box = e.getBoundingClientRect();
      return box.right > width + 0.5 || box.left < -0.5;
    });
    return `${document.documentElement.scrollWidth} px, from ${culprit?.outerHTML.slice(0, 200)}`;
  }, viewports.small.width);
  if (wide) throw new Error(`Wider than ${viewports.small.width} px in ${mode}: ${wide}`);
}

const docsStoryId = "primitives-otp-input--default";
const docsPageId = "primitives-otp-input--docs";

/** Checks that a docs page opens at its top, with the focus on the body, although its stories have autofocus. */
async function checkDocsPage(page: Page): Promise<void> {
  const hasDocs = await page.evaluate(async (id) => {
    const response = await fetch("index.json");
    return id in ((await response.json()) as { entries: Record<string, unknown> }).entries;
  }, docsPageId);
  // `storybook build --test` leaves out docs pages.
  if (!hasDocs) return;
  const tab = await page.context().newPage();
  try {
    await tab.setViewportSize(viewports.desktop);
    await tab.goto(new URL(`/iframe.html?viewMode=docs&id=${docsPageId}`, page.url()).href);
    await tab.waitForFunction(() => {
      const stages = [...document.querySelectorAll(".docs-stage")];
      return stages.length > 1 && stages.every((stage) => stage.querySelector("input:not([inert] *)"));
    });
    const { scrollY, focused } = await tab.evaluate(async () => {
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
      return { scrollY: window.scrollY, focused: document.activeElement?.outerHTML.slice(0, 200) };
    });
    if (scrollY !== 0) throw new Error(`The docs page opens scrolled by ${scrollY} px`);
    if (!focused?.startsWith("<body")) throw new Error(`The docs page opens with the focus on ${focused}`);
  } finally {
    await tab.close();
  }
}

const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    if (!consoleLines.has(page)) {
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type()) && !isNoise(message))
          consoleLines.get(page)?.push(`${message.type()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => consoleLines.get(page)?.push(`uncaught: ${error.message}`));
      await page.emulateMedia({ reducedMotion: "reduce" });
      await injectAxe(page);
    }
    consoleLines.set(page, []);
    const pins = await page.evaluate(async (storyId) => {
      const preview = window.__STORYBOOK_PREVIEW__;
      preview.storyStoreValue.userGlobals.update({ locale: "en", theme: "light", brand: "talabee" });
      return (await preview.loadStory({ storyId })).storyGlobals ?? {};
    }, id);
    pinned.set(page, pins);
    await page.setViewportSize(viewports[(pins.viewport?.value ?? "phone") as keyof typeof viewports]);
  },

  async postVisit(page, { id }) {
    const pins = pinned.get(page) ?? {};
    const at = (width: "phone" | "desktop") =>
      page.setViewportSize(viewports[(pins.viewport?.value ?? width) as keyof typeof viewports]);

    for (const locale of languages) {
      if (pins.locale && pins.locale !== locale) continue;
      const modes = themes.filter((theme) => pins.locale !== undefined || isChosen(id, locale, theme));
      // The runner has already played English and light, and stories pinned to Arabic.
      const replay = locale === "ar" && !pins.locale && modes.includes("light");
      if (replay) await at("phone");
      if (replay) await show(page, id, { locale, theme: "light" }, true);
      for (const theme of modes) {
        await at((locale === "en") === (theme === "light") ? "desktop" : "phone");
        if (theme === "dark") await show(page, id, { locale, theme });
        const rules: Rules =
          theme === "light" ? { type: "tag", values: wcag } : { type: "rule", values: colourRules };
        await audit(page, `${locale} ${theme}`, rules);
      }
      if (modes.length === 0) await show(page, id, { locale, theme: "light" });
      await checkWidth(page, locale);
    }
    if (testsAllModes || secondBrandStories.includes(id)) {
      const locale = pins.locale ?? "ar";
      await at("phone");
      await show(page, id, { locale, theme: "light", brand: "sadaf" }, true);
      await audit(page, `Sadaf ${locale} light`, { type: "tag", values: wcag });
      await at("desktop");
      await show(page, id, { locale, theme: "dark" });
      await audit(page, `Sadaf ${locale} dark`, { type: "rule", values: colourRules });
      await checkWidth(page, `Sadaf ${locale}`);
    }
    if (id === docsStoryId) await checkDocsPage(page);
    const lines = consoleLines.get(page) ?? [];
    if (lines.length > 0) throw new Error(`The story logged errors or warnings:\n${lines.join("\n")}`);
  },
};

export default config;
