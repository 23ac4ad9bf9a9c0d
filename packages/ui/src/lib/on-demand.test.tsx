// @vitest-environment jsdom
import { act, createElement, type ReactNode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazyComponent, OnDemand } from "./on-demand.js";
import { Optional } from "./optional.js";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function render(node: ReactNode) {
  const place = document.createElement("div");
  // An async callback: what is resolved meanwhile is rendered too.
  // oxlint-disable-next-line typescript/require-await
  await act(async () => createRoot(place).render(node));
  return place;
}

const Sheet = () => <p>sheet</p>;

test("code that could not be loaded is asked for again", async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<{ default: typeof Sheet }>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue({ default: Sheet });
  const { Component } = lazyComponent(load);
  const place = await render(
    <OnDemand when>
      <Component />
    </OnDemand>,
  );
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(place.textContent).toBe("sheet");
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([true, false])("code that throws leaves its part out only in Optional: %s", async (optional) => {
  vi.useFakeTimers();
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<{ default: typeof Sheet }>>().mockRejectedValue(new Error("planted"));
  const { Component } = lazyComponent(load);
  const onUncaughtError = vi.fn();
  const place = document.createElement("div");
  const root = createRoot(place, { onUncaughtError });
  const map = <Suspense>{createElement(Component)}</Suspense>;
  // oxlint-disable-next-line typescript/require-await
  const rendered = act(async () => root.render(<>form{optional ? <Optional>{map}</Optional> : map}</>));
  if (optional) await rendered;
  else await expect(rendered).rejects.toThrow("planted");
  expect(place.textContent).toBe(optional ? "form" : "");
  expect(load).toHaveBeenCalledOnce();
  expect(log.mock.calls.some(([text]) => text === "An error occurred:")).toBe(optional);
});

const lost = () => new TypeError("Failed to fetch dynamically imported module");

test("an optional part is left out after three more tries, and asked for again where it is shown later", async () => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<{ default: typeof Sheet }>>().mockRejectedValue(lost());
  const { Component } = lazyComponent(load, { optional: true });
  const form = () =>
    render(
      <Optional>
        <Suspense fallback="waiting">
          <Component />
        </Suspense>
      </Optional>,
    );
  const first = await form();
  await act(() => vi.advanceTimersByTimeAsync(6_999));
  expect(first.textContent).toBe("waiting");
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(first.textContent).toBe("");
  expect(load).toHaveBeenCalledTimes(4);
  // Not at once: a form that is shown again and again would ask each time.
  await form();
  expect(load).toHaveBeenCalledTimes(4);
  load.mockResolvedValue({ default: Sheet });
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect((await form()).textContent).toBe("sheet");
});

test("any other part waits for its code for as long as it takes", async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<{ default: typeof Sheet }>>().mockRejectedValue(lost());
  const { Component } = lazyComponent(load);
  const place = await render(
    <OnDemand when>
      <Component />
    </OnDemand>,
  );
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(load.mock.calls.length).toBeLessThan(17);
  load.mockResolvedValue({ default: Sheet });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(place.textContent).toBe("sheet");
});

test("a load under way when the network is lost is repeated once it is back", async () => {
  vi.useFakeTimers();
  let fail = (_error: Error) => {};
  const load = vi
    .fn<() => Promise<{ default: typeof Sheet }>>()
    .mockImplementationOnce(() => new Promise((_done, reject) => (fail = reject)))
    .mockResolvedValue({ default: Sheet });
  const { Component, preload } = lazyComponent(load);
  preload();
  const place = await render(
    <OnDemand when>
      <Component />
    </OnDemand>,
  );
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await act(async () => {
    fail(new TypeError("Failed to fetch dynamically imported module"));
    await vi.advanceTimersByTimeAsync(60_000);
  });
  expect(place.textContent).toBe("");
  expect(load).toHaveBeenCalledTimes(1);

  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  await act(async () => {
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(place.textContent).toBe("sheet");
});
