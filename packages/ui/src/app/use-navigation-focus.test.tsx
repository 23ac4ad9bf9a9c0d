// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { copyScreenAttributes } from "../screens/page-shell/copy-screen-attributes.js";
import { useNavigationFocus } from "./use-navigation-focus.js";

const screens = {
  "/": <h1 tabIndex={-1}>Home</h1>,
  "/store": (
    <h1 tabIndex={-1} data-phone-header="own">
      Store
    </h1>
  ),
};
type Path = keyof typeof screens;

/** A frame that hides its header for screens with one of their own. */
function App({ path, at, isPop }: { path: Path; at: string; isPop: boolean }) {
  useNavigationFocus({ pathname: path, hash: "", key: at, screen: path, isPop });
  return (
    <div>
      <main ref={copyScreenAttributes}>
        {screens[path]}
        <a href="/store">Bayt Al Machboos</a>
      </main>
    </div>
  );
}

let container: HTMLElement;
let go: (path: Path, at: string, isPop?: boolean) => Promise<void>;
/** What the page was scrolled to, with whether the header was hidden then. */
let scrolls: unknown[];
/** Where the link is, from the top of the page. */
let linkAt: number;
let grow: () => void;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(report: () => void) {
        grow = report;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
  scrolls = [];
  linkAt = 900;
  grow = () => {};
  const frame = () => container.querySelector("main")!.parentElement!;
  const moveTo = (y: number) => {
    Object.assign(window, { scrollY: y });
    scrolls.push([y, frame().dataset["phoneHeader"] ?? "shown"]);
  };
  vi.stubGlobal("scrollTo", (_x: number, y: number) => moveTo(y));
  vi.stubGlobal("scrollBy", (_x: number, y: number) => moveTo(window.scrollY + y));
  Element.prototype.checkVisibility = () => true;
  vi.spyOn(HTMLAnchorElement.prototype, "getBoundingClientRect").mockImplementation(
    () => ({ top: linkAt - window.scrollY }) as DOMRect,
  );
  container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  go = (path, at, isPop = false) => act(async () => root.render(<App path={path} at={at} isPop={isPop} />));
});
afterEach(() => {
  container.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function scroll(top: number) {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event("scroll"));
}
const follow = () => act(() => container.querySelector("a")!.click());

it("scrolls once the frame has the header of the new screen, which would move what is restored before", async () => {
  await go("/", "1");
  scroll(450);
  await go("/store", "2");
  expect(scrolls).toEqual([[0, "inside"]]);
  await go("/", "1", true);
  expect(scrolls.at(-1)).toEqual([450, "shown"]);
});

it("brings the link that was followed back to where it was, however high what is above it has become", async () => {
  await go("/", "1");
  scroll(450);
  follow();
  await go("/store", "2");
  linkAt = 936;
  await go("/", "1", true);
  expect(window.scrollY).toBe(486);
  // Late content: the place stays until the customer moves.
  linkAt = 1000;
  grow();
  expect(window.scrollY).toBe(550);
  window.dispatchEvent(new Event("touchstart"));
  linkAt = 1200;
  grow();
  expect(window.scrollY).toBe(550);
});

it("starts a screen that is opened anew at its top", async () => {
  await go("/", "1");
  scroll(450);
  await go("/store", "2");
  await go("/", "3");
  expect(window.scrollY).toBe(0);
});
