import { createPreference, openStorage } from "@talabee/domain";
import type { ReactNode } from "react";
import { silentBell } from "../adapters/bell/index.js";
import { ClockProvider, stoppedClock } from "../app/clock.js";
import { PanelError } from "@talabee/contract";
import type { BoardSnapshot } from "../board/board-session.js";
import { EMPTY_BOARD } from "../board/board-state.js";
import { type Counter, createCounter } from "../app/counter.js";
import { boardCard, storyBoard, storyGone, STORY_NOW } from "./board-cards.js";

/** The evening of the stories, which stands still. */
export function StoryEvening({ children, at = STORY_NOW }: { children: ReactNode; at?: number }) {
  return <ClockProvider value={stoppedClock(at)}>{children}</ClockProvider>;
}

/** A busy evening's board; `change` sets what is special. */
export function storySnapshot(change: Partial<BoardSnapshot> = {}): BoardSnapshot {
  return {
    board: {
      ...EMPTY_BOARD,
      cards: new Map(storyBoard.map((card) => [card.id, card])),
      gone: new Map([
        [storyGone.id, { card: storyGone, at: STORY_NOW - 60_000, outcome: "canceled" as const }],
      ]),
      heardAt: STORY_NOW,
    },
    line: "live",
    error: null,
    acts: [],
    dropped: [],
    ...change,
  };
}

/** A refusal that another screen has overtaken. */
export const storyDropped: BoardSnapshot["dropped"][number] = {
  queued: {
    key: "key-1",
    orderId: "order-431",
    orderCode: "TB-20431",
    act: { kind: "refuse", reason: "too_busy", words: null },
    version: 1,
    seen: "pending",
    at: STORY_NOW,
    notBefore: STORY_NOW,
  },
  error: new PanelError({ message: "", status: 409, code: "stale_version", requestId: "req_7f3a91" }),
  card: boardCard({ order_status: "accepted", accepted_at: new Date(STORY_NOW - 120_000).toISOString() }),
};

/** A counter whose server does not answer; for screens that only need its language. */
export function storyCounter(): Counter {
  const storage = openStorage(() => null);
  return createCounter({
    session: {
      token: () => null,
      id: () => "sara",
      name: () => "Sara",
      subscribe: () => () => undefined,
      onSignedIn: () => undefined,
      onEnded: () => undefined,
    },
    language: createPreference(storage, "counter.language", ["en", "ar"], null),
    storage,
    bell: silentBell,
    fetch: () => new Promise(() => undefined),
  });
}
