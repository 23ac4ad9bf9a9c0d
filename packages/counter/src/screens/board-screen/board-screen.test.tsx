// @vitest-environment jsdom
import { LocaleProvider } from "@talabee/ui/locale";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BoardSnapshot } from "../../board/board-session.js";
import { storyBoard, STORY_NOW, storyMoment } from "../../story-data/board-cards.js";
import { StoryEvening, storySnapshot } from "../../story-data/story-counter.js";
import { BoardScreen, type BoardScreenProps } from "./board-screen.js";

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  document.title = "";
});

const nothing = () => undefined;
function screenOf(snapshot: BoardSnapshot, change: Partial<BoardScreenProps> = {}) {
  return (
    <LocaleProvider language="en">
      <StoryEvening>
        <BoardScreen
          snapshot={snapshot}
          usualMinutes={25}
          audible
          onUnlock={nothing}
          onSilence={nothing}
          onUndo={nothing}
          onGoneSeen={nothing}
          onDroppedSeen={nothing}
          isHeld={() => false}
          onAct={nothing}
          onOpen={nothing}
          onRefuse={nothing}
          onHandOver={nothing}
          {...change}
        />
      </StoryEvening>
    </LocaleProvider>
  );
}
const show = (...of: Parameters<typeof screenOf>) => act(async () => root.render(screenOf(...of)));
const board = storySnapshot();
const focused = () => (document.activeElement as HTMLElement).dataset["order"];
const cardOf = (id: string) => container.querySelector<HTMLElement>(`[data-order="${id}"]`)!;

/** The board after some orders were accepted. */
function accepted(...ids: string[]): BoardSnapshot {
  const cards = storyBoard.map((card) =>
    ids.includes(card.id)
      ? ({ ...card, order_status: "accepted", lane: "kitchen", accepted_at: storyMoment(0) } as const)
      : card,
  );
  return { ...board, board: { ...board.board, cards: new Map(cards.map((card) => [card.id, card])) } };
}

it(
  "keeps the place of a keyboard: the next order of the lane, or the one that moved",
  { tags: ["REQ-COUNTER-06"] },
  async () => {
    await show(board);
    act(() => cardOf("order-431").focus());
    await show(accepted("order-431"));
    expect(focused()).toBe("order-432");
    await show(accepted("order-431", "order-432"));
    expect(focused()).toBe("order-432");
    // A press beside the cards leaves them.
    act(() => {
      document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
      cardOf("order-432").blur();
    });
    await show(board);
    expect(focused()).toBeUndefined();
  },
);

it("hears a key that is pressed as soon as the board is there", async () => {
  const onUndo = vi.fn();
  const held = {
    key: "key-1",
    orderId: "order-428",
    orderCode: "TB-20428",
    act: { kind: "ready" },
    version: 1,
    seen: "accepted",
    at: STORY_NOW,
    notBefore: STORY_NOW + 8000,
  } as const;
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const pressed = new Promise<void>((done) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { code: "KeyZ", bubbles: true, cancelable: true }),
      );
      done();
    });
    observer.observe(container, { childList: true });
  });
  root.render(screenOf({ ...board, acts: [held] }, { onUndo, isHeld: () => true }));
  await pressed;
  expect(onUndo).toHaveBeenCalledWith("key-1");
});

it("shows each lane that a tab names, also in a kitchen", async () => {
  for (const kitchen of [false, true]) {
    await show(board, { kitchen });
    for (const tab of container.querySelectorAll<HTMLElement>(".counter-tabs > button")) {
      act(() => tab.click());
      expect(container.querySelectorAll("[data-lane][data-chosen]")).toHaveLength(1);
    }
  }
});

it("counts the unanswered orders in the title as long as it is shown", async () => {
  document.title = "Talabee · Store";
  await show(board);
  expect(document.title).toBe("(2) Talabee · Store");
  await show(accepted("order-431"));
  expect(document.title).toBe("(1) Talabee · Store");
  act(() => root.render(null));
  expect(document.title).toBe("Talabee · Store");
});
