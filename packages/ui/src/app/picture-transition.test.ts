// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { growPictures } from "./picture-transition.js";

it("repeats the press of a product once, however often it is pressed meanwhile", async () => {
  document.body.innerHTML = `<article data-slot="product-card"><a href="/store/s/product/p"></a><i data-slot="picture"></i></article>`;
  const link = document.querySelector("a")!;
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("innerHeight", 100);
  vi.stubGlobal("innerWidth", 100);
  Object.assign(document, {
    startViewTransition: (change: () => Promise<void>) => {
      const finished = Promise.resolve().then(change);
      return { finished, ready: finished, skipTransition: () => undefined };
    },
  });
  Object.defineProperty(document, "visibilityState", { value: "visible" });
  document.querySelector("i")!.getBoundingClientRect = () =>
    ({ top: 0, bottom: 50, left: 0, right: 50 }) as DOMRect;
  growPictures();
  const followed = vi.fn((event: Event) => event.preventDefault());
  link.addEventListener("click", followed);
  link.click();
  link.click();
  expect(followed).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(followed).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done, 200));
  expect(followed).toHaveBeenCalledOnce();
  // The next one is taken again.
  link.click();
  await vi.waitFor(() => expect(followed).toHaveBeenCalledTimes(2));
  await new Promise((done) => setTimeout(done, 200));
});
