import type { MouseEvent } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { followInApp, isCurrentPath } from "./follow-in-app.js";

const location = { origin: "https://shop", pathname: "/store/a", search: "?cat=1", hash: "" };
vi.stubGlobal("window", { location });
afterEach(() => vi.clearAllMocks());

/** A click on a link to `href` of the page above. */
function click(href: string, { link = {}, ...more }: { link?: object } & Record<string, unknown> = {}) {
  const { origin, pathname, search, hash } = new URL(href, "https://shop/store/a");
  const event = {
    button: 0,
    defaultPrevented: false,
    preventDefault: vi.fn(() => (event.defaultPrevented = true)),
    currentTarget: {
      origin,
      pathname,
      search,
      hash,
      target: "",
      getAttribute: () => href,
      hasAttribute: () => false,
      ...link,
    },
    ...more,
  };
  return event as typeof event & MouseEvent<HTMLAnchorElement>;
}
const open = vi.fn();

it("opens the path of a link within the application", () => {
  const event = click("/search?q=karak#top");
  followInApp(event, undefined, open);
  expect(open).toHaveBeenCalledWith("/search?q=karak#top");
  expect(event.defaultPrevented).toBe(true);
});

it.each([
  ["another origin", click("https://elsewhere/x")],
  ["a mail address", click("mailto:help@talabee.qa", { link: { origin: "null" } })],
  ["a place on the page", click("#main")],
  ["a new tab by its target", click("/cart", { link: { target: "_blank" } })],
  ["a new tab by a key", click("/cart", { ctrlKey: true })],
  ["a new tab by the wheel", click("/cart", { button: 1 })],
  ["a download", click("/receipt", { link: { hasAttribute: () => true } })],
])("leaves to the browser: %s", (_, event) => {
  followInApp(event, undefined, open);
  expect(open).not.toHaveBeenCalled();
  expect(event.defaultPrevented).toBe(false);
});

it("calls the link's own handler first, which may prevent it", () => {
  followInApp(click("/cart"), (event) => event.preventDefault(), open);
  expect(open).not.toHaveBeenCalled();
});

it("knows the path of the page with its query", () => {
  expect(isCurrentPath("/store/a?cat=1")).toBe(true);
  expect(isCurrentPath("/store/a")).toBe(false);
});
