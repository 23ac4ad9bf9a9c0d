// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type * as ReactTypes from "react";
import type * as ReactDOMTypes from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { withoutUnusedEvents } from "./react-dom-events.ts";
import { withoutUnused } from "./vite-lean-react-dom.ts";

const require = createRequire(import.meta.url);
const folderOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`));
const code = readFileSync(path.join(folderOf("react-dom"), "cjs/react-dom-client.production.js"), "utf8");
const events = withoutUnusedEvents(code);
const lean = withoutUnused(events.code);

// As in a build: the production builds of what React DOM imports.
const production = (name: string) =>
  require(path.join(folderOf(name), `cjs/${name}.production.js`)) as object;
const React = production("react") as typeof ReactTypes;
const modules: Record<string, object> = { react: React, scheduler: production("scheduler") };
const entry = readFileSync(path.join(folderOf("react-dom"), "cjs/react-dom.production.js"), "utf8");
modules["react-dom"] = evaluate(withoutUnused(entry, true));
const { createRoot, hydrateRoot } = evaluate(lean) as typeof ReactDOMTypes;
const h = React.createElement;

function evaluate(source: string): object {
  const exports = {};
  // oxlint-disable-next-line typescript/no-implied-eval -- the code that a build would contain
  new Function("require", "exports", source)((name: string) => modules[name], exports);
  return exports;
}

let canHover = true;
vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(any-hover: hover)" && canHover }));

afterEach(() => {
  canHover = true;
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const container = (html = "") => {
  const element = document.body.appendChild(document.createElement("div"));
  element.innerHTML = html;
  return element;
};

it("leaves out a tenth of the code, without counting what nothing calls any more", () => {
  expect(lean.length).toBeLessThan(code.length * 0.9);
  expect(lean).not.toContain("FragmentInstance.prototype");
  expect(Object.keys(modules["react-dom"]!)).toEqual(expect.arrayContaining(["createPortal", "flushSync"]));
  expect(modules["react-dom"]).not.toHaveProperty("preload");
});

it("fails for a React DOM without one of the functions", () => {
  expect(() => withoutUnused(code.replaceAll("getResource", "findResource"))).toThrow(
    "React DOM has no getResource",
  );
});

it("listens only for events that have a handler somewhere", () => {
  const page = container();
  const listen = vi.spyOn(page, "addEventListener");
  createRoot(page).render(null);
  const names = new Set(listen.mock.calls.map(([name]) => name));
  expect([...names]).toEqual(
    expect.arrayContaining(["click", "input", "keydown", "focusin", "pointerdown", "pointerover"]),
  );
  for (const name of [
    "transitionrun",
    "transitionend",
    "animationstart",
    "touchstart",
    "mousemove",
    "mouseover",
    "mouseup",
    "contextmenu",
    "compositionstart",
    "scrollend",
    "selectionchange",
  ])
    expect(names).not.toContain(name);
  expect(names.size).toBeLessThan(55);
});

it("does not listen for what a finger enters and leaves", () => {
  canHover = false;
  const page = container();
  const listen = vi.spyOn(page, "addEventListener");
  createRoot(page).render(null);
  const names = listen.mock.calls.map(([name]) => name);
  expect(names).toContain("pointerdown");
  expect(names).not.toContain("pointerover");
  expect(names).not.toContain("pointerout");
});

it.each([
  ["listens in another way", "allNativeEvents.forEach", "nativeEvents.forEach"],
  ["has more code before the end of an edit", "(documentMode = document.documentMode)", "(documentMode = 0)"],
])("fails for a React DOM that %s", (_, now, then) => {
  expect(() => withoutUnusedEvents(code.replace(now, then))).toThrow("React DOM has other code than");
});

it("names the handlers that would not be called", () => {
  expect(events.unusedHandlers.exec("<p onTransitionEnd={hide}>")?.[0]).toBe("onTransitionEnd");
  expect(events.unusedHandlers.exec("{ onTouchStartCapture: begin }")?.[0]).toBe("onTouchStartCapture");
  expect(events.unusedHandlers.exec("<p onClick onPointerDownCapture onDoubleClicked>")).toBeNull();
});

it("fails for a React DOM that registers its events in another way", () => {
  expect(() => withoutUnusedEvents(code.replace("abort auxClick", "abort"))).toThrow("React DOM registers");
});

it("renders, updates, and removes what a page has", async () => {
  const root = createRoot(container());
  function Counter() {
    const [count, setCount] = React.useState(0);
    const { title } = { title: `${count} in cart` };
    return h(
      React.Fragment,
      null,
      h("title", null, title),
      h("meta", { name: "description", content: title }),
      h("input", { value: String(count), onChange: () => undefined }),
      h("button", { onClick: () => setCount(count + 1) }, "Add"),
    );
  }
  root.render(h(Counter));
  await vi.waitFor(() => expect(document.title).toBe("0 in cart"));
  document.querySelector("button")!.click();
  await vi.waitFor(() => expect(document.title).toBe("1 in cart"));
  expect(document.querySelector("meta")!.content).toBe("1 in cart");
  expect(document.querySelector("input")!.value).toBe("1");
  root.render(null);
  await vi.waitFor(() => expect(document.querySelector("button, title")).toBeNull());
});

it("hydrates a boundary whose code comes later, without touching its HTML", async () => {
  const problems: unknown[] = [];
  const page = container("<main><!--$--><button>Add</button><!--/$--></main>");
  const button = page.querySelector("button")!;
  const pressed = vi.fn();
  const Late = React.lazy(async () => {
    await new Promise((done) => setTimeout(done, 20));
    return { default: () => h("button", { onClick: pressed }, "Add") };
  });
  hydrateRoot(page, h("main", null, h(React.Suspense, null, h(Late))), {
    onRecoverableError: (error) => problems.push(error),
  });
  await vi.waitFor(() => {
    page.querySelector("button")!.click();
    expect(pressed).toHaveBeenCalled();
  });
  expect(page.querySelector("button")).toBe(button);
  expect(problems).toEqual([]);
});

it("shows the error boundary of a component that throws", async () => {
  class Boundary extends React.Component<{ children: ReactTypes.ReactNode }, { failed: boolean }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override render = () => (this.state.failed ? "Something went wrong" : this.props.children);
  }
  function Broken(): never {
    throw new Error("broken");
  }
  const page = container();
  createRoot(page, { onCaughtError: () => undefined }).render(h(Boundary, null, h(Broken)));
  await vi.waitFor(() => expect(page.textContent).toBe("Something went wrong"));
});
