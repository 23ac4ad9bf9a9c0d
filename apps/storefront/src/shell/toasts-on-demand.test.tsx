// @vitest-environment jsdom
import { Providers } from "./providers.js";
import { Dialog } from "@talabee/ui/primitives/dialog";
import { toast } from "@talabee/ui/primitives/toast";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createShop } from "../platform/index.js";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it("shows screen readers a toast whose code comes while a dialog is open", async () => {
  const shop = createShop({ fetch: () => new Promise(() => {}) });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const show = (open: boolean) =>
    act(async () =>
      root.render(
        <MemoryRouter>
          <Providers shop={shop}>
            <p>The page</p>
            <Dialog open={open} onOpenChange={() => undefined} title="Address">
              Zone
            </Dialog>
          </Providers>
        </MemoryRouter>,
      ),
    );
  await show(false);
  await show(true);
  expect(document.querySelector("p")!.closest("[aria-hidden=true]"), "the page is hidden").not.toBeNull();
  await act(async () => void toast.show({ title: "Not saved", tone: "danger" }));
  const shown = () => document.querySelector("[data-slot=toast]");
  for (let tries = 0; tries < 400 && shown() === null; tries++)
    await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(shown()!.closest("[aria-hidden=true]")).toBeNull();
  await act(async () => root.unmount());
}, 30_000);
