// @vitest-environment jsdom
import { LocaleProvider } from "@talabee/ui/locale";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CounterProvider } from "../../app/counter.js";
import { RIDE_NOW, storyRide, storyRideSnapshot } from "../../story-data/rides.js";
import { StoryEvening, storyCounter } from "../../story-data/story-counter.js";
import { RideScreen } from "./ride-screen.js";

let root: Root;
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
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => act(() => root.unmount()));

const nothing = () => undefined;
/** A rider at the door of an order. */
const show = (id: string) =>
  act(async () =>
    root.render(
      <CounterProvider counter={storyCounter()}>
        <LocaleProvider language="en">
          <StoryEvening at={RIDE_NOW}>
            <RideScreen
              snapshot={storyRideSnapshot({ ride: storyRide("at_door", { id }) })}
              place={null}
              placeDenied={false}
              audible
              answering={null}
              problem={null}
              look="dark"
              onUnlock={nothing}
              onAct={nothing}
              onAnswer={nothing}
              onStart={async () => null}
              onDutyChange={async () => null}
              onEndShift={() => new Promise(nothing)}
              onNewsSeen={nothing}
              onLookChange={nothing}
              onLanguageChange={nothing}
              onSignOut={nothing}
            />
          </StoryEvening>
        </LocaleProvider>
      </CounterProvider>,
    ),
  );
const press = (text: string) => {
  const button = [...document.querySelectorAll("button")].find((one) => one.textContent === text)!;
  return act(async () => button.click());
};

it("reports a problem of no other order than the one at whose door it was opened", async () => {
  await show("ride-1");
  await act(async () => void (await import("./ride-sheets.js")));
  await press("No code?");
  expect(document.querySelector("[role=dialog]")).not.toBeNull();
  // The office moved that order to somebody else, and gave the rider another one.
  await show("ride-2");
  expect(document.querySelector("[role=dialog]")).toBeNull();
});
