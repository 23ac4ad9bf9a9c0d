// @vitest-environment jsdom
import { act, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, it, vi } from "vitest";
import { LocaleProvider } from "../../locale/index.js";
import { ViewCartBar } from "../view-cart-bar/index.js";
import { CartButton } from "./cart-button.js";

// A browser plays the animation of an element that is new: each bump is a new element.

beforeAll(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

const COUNTS = "[data-slot=cart-count], [data-slot=count-badge], [data-slot=view-cart-bar] [data-count]";

it.each<[string, (pieces: number) => ReactElement]>([
  ["CartButton", (pieces) => <CartButton count={1} pieces={pieces} />],
  ["ViewCartBar", (pieces) => <ViewCartBar count={1} pieces={pieces} />],
])("%s: a second piece of the same product moves the count too (REQ-CART-17)", (_, withPieces) => {
  const place = document.createElement("div");
  const root = createRoot(place);
  const show = (pieces: number) => {
    act(() => root.render(<LocaleProvider language="en">{withPieces(pieces)}</LocaleProvider>));
    return [...place.querySelectorAll(COUNTS)];
  };
  const before = show(1);
  expect(before.length).toBeGreaterThan(0);
  expect(show(1)).toEqual(before);
  const after = show(2);
  expect(after.map((one) => one.getAttribute("data-count"))).toEqual(before.map(() => "1"));
  for (const [at, one] of after.entries()) {
    expect(one).not.toBe(before[at]);
    expect(one.className).toContain("animate-bump");
  }
});
