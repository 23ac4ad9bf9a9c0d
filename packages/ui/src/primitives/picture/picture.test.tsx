// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Picture } from "./index.js";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it("asks for the picture again that takes the place of a lost one and hangs", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  const source = { src: "/a.webp", srcset: "/a.avif 1x", width: 40, height: 30 };
  act(() => createRoot(container).render(<Picture source={source} alt="" eager fallback="A" />));
  const image = container.querySelector("img")!;
  await vi.advanceTimersByTimeAsync(15_000);
  // It was watched, and ended.
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(6000);
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
  act(() => void image.dispatchEvent(new Event("error")));
  expect(image.getAttribute("srcset")).toBeNull();
  expect(image.getAttribute("src")).toBe("/a.webp");
  await vi.advanceTimersByTimeAsync(22_000);
  expect(image.getAttribute("src")).toBe("/a.webp?again=1");
});
