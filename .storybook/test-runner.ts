import type { TestRunnerConfig } from "@storybook/test-runner";
import { injectAxe } from "axe-playwright";
import type { ConsoleMessage, Page } from "playwright";
import { languages, themes, viewports } from "./modes.js";
import { secondBrandStories } from "./second-brand.js";

/**
 * One visit a story. The runner renders it and runs its play function in English and light; then here: Arabic, with
 * the play function again, both languages under all of axe and their dark themes under its colour rules, at a phone's
 * and a desktop's width, and in both directions the width of the page on a 320 px screen. A story that pins its
 * language, theme or viewport is only seen that way. Some stories are then seen and played in the second brand.
 */

/**
 * Every story is seen in English and light; the first of each part and every other one in one more mode, which follows
 * from its name; with STORY_MODES=all in all four (docs/decisions/0004).
 */
const seesAll = process.env["STORY_MODES"] === "all";

function isChosen(id: string, locale: string, theme: string): boolean {
  if (seesAll || (locale === "en" && theme === "light")) return true;
  const turn = Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  if (!id.endsWith("--default") && turn % 6 > 2) return false;
  return ["ar light", "en dark", "ar dark"][turn % 3] === `${locale} ${theme}`;
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

/** Rules that a theme can break; the others see the same document in both. */
const colourRules = ["color-contrast", "link-in-text-block"];
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const told = new WeakMap<Page, string[]>();
/** What the story on a page pins. */
const pinned = new WeakMap<Page, Globals>();

/**
 * Lines of the tools, which say nothing about a story. React asks for `act` where a test says that it uses it, and
 * Storybook says so for the length of each press and each change of globals: what comes in that moment, such as the end
 * of a submission, needs none in a browser.
 */
function isNoise(message: ConsoleMessage): boolean {
  const text = message.text();
  return (
    text.startsWith("Accessing the Story Store is deprecated") ||
    text.startsWith("An update to %s inside a test was not wrapped in act") ||
    text.startsWith("A component suspended inside an `act` scope")
  );
}

/** Gives the next render other globals, without one of its own. */
function choose(page: Page, globals: Globals): Promise<void> {
  return page.evaluate(
    (next) => window.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update(next),
    globals,
  );
}

/** Shows the story in other globals; with `replay` it is mounted anew and its play function runs. */
async function show(page: Page, storyId: string, globals: Globals, replay = false): Promise<void> {
  if (replay) {
    await choose(page, globals);
    // From the top, as whoever opens it; and the page hears of its new width with the next frame, which would close
    // what a play function has opened.
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      return new Promise((told) => {
        requestAnimationFrame(() => requestAnimationFrame(told));
        // A browser that draws nothing at the moment still gets its test.
        setTimeout(told, 500);
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
      `The story failed in ${globals.locale} ${globals.theme}: ${status}\n${told.get(page)?.join("\n")}`,
    );
}

async function audit(page: Page, mode: string, runOnly: Rules): Promise<void> {
  // The page is shown whole: what a sticky bar happens to half cover at one scroll position is no finding.
  for (let tries = 0; tries < 3; tries++) {
    const wanted = await page.evaluate(() => document.documentElement.scrollHeight);
    const { width, height } = page.viewportSize()!;
    if (wanted <= height || height >= 8000) break;
    // Parts that follow the height of the window grow with it, hence the few tries and the room to spare.
    await page.setViewportSize({ width, height: Math.min(wanted + 200, 8000) });
  }
  const violations: Violation[] = await page.evaluate(async (rules) => {
    // At the end of the page a bar that sticks to the bottom lies where it belongs.
    window.scrollTo(0, document.documentElement.scrollHeight);
    // What passes is neither described nor sent; no rule here needs the style sheets.
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

async function fits(page: Page, mode: string): Promise<void> {
  await page.setViewportSize(viewports.small);
  const wide = await page.evaluate(async (width) => {
    const isWide = () => document.documentElement.scrollWidth > width;
    // What comes and goes as it is scrolled may have been on its way when the window shrank.
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

const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    if (!told.has(page)) {
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type()) && !isNoise(message))
          told.get(page)?.push(`${message.type()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => told.get(page)?.push(`uncaught: ${error.message}`));
      await page.emulateMedia({ reducedMotion: "reduce" });
      await injectAxe(page);
    }
    told.set(page, []);
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
      // English and light was just rendered and played by the runner; so was a story pinned to Arabic.
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
      await fits(page, locale);
    }
    if (seesAll || secondBrandStories.includes(id)) {
      const locale = pins.locale ?? "ar";
      await at("phone");
      await show(page, id, { locale, theme: "light", brand: "sadaf" }, true);
      await audit(page, `Sadaf ${locale} light`, { type: "tag", values: wcag });
      await at("desktop");
      await show(page, id, { locale, theme: "dark" });
      await audit(page, `Sadaf ${locale} dark`, { type: "rule", values: colourRules });
      await fits(page, `Sadaf ${locale}`);
    }
    const lines = told.get(page) ?? [];
    if (lines.length > 0) throw new Error(`The console is not silent:\n${lines.join("\n")}`);
  },
};

export default config;
