// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, it, vi } from "vitest";
import { LocaleProvider } from "../../locale/index.js";
import { createToastStore } from "./toast-store.js";
import { Toaster } from "./toaster.js";

class NoResizes {
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("ResizeObserver", NoResizes);
});

it("follows the page only while a toast is open", () => {
  const store = createToastStore();
  const place = document.body.appendChild(document.createElement("div"));
  act(() => {
    createRoot(place).render(
      <LocaleProvider language="en">
        <Toaster store={store} />
      </LocaleProvider>,
    );
  });
  const frames = vi.spyOn(window, "requestAnimationFrame");
  const framesAfterScroll = () => {
    frames.mockClear();
    document.dispatchEvent(new Event("scroll"));
    return frames.mock.calls.length;
  };
  expect(framesAfterScroll()).toBe(0);
  act(() => void store.show({ title: "Added to your cart" }));
  expect(framesAfterScroll()).toBe(1);
  act(() => store.dismiss());
  expect(framesAfterScroll()).toBe(0);
});
