import { act, createContext, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { guardTranslatedPage } from "../app/guard-translated-page.js";
import { directionOf, type Language } from "../locale/index.js";

/** The language that the stories of a page have, instead of their own. */
export const PageLanguage = createContext<Language | undefined>(undefined);

/** A change of a story on a page: other props of its component, or the other language. */
export interface Step {
  args: object;
  language: Language;
}

/** What Chrome leaves as it is. */
const SKIPPED = "script, style, noscript, textarea, font, [translate=no]";
/** Replaces the texts of the page as Chrome's translation does; the words stay, so that they can be compared. */
function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === "" || text.parentElement!.closest(SKIPPED)) continue;
    const outer = document.createElement("font");
    outer.append(document.createElement("font"));
    outer.firstElementChild!.textContent = text.data;
    text.replaceWith(outer);
  }
}

/** The text of the page after each step of a story. */
async function textsOf(Story: ComponentType, steps: readonly Step[], isTranslated: boolean) {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const texts: string[] = [];
  const change = async (work: () => void) => {
    if (isTranslated) translatePage();
    await act(async () => work());
    texts.push(document.body.textContent);
  };
  try {
    for (const { args, language } of steps) {
      document.documentElement.lang = language;
      document.documentElement.dir = directionOf(language);
      await change(() =>
        root.render(
          <PageLanguage value={language}>
            <Story {...args} />
          </PageLanguage>,
        ),
      );
    }
    const button = container.querySelector<HTMLElement>("button:enabled");
    if (button) await change(() => button.click());
  } finally {
    await act(async () => root.unmount());
    container.remove();
  }
  return texts;
}

/**
 * Takes a story through its steps, and presses its first button, on a page that is translated before each change. The last step
 * must show what the first has, which was rendered from nothing. Where it does not, because the story keeps a state, and always if
 * `isThorough`, the same happens on a page that is not translated, with the same texts.
 */
export async function compareTranslated(
  Story: ComponentType,
  steps: readonly Step[],
  isThorough: boolean,
): Promise<{ translated: string[]; plain: string[] }> {
  guardTranslatedPage();
  const texts = await textsOf(Story, steps, true);
  if (!isThorough && texts[0] === texts[steps.length - 1]) return { translated: texts, plain: texts };
  const plain = await textsOf(Story, steps, false);
  // By now all code on demand has come.
  return { plain, translated: await textsOf(Story, steps, true) };
}
