// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, it, vi } from "vitest";
import { useFloating } from "./use-floating.js";

beforeAll(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

const Bar = ({ shown }: { shown: boolean }) => (useFloating(shown), null);

it("marks the page until the last of what floats is gone", () => {
  const isMarked = () => document.documentElement.hasAttribute("data-floating");
  const root = createRoot(document.createElement("div"));
  const show = (one: boolean, other: boolean) => {
    act(() =>
      root.render(
        <>
          <Bar shown={one} />
          <Bar shown={other} />
        </>,
      ),
    );
    return isMarked();
  };
  expect([show(false, false), show(true, true), show(false, true), show(false, false)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  show(true, false);
  act(() => root.unmount());
  expect(isMarked()).toBe(false);
});
