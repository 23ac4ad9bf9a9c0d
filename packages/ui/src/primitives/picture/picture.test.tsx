// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Picture } from "./index.js";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // Pictures load at once, also where another file has filled this gap of jsdom.
  vi.stubGlobal("IntersectionObserver", undefined);
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

it("shows the file of the card that led to it until the main picture of a screen has come", async () => {
  const isMain = (image: HTMLImageElement) => image.getAttribute("fetchpriority") === "high";
  let hasCome = false;
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockImplementation(function (
    this: HTMLImageElement,
  ) {
    return hasCome || !isMain(this);
  });
  vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(320);
  vi.spyOn(HTMLImageElement.prototype, "currentSrc", "get").mockReturnValue("/a-320.avif");
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const source = {
    src: "/a.webp",
    srcset: "/a-320.avif 320w, /a-640.avif 640w",
    thumbhash: "1QcSHQRnh493V4dIh4eXh1h4kJUI",
  };
  const show = (main: typeof source) =>
    act(() =>
      root.render(
        <>
          <Picture source={source} alt="" fallback="A" />
          <Picture source={main} alt="" eager fallback="A" />
        </>,
      ),
    );
  show(source);
  const main = () => container.querySelector<HTMLImageElement>("img[fetchpriority=high]")!;
  expect(main().parentElement!.style.background).toContain("/a-320.avif");
  hasCome = true;
  act(() => void main().dispatchEvent(new Event("load")));
  expect(main().parentElement!.style.background).toBe("");
  // Another picture has nothing to do with it.
  hasCome = false;
  show({ ...source, src: "/b.webp" });
  expect(main().parentElement!.style.background).toBe("");
});
