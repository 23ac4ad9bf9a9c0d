import { composeStories } from "@storybook/react-vite";
import { act, isValidElement, use, type ComponentType, type ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { directionOf, languages, LocaleProvider, type Language } from "../locale/index.js";
import { fillBrowserGaps } from "./browser-gaps.js";
import { watchElements } from "./element-watch.js";
import { bound, exempt } from "./exempt.js";
import { probe } from "./probe.js";
import { compareTranslated, PageLanguage, type Step } from "./translated.js";
import { untranslatedText } from "./untranslated-text.js";

type Module = Record<string, unknown>;
type Stories = Parameters<typeof composeStories>[0];
type ComposedStory = ComponentType & { storyName: string; args: unknown; globals: Record<string, unknown> };

/** The stories of a file in a language; a story with a fixed language keeps it. */
function compose(stories: Module, language: Language): Record<string, ComposedStory> {
  return composeStories(
    stories as Stories,
    {
      initialGlobals: { locale: language, theme: "light" },
      render: (args: object, { component }: { component?: ComponentType }) => createByJsx(component!, args),
      decorators: [
        (Story: ComponentType, { globals }: { globals: Record<string, unknown> }) => (
          <StoryLocale language={globals["locale"] as Language}>
            <Story />
          </StoryLocale>
        ),
      ],
    } as never,
  ) as never;
}

function StoryLocale({ language, children }: { language: Language; children: ReactNode }) {
  return <LocaleProvider language={use(PageLanguage) ?? language}>{children}</LocaleProvider>;
}

/** Created by JSX, so that `watchElements` sees the element. */
const createByJsx = (Part: ComponentType, args: object) => <Part {...args} />;

/** Collects every text in a story's args or in a component's props. */
function textsIn(value: unknown, found: Set<unknown>): void {
  if (found.has(value)) return;
  if (typeof value === "string") found.add(value.trim());
  if (typeof value !== "object" || value === null) return;
  found.add(value);
  if (isValidElement(value)) textsIn(value.props, found);
  else if (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
    for (const inner of Object.values(value)) textsIn(inner, found);
}

const isComponent = (name: string, value: unknown): value is ComponentType =>
  /^\p{Lu}\p{Ll}/u.test(name) &&
  (typeof value === "function" || (typeof value === "object" && value !== null && "$$typeof" in value));

let container: HTMLElement;
let root: Root | undefined;
let consoleOutput: string[];

function setUpPage() {
  beforeEach(() => {
    fillBrowserGaps();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-10T15:00:00Z") });
    container = document.body.appendChild(document.createElement("div"));
    consoleOutput = [];
    for (const method of ["error", "warn"] as const)
      vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
        consoleOutput.push(args.map(String).join(" "));
      });
  });
  afterEach(async () => {
    await act(async () => root?.unmount());
    root = undefined;
    document.body.replaceChildren();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

/** React's mark of a boundary that suspended while rendering on a server. */
const SUSPENDED = "<!--$!-->";

/** Renders as on a server, which waits for lazy components. Access to `window` or `document` while rendering fails. */
async function onServer(Story: ComponentType): Promise<string> {
  const render = () => {
    vi.stubGlobal("window", undefined);
    vi.stubGlobal("document", undefined);
    try {
      return renderToString(<Story />);
    } finally {
      vi.unstubAllGlobals();
    }
  };
  const html = render();
  if (!html.includes(SUSPENDED)) return html;
  await vi.dynamicImportSettled();
  return render();
}

function setLanguage(language: Language) {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

async function mount(Story: ComponentType) {
  await act(async () => (root = createRoot(container)).render(<Story />));
}

/** Whether every story is checked in both languages, or each in one of them in turn (docs/decisions/0004). */
const checksAll = process.env["STORY_MODES"] === "all";

/** The stories of a component to check in a language: its first in both, those with a fixed language in that one. */
function storiesToCheck(storyModules: Module[], language: Language): [string, ComposedStory][] {
  const inBoth = languages.map((each) =>
    storyModules.flatMap((module) => Object.entries(compose(module, each))),
  );
  return inBoth[languages.indexOf(language)]!.filter(([, { globals }], at) => {
    if (globals["locale"] !== language) return false;
    const isPinned = inBoth.every((stories) => stories[at]![1].globals["locale"] === language);
    return checksAll || isPinned || at === 0 || at % 2 === languages.indexOf(language);
  });
}

/** Of how many stories of a component a page takes the props (docs/decisions/0048). */
const SAMPLE = checksAll ? Infinity : 2;

/**
 * The stories of a file to change on a page, with their changes: one that takes the props of the others after each other, where
 * only props differ, and those that render by themselves. The language changes with the props.
 */
function changesOf(module: Module): [string, ComposedStory, Step[]][] {
  const stories = Object.entries(compose(module, "en"));
  const isOwn = ([name]: [string, unknown]) => {
    const { render, decorators } = module[name] as { render?: unknown; decorators?: unknown };
    return render !== undefined || decorators !== undefined;
  };
  const steps = (first: object, second: object = first, ...others: object[]): Step[] =>
    [first, second, ...others, first].map((args, at, { length }) => ({
      args,
      language: languages[at === length - 1 ? 0 : at % 2]!,
    }));
  const alike = stories.filter((story) => !isOwn(story)).slice(0, SAMPLE);
  const withRender = stories.filter(isOwn).slice(0, SAMPLE - alike.length);
  const [first, ...others] = alike.map(([, { args }]) => args as object);
  const { Page } = compose({ default: module["default"], Page: {} }, "en");
  return [
    ...(first ? [{ name: "Page", Story: Page!, changes: steps(first, ...others) }] : []),
    ...withRender.map(([name, Story]) => ({ name, Story, changes: steps({}) })),
  ].map(({ name, Story, changes }) => [name, Story, changes]);
}

/** Story files in the folder of a component. */
const files = (modules: Record<string, Module>, part: string) =>
  Object.entries(modules).filter(([path]) => path.includes(`/${part}/`));

/**
 * Checks every component of a layer: its stories render on a server and hydrate in both languages (in the gate, in
 * turn) without console output and without text of the other language; each exported component passes `ref`, `id`,
 * `data-*` and `className` to its root, which has a `data-slot`. Components, stories and valid props are found in the
 * source.
 */
export function conformance(indexes: Record<string, Module>, stories: Record<string, Module>): void {
  const parts = Object.keys(indexes).map((path) => path.split("/").at(-2)!);

  describe.each(parts)("%s", { timeout: 30_000 }, (part) => {
    setUpPage();
    const index = indexes[Object.keys(indexes).find((path) => path.includes(`/${part}/`))!]!;
    const storyModules = files(stories, part).map(([, module]) => module);
    const components = Object.entries(index).filter(([name, value]) => isComponent(name, value));

    for (const language of languages) {
      it.each(storiesToCheck(storyModules, language))(
        `%s renders on a server and hydrates, in ${language}`,
        async (_, Story) => {
          setLanguage(language);
          const html = await onServer(Story);
          // Skip hydration of a list of thousands: it is the same code as for tens, and takes jsdom half a minute.
          if (html.length > 500_000) return expect(consoleOutput).toEqual([]);
          container.innerHTML = html;
          const data = new Set<unknown>();
          textsIn(Story.args, data);
          await watchElements(
            (_type, props, file) => {
              if (/\.stories\.tsx$|\/story-data\//.test(file)) textsIn(props, data);
              return props;
            },
            () =>
              act(async () => {
                root = hydrateRoot(container, <Story />, {
                  onRecoverableError: (error) => consoleOutput.push(String(error)),
                });
              }),
          );
          expect(consoleOutput).toEqual([]);
          expect(untranslatedText(document.body, language, data).join("\n")).toBe("");
        },
      );
    }

    it.each(storyModules.flatMap(changesOf))(
      "%s neither fails nor loses a text on a page that the browser translates (REQ-UI-12)",
      async (_, Story, steps) => {
        const { translated, plain } = await compareTranslated(Story, steps, checksAll);
        expect(translated).toEqual(plain);
      },
    );

    const rooted = components.filter(([name]) => !(name in exempt));
    if (rooted.length === 0) return;
    const shownInAny = new Set<string>();
    it.each(storyModules.flatMap((module) => Object.entries(compose(module, "en"))))(
      "%s passes ref, rest props and className of its components to their roots",
      async (_, Story) => {
        // In the gate only until every component was shown once.
        if (!checksAll && rooted.every(([name]) => shownInAny.has(name))) return;
        const { mark, inspect } = probe(rooted, bound);
        setLanguage("en");
        await watchElements(mark, () => mount(Story));
        const { shown, losses } = inspect(container);
        for (const name of shown) shownInAny.add(name);
        expect([...losses]).toEqual([]);
        expect(consoleOutput).toEqual([]);
      },
    );
    it("shows each of its components in a story", () => {
      expect(rooted.map(([name]) => name).filter((name) => !shownInAny.has(name))).toEqual([]);
    });
  });
}
