// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { nextPaint } from "../../lib/next-paint.js";
import { useRequestedQuantity } from "./use-requested-quantity.js";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

/** A stepper whose changes are settled by the returned functions, in the order of the requests. */
function open(value = 1) {
  const settle: { done: () => void; fail: () => void }[] = [];
  const rendered: ReturnType<typeof useRequestedQuantity>[] = [];
  function Part() {
    rendered.push(
      useRequestedQuantity({
        value,
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
    isNew: () => rendered.at(-1)![2],
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

it("tells a first piece from others until it is painted", async () => {
  const { request, shown, isNew, settle } = open(0);
  request(1);
  expect([shown(), isNew()]).toEqual([1, true]);
  await act(nextPaint);
  expect([shown(), isNew()]).toEqual([1, false]);
  request(2);
  expect([shown(), isNew()]).toEqual([2, false]);
  await act(async () => settle[1]!.done());
  expect([shown(), isNew()]).toEqual([0, undefined]);
});

it("keeps a second piece that is requested before the first is painted", async () => {
  const { request, shown, isNew } = open(0);
  request(1);
  request(2);
  expect([shown(), isNew()]).toEqual([2, false]);
  await act(nextPaint);
  expect(shown()).toBe(2);
});
