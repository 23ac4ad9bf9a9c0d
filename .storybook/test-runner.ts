import type { TestRunnerConfig } from "@storybook/test-runner";
import { getViolations, injectAxe } from "axe-playwright";
import type { ConsoleMessage, Page } from "playwright";
import { languages, themes, viewports } from "./modes.js";

/**
 * One visit a story. The runner renders it and runs its play function in English and light; then here: Arabic, with
 * the play function again, both languages under all of axe and their dark themes under its colour rules, at a phone's
 * and a desktop's width, and the width of the page on a 320 px screen. A story that pins its language, theme or viewport is only seen that way.
 */

/**
 * Every story is seen in English and light, and in one more mode that follows from its name; with STORY_MODES=all in
 * all four (docs/decisions/0004).
 */
const seesAll = process.env["STORY_MODES"] === "all";

function isChosen(id: string, locale: string, theme: string): boolean {
  if (seesAll || (locale === "en" && theme === "light")) return true;
  const extra = Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % 3;
  return ["ar light", "en dark", "ar dark"][extra] === `${locale} ${theme}`;
}

type Globals = { locale?: string; theme?: string; viewport?: { value?: string } };

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: {
      loadStory(selection: { storyId: string }): Promise<{ storyGlobals?: Globals; playFunction?: unknown }>;
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

/** Lines of the tools, which say nothing about a story. */
function isNoise(message: ConsoleMessage): boolean {
  return message.text().startsWith("Accessing the Story Store is deprecated");
}

async function pinned(page: Page, storyId: string): Promise<Globals> {
  return page.evaluate(
    async (id) => (await window.__STORYBOOK_PREVIEW__.loadStory({ storyId: id })).storyGlobals ?? {},
    storyId,
  );
}

/** Shows the story in other globals; with `replay` it is mounted anew and its play function runs. */
async function show(page: Page, storyId: string, globals: Globals, replay = false): Promise<void> {
  const status = await page.evaluate(
    ({ id, next, again }) =>
      new Promise<string>((done) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        channel.once("storyFinished", () => {
          if (!again) return done("success");
          // Later, because a listener that is added while an event is told would hear this one too.
          setTimeout(() => {
            channel.once("storyFinished", (payload) => done(payload?.status ?? "success"));
            channel.emit("forceRemount", { storyId: id });
          });
        });
        channel.emit("updateGlobals", { globals: next });
      }),
    { id: storyId, next: globals, again: replay },
  );
  if (status.startsWith("error"))
    throw new Error(
      `The play function failed in ${globals.locale} ${globals.theme}: ${status}\n${told.get(page)?.join("\n")}`,
    );
}

async function audit(
  page: Page,
  mode: string,
  runOnly: { type: "tag" | "rule"; values: string[] },
): Promise<void> {
  // The page is shown whole: what a sticky bar happens to half cover at one scroll position is no finding.
  for (let tries = 0; tries < 3; tries++) {
    const wanted = await page.evaluate(() => document.documentElement.scrollHeight);
    const { width, height } = page.viewportSize()!;
    if (wanted <= height || height >= 8000) break;
    // Parts that follow the height of the window grow with it, hence the few tries and the room to spare.
    await page.setViewportSize({ width, height: Math.min(wanted + 200, 8000) });
  }
  // At the end of the page a bar that sticks to the bottom lies where it belongs.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const violations = await getViolations(page, "body", {
    runOnly,
  });
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
  const wide = await page.evaluate((width) => {
    if (document.documentElement.scrollWidth <= width) return undefined;
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
    const { viewport } = await pinned(page, id);
    await page.setViewportSize(viewports[(viewport?.value ?? "phone") as keyof typeof viewports]);
  },

  async postVisit(page, { id }) {
    const pins = await pinned(page, id);
    const at = (width: "phone" | "desktop") =>
      page.setViewportSize(viewports[(pins.viewport?.value ?? width) as keyof typeof viewports]);

    try {
      for (const locale of languages) {
        if (pins.locale && pins.locale !== locale) continue;
        const modes = themes.filter((theme) => pins.locale !== undefined || isChosen(id, locale, theme));
        if (modes.length === 0) continue;
        // English and light was just rendered and played by the runner; so was a story pinned to Arabic.
        const replay = locale === "ar" && !pins.locale && modes.includes("light");
        if (replay) await at("phone");
        if (replay) await show(page, id, { locale, theme: "light" }, true);
        for (const theme of modes) {
          const mode = `${locale} ${theme}`;
          await at((locale === "en") === (theme === "light") ? "desktop" : "phone");
          if (theme === "dark") await show(page, id, { locale, theme });
          const rules =
            theme === "light"
              ? { type: "tag" as const, values: wcag }
              : { type: "rule" as const, values: colourRules };
          await audit(page, mode, rules);
        }
        await fits(page, locale);
      }
    } finally {
      // The next story of this page begins here.
      await show(page, id, { locale: "en", theme: "light" });
    }
    const lines = told.get(page) ?? [];
    if (lines.length > 0) throw new Error(`The console is not silent:\n${lines.join("\n")}`);
  },
};

export default config;
