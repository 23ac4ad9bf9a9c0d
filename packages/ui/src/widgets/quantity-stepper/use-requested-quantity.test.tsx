// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { useRequestedQuantity } from "./use-requested-quantity.js";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

/** A stepper at 1 whose changes are settled by the returned functions, in the order of the requests. */
function open() {
  const settle: { done: () => void; fail: () => void }[] = [];
  const rendered: ReturnType<typeof useRequestedQuantity>[] = [];
  function Part() {
    rendered.push(
      useRequestedQuantity({
        value: 1,
        onValueChange: (quantity) =>
          quantity === 0
            ? undefined
            : new Promise<void>((done, reject) =>
                settle.push({ done, fail: () => reject(new Error("refused")) }),
              ),
      }),
    );
    return null;
  }
  act(() => createRoot(document.createElement("div")).render(<Part />));
  return {
    settle,
    shown: () => rendered.at(-1)![0],
    request: (quantity: number) => act(() => rendered.at(-1)![1](quantity)),
  };
}

it.each(["done", "fail"] as const)("shows what was requested until its promise settles: %s", async (how) => {
  const { settle, shown, request } = open();
  request(2);
  expect(shown()).toBe(2);
  await act(async () => settle[0]![how]());
  expect(shown()).toBe(1);
});

it("is not taken back by the promise of an earlier request", async () => {
  const { settle, shown, request } = open();
  request(2);
  request(3);
  await act(async () => settle[0]!.done());
  expect(shown()).toBe(3);
  await act(async () => settle[1]!.done());
  expect(shown()).toBe(1);
});

it("shows the given quantity when nothing has to be waited for", () => {
  const { shown, request } = open();
  request(0);
  expect(shown()).toBe(1);
});
