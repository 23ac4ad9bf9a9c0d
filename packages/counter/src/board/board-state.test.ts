import type { Board } from "@talabee/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { boardCard, storyBoard, storyGone, STORY_NOW } from "../story-data/board-cards.js";
import {
  EMPTY_BOARD,
  goneToTell,
  lanesOf,
  toMake,
  withBoard,
  withCard,
  withoutCard,
  withoutGone,
} from "./board-state.js";

const board = (items: Board["items"]): Board => ({
  at: new Date(STORY_NOW).toISOString(),
  last_event_id: "x",
  items: [...items],
});
const none = new Set<string>();
const canceled = { at: STORY_NOW, own: none, outcome: "canceled" } as const;
const open = (items: Board["items"]) =>
  withBoard(EMPTY_BOARD, board(items), { deviceNow: STORY_NOW - 5000, own: none });

it(
  "sorts the orders into lanes, what waits longest or is due first on top",
  { tags: ["REQ-COUNTER-03"] },
  () => {
    const lanes = lanesOf(storyBoard, STORY_NOW);
    const codes = Object.fromEntries(
      Object.entries(lanes).map(([lane, cards]) => [lane, cards.map((card) => card.id)]),
    );
    expect(codes).toEqual({
      new: ["order-431", "order-432"],
      kitchen: ["order-427", "order-428"],
      ready: ["order-424", "order-425"],
      out: ["order-421"],
      later: ["order-433"],
    });
    // What is wanted later is asked for when it is released, without a word of the server.
    expect(lanesOf(storyBoard, STORY_NOW + 61 * 60_000).new.map(({ id }) => id)).toContain("order-433");
  },
);

it("rings for what the server has released, however much this device's clock is behind", () => {
  expect(lanesOf([boardCard()], STORY_NOW - 60_000).new).toHaveLength(1);
});

it("knows the server's clock", () => {
  expect(open([boardCard()]).ahead).toBe(5000);
});

it("keeps the newer version of an order, whichever comes last", { tags: ["REQ-COUNTER-03"] }, () => {
  const newer = boardCard({ version: 3, rider_name: "Faisal" });
  const state = withCard(withCard(open([boardCard()]), newer), boardCard({ version: 2 }));
  expect(state.cards.get("order-431")).toBe(newer);
});

it("tells of an order that somebody else took out of the kitchen, until a person has seen it", () => {
  const state = withoutCard(open([storyGone, boardCard()]), storyGone.id, canceled);
  expect(state.cards.has(storyGone.id)).toBe(false);
  expect(state.gone.get(storyGone.id)).toEqual({ card: storyGone, at: STORY_NOW, outcome: "canceled" });
  expect(withoutGone(state, storyGone.id).gone.size).toBe(0);
  // Also one that was canceled while the line was cut.
  const later = withBoard(open([storyGone]), board([]), { deviceNow: STORY_NOW, own: none });
  expect([...later.gone.keys()]).toEqual([storyGone.id]);
});

it("tells nothing of what this device ended itself, nor of a new order that nobody began", () => {
  const own = withoutCard(open([storyGone]), storyGone.id, { ...canceled, own: new Set([storyGone.id]) });
  expect(own.gone.size).toBe(0);
  const unanswered = withoutCard(open([boardCard()]), "order-431", canceled);
  expect([unanswered.cards.size, unanswered.gone.size]).toEqual([0, 0]);
});

it("tells of canceled orders alone, at any step, whatever way they go", { tags: ["REQ-COUNTER-03"] }, () => {
  fc.assert(
    fc.property(
      fc.constantFrom("delivery", "pickup", "dine_in"),
      fc.constantFrom(null, storyGone.placed_at),
      fc.constantFrom("delivered", "canceled"),
      (order_type, ready_at, outcome) => {
        const card = { ...storyGone, order_type, ready_at };
        const state = withoutCard(open([card]), card.id, { at: STORY_NOW, own: none, outcome });
        expect([state.cards.size, state.gone.size]).toEqual([0, outcome === "canceled" ? 1 : 0]);
        // A board that was read after a gap does not say how it ended; the event that follows does.
        const unknown = withBoard(open([card]), board([]), { deviceNow: STORY_NOW, own: none });
        const later = withoutCard(unknown, card.id, { at: STORY_NOW, own: none, outcome });
        expect(goneToTell(unknown, STORY_NOW)).toEqual([]);
        expect(goneToTell(later, STORY_NOW)).toHaveLength(outcome === "canceled" ? 1 : 0);
      },
    ),
  );
});

it("takes what was ready and is not brought for given to its customer, where nobody says more", () => {
  const ready = { ...storyGone, order_type: "pickup" as const, ready_at: storyGone.placed_at };
  const told = (card: typeof storyGone) =>
    goneToTell(withBoard(open([card]), board([]), { deviceNow: STORY_NOW, own: none }), STORY_NOW + 5000);
  expect(told(ready)).toEqual([]);
  expect(told(storyGone)).toHaveLength(1);
});

it("believes an event more than a board that was read meanwhile", () => {
  const fresh = boardCard();
  const touched = new Set([fresh.id, storyGone.id]);
  // The board is of the time before the one came and the other went.
  const state = withBoard(open([fresh]), board([storyGone]), { deviceNow: STORY_NOW, own: none, touched });
  expect([...state.cards.keys()]).toEqual([fresh.id]);
});

it("adds up what is left to make, by dish", () => {
  expect(toMake(lanesOf(storyBoard, STORY_NOW).kitchen).map(({ id, quantity }) => [id, quantity])).toEqual([
    ["hummus", 2],
    ["fattoush", 2],
    ["grill", 1],
    ["lamb", 1],
  ]);
});
