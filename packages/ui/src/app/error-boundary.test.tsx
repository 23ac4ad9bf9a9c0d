// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { ErrorBoundary } from "./error-boundary.js";

vi.mock("../screens/status-screen/index.js", () => ({ StatusScreen: () => <h1>500</h1> }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it("ends what keeps early input where the first screen fails, and repeats the presses that still have a button", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const [ofHeader, ofScreen] = [document.createElement("button"), document.createElement("button")];
  [ofHeader.id, ofScreen.id] = ["header", "screen"];
  document.body.append(ofHeader);
  const presses = [ofHeader, ofScreen].map((button) => {
    const press = vi.fn();
    button.addEventListener("click", press);
    return press;
  });
  window.takeEarlyPresses = () =>
    [ofScreen, ofHeader].map((element) => ({ element, label: element.id, at: 0 }));
  const place = document.body.appendChild(document.createElement("main"));
  const Broken = () => {
    throw new Error("planted");
  };
  // oxlint-disable-next-line typescript/require-await
  await act(async () =>
    createRoot(place, { onCaughtError: () => undefined }).render(
      <ErrorBoundary path="/" homeHref="/">
        <Broken />
      </ErrorBoundary>,
    ),
  );
  expect(place.textContent).toBe("500");
  await vi.waitFor(() => expect(presses[0]).toHaveBeenCalledOnce());
  expect(presses[1]).not.toHaveBeenCalled();
  expect("takeEarlyPresses" in window).toBe(false);
});
