// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { useOptimisticValues } from "./use-optimistic-values.js";

it("makes the next change of a value after one that failed", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const seen: ReturnType<typeof useOptimisticValues<number>>[] = [];
  function Part() {
    seen.push(useOptimisticValues<number>({}));
    return null;
  }
  const root = createRoot(document.createElement("div"));
  act(() => root.render(<Part />));
  const next = vi.fn();
  const set = seen[0]![1];
  await act(async () => {
    const { done: failed } = set("a", 1, () => Promise.reject(new Error("refused")));
    const { done } = set("a", 2, next);
    await expect(failed).rejects.toThrow("refused");
    await done;
  });
  expect(next).toHaveBeenCalledOnce();
  expect(seen.at(-1)![0]).toEqual({});
  act(() => root.unmount());
});
