// @vitest-environment jsdom
import { LocaleProvider } from "@talabee/ui/locale";
import { PanelError } from "@talabee/contract";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Outcome } from "../../board/acts.js";
import type { BoardSession, BoardSnapshot } from "../../board/board-session.js";
import type { Ringer } from "../../board/ringer.js";
import { boardCard, STORY_NOW, storyMoment } from "../../story-data/board-cards.js";
import { StoryEvening, storyCounter, storySnapshot } from "../../story-data/story-counter.js";
import { CounterProvider } from "../../app/counter.js";
import { StoreBoard } from "./store-board.js";

const ready = boardCard({
  order_type: "pickup",
  order_status: "accepted",
  accepted_at: storyMoment(-600),
  ready_at: storyMoment(-60),
  lane: "ready",
  code: "asked",
});

let root: Root;
let board: ReturnType<typeof createBoard>;
beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  root = createRoot(document.body.appendChild(document.createElement("div")));
  board = createBoard();
  await act(async () =>
    root.render(
      <CounterProvider counter={storyCounter()}>
        <LocaleProvider language="en">
          <StoryEvening>
            <StoreBoard
              board={board.session}
              ringer={{ silence() {} } as Ringer}
              store={undefined}
              device={null}
              kitchen={false}
              audible
            />
          </StoryEvening>
        </LocaleProvider>
      </CounterProvider>,
    ),
  );
  await act(async () => void (await import("./board-panels.js")));
  press(/^Handed over/);
  await act(async () => undefined);
  expect(document.querySelector("input")).not.toBeNull();
});
afterEach(() => act(() => root.unmount()));

/** A board with one order at the counter, whose acts are answered by hand. */
function createBoard() {
  const listeners = new Set<() => void>();
  let snapshot = storySnapshot();
  snapshot = {
    ...snapshot,
    board: { ...snapshot.board, cards: new Map([[ready.id, ready]]), gone: new Map() },
  };
  let settle: (outcome: Outcome) => void = () => undefined;
  const forgetDroppedOf = vi.fn();
  const session = {
    get: () => snapshot,
    subscribe: (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener)),
    act: () => new Promise<Outcome>((done) => (settle = done)),
    isHeld: () => false,
    forgetDroppedOf,
  } as unknown as BoardSession;
  return {
    session,
    forgetDroppedOf,
    change: (change: Partial<BoardSnapshot>) =>
      act(async () => {
        snapshot = { ...snapshot, ...change };
        for (const listener of listeners) listener();
      }),
    answer: (outcome: Outcome) => act(async () => settle(outcome)),
  };
}

function press(name: RegExp): void {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => name.test(textContent));
  expect(button).toBeDefined();
  act(() => button!.click());
}

const wrong = {
  error: new PanelError({
    message: "Wrong code",
    status: 409,
    code: "hand_over_code_wrong",
    requestId: null,
  }),
  card: ready,
};

it("says that a code waits for the line, and does not take another one meanwhile", async () => {
  press(/without a code/);
  expect(document.body.textContent).not.toContain("The line is cut");
  const act = { kind: "hand_over", code: null } as const;
  const queued = { key: "k", orderId: ready.id, orderCode: ready.order_code, act, version: 1 };
  await board.change({
    acts: [{ ...queued, seen: "accepted", at: STORY_NOW, notBefore: STORY_NOW, isWaiting: true }],
  });
  expect(document.body.textContent).toContain("The line is cut");
  await board.change({ acts: [] });
  await board.answer(wrong);
  expect(document.body.textContent).toContain("Wrong code");
  expect(board.forgetDroppedOf).toHaveBeenCalledWith(ready.id);
});

it("leaves a refused code to the board once its panel is closed", async () => {
  press(/without a code/);
  act(
    () =>
      void document.activeElement!.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
      ),
  );
  await act(async () => undefined);
  expect(document.querySelector("[role=dialog]")).toBeNull();
  await board.answer(wrong);
  expect(board.forgetDroppedOf).not.toHaveBeenCalled();
});
