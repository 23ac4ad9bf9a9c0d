// @vitest-environment jsdom
import fc from "fast-check";
import { act, Fragment, type ReactNode, Suspense, use, useEffect, useState } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { guardTranslatedPage } from "./guard-translated-page.js";

/** What translators and extensions do to a text of the page. */
const translators: Record<string, (text: Text) => void> = {
  "replaces it": (text) => text.replaceWith(font(text.data)),
  "inserts beside it and removes it": (text) => {
    text.before(font(text.data));
    text.remove();
  },
  "removes it and inserts": (text) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode!.insertBefore(font(text.data), nextSibling);
  },
  "puts another text there": (text) => text.replaceWith(new Text(text.data)),
  "wraps it": (text) => {
    const outer = document.createElement("font");
    text.replaceWith(outer);
    outer.append(text);
  },
  "splits it": (text) => {
    const half = Math.ceil(text.length / 2);
    text.replaceWith(font(text.data.slice(0, half)), text.data.slice(half), document.createElement("mark"));
  },
};

function font(text: string): Element {
  const outer = document.createElement("font");
  outer.append(document.createElement("font"));
  outer.firstElementChild!.textContent = text;
  return outer;
}

function textsOf(root: Node): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter((text) => text.data !== "" && !text.parentElement!.closest("font"));
}

let container: HTMLElement;
let root: Root | undefined;
const problems: unknown[] = [];

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  container = document.body.appendChild(document.createElement("div"));
  problems.length = 0;
  vi.spyOn(console, "error").mockImplementation((...args: unknown[]) => void problems.push(args));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const show = (node: ReactNode) => act(async () => (root ??= createRoot(container)).render(node));
/** Also tells the observer of the changes, as between two tasks. */
const translate = async (translator: (text: Text) => void) => {
  textsOf(container).forEach(translator);
  await Promise.resolve();
};

/** A random piece of a screen: texts that come, go, change and move beside elements. */
type Piece = string | null | { key: number; children: Piece[]; isFragment: boolean };
const nodeOf = (piece: Piece, at: number): ReactNode => {
  if (piece === null || typeof piece === "string") return piece;
  const children = piece.children.map(nodeOf);
  const key = `${piece.key}`;
  if (piece.isFragment) return <Fragment key={key}>{children}</Fragment>;
  return at % 2 === 0 ? <b key={key}>{children}</b> : <i key={key}>{children}</i>;
};
const { piece } = fc.letrec<{ piece: Piece }>((tie) => ({
  piece: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom("one", "two", "three", null),
    fc.record({
      key: fc.nat(3),
      isFragment: fc.boolean(),
      children: fc.uniqueArray(tie("piece"), {
        maxLength: 4,
        selector: (one) => (one !== null && typeof one === "object" ? one.key : Symbol()),
      }),
    }),
  ),
}));
const screens = fc.array(
  fc.uniqueArray(piece, {
    maxLength: 4,
    selector: (one) => (one !== null && typeof one === "object" ? one.key : Symbol()),
  }),
  { minLength: 2, maxLength: 4 },
);

guardTranslatedPage();

// Renders some hundred screens.
it.each(Object.entries(translators))(
  "React goes on where a translator %s",
  { timeout: 60_000 },
  async (_, translator) => {
    await fc.assert(
      fc.asyncProperty(screens, async (list) => {
        for (const pieces of list) {
          await show(<p>{pieces.map(nodeOf)}</p>);
          const expected = document.createElement("div");
          expected.innerHTML = renderToString(<p>{pieces.map(nodeOf)}</p>);
          expect(container.textContent).toBe(expected.textContent);
          await translate(translator);
        }
        await show(null);
        expect(container.textContent).toBe("");
      }),
      { numRuns: 40 },
    );
    expect(problems).toEqual([]);
  },
);

it("shows a number that changes, also when the page is translated before each change", async () => {
  for (const price of [10, 12, 12.5]) {
    await show(
      <p>
        Total: {price} <b>QAR</b>
      </p>,
    );
    expect(container.textContent).toBe(`Total: ${price} QAR`);
    await translate(translators["replaces it"]!);
  }
});

it("survives a text that was taken away without a trace", async () => {
  await show(
    <p>
      {"Gone"}
      <b>here</b>
      {"last"}
    </p>,
  );
  textsOf(container)[0]!.remove();
  textsOf(container).at(-1)!.remove();
  await show(
    <p>
      {"Gone"}
      <i>new</i>
      {null}
    </p>,
  );
  expect(container.textContent).toContain("new");
  expect(problems).toEqual([]);
});

it("leaves the order of siblings as React has it when a wrapped element is the place to insert before", async () => {
  const list = (keys: string[]) => (
    <p>
      {keys.map((key) => (
        <b key={key}>{key}</b>
      ))}
    </p>
  );
  await show(list(["a", "c"]));
  const wrapper = document.createElement("span");
  const last = container.querySelector("b:last-child")!;
  last.replaceWith(wrapper);
  wrapper.append(last);
  await show(list(["a", "b", "c"]));
  expect(container.textContent).toBe("abc");
  await show(list(["a"]));
  expect(container.innerHTML).toBe("<p><b>a</b></p>");
});

it("lets React take over a server's page that was translated before and meanwhile, with what was pressed", async () => {
  const never = new Promise<string>(() => undefined);
  let isReady: (text: string) => void = () => undefined;
  const text = typeof window === "undefined" ? never : new Promise<string>((done) => (isReady = done));
  function Later() {
    return (
      <p>
        Later: {use(text)} <b>QAR</b>
      </p>
    );
  }
  let presses = 0;
  function Page({ later }: { later: ReactNode }) {
    const [count, setCount] = useState(0);
    useEffect(() => void delete window.takeEarlyPresses, []);
    return (
      <main>
        <button onClick={() => setCount((presses += 1))}>
          Added {count} <b>times</b>
        </button>
        <Suspense>{later}</Suspense>
      </main>
    );
  }
  container.innerHTML = renderToString(
    <Page
      later={
        <p>
          Later: {"12"} <b>QAR</b>
        </p>
      }
    />,
  );
  const button = container.querySelector("button")!;
  const later = container.querySelector("p")!;
  vi.resetModules();
  const early: MutationRecord[] = [];
  const recorder = new MutationObserver((records) => early.push(...records));
  recorder.observe(document, { childList: true, subtree: true });
  await translate(translators["replaces it"]!);
  expect(container.querySelectorAll("font")).not.toHaveLength(0);
  window.takeEarlyPresses = () => [];
  window.takeEarlyChanges = () => {
    recorder.disconnect();
    return early;
  };
  (await import("./guard-translated-page.js")).guardTranslatedPage(container);
  expect(container.querySelectorAll("font")).toHaveLength(0);
  await translate(translators["replaces it"]!);
  await act(async () => {
    root = hydrateRoot(container, <Page later={<Later />} />, {
      onRecoverableError: (error) => problems.push(error),
    });
  });
  // The boundary waits for its data, and is translated meanwhile.
  await translate(translators["replaces it"]!);
  expect(button.querySelectorAll("font")).not.toHaveLength(0);
  await act(async () => isReady("12"));
  expect(container.querySelector("button")).toBe(button);
  expect(container.querySelector("p")).toBe(later);
  await act(async () => button.click());
  expect(container.textContent).toBe("Added 1 timesLater: 12 QAR");
  expect(problems).toEqual([]);
});
