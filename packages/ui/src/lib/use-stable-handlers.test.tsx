// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { useStableHandlers } from "./use-stable-handlers.js";

it("keeps the identity of handlers, calls the latest, and adds none where there are none", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const seen: { onOpen: (() => void) | undefined }[] = [];
  function Part({ onOpen }: { onOpen?: () => void }) {
    seen.push(useStableHandlers({ onOpen }));
    return null;
  }
  const [first, second] = [vi.fn(), vi.fn()];
  const root = createRoot(document.createElement("div"));
  act(() => root.render(<Part onOpen={first} />));
  act(() => root.render(<Part onOpen={second} />));
  expect(seen.at(-1)).toBe(seen[0]);
  seen[0]?.onOpen?.();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  act(() => root.render(<Part />));
  expect(Object.keys(seen.at(-1)!)).toEqual([]);
  act(() => root.unmount());
});
