import {
  type Board,
  board as boardCall,
  boardEvents,
  type BoardEvent,
  type Call,
  type PanelClient,
  PanelError,
} from "@talabee/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { boardCard, STORY_NOW, storyGone } from "../story-data/board-cards.js";
import { BoardSession } from "./board-session.js";
import { goneToTell } from "./board-state.js";

let server: ReturnType<typeof createServer>;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ now: STORY_NOW });
  vi.stubGlobal("window", new EventTarget());
  server = createServer();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server whose board is set by hand, and whose stream carries what is said. */
function createServer() {
  const opened: (string | undefined)[] = [];
  let stream: ReadableStreamDefaultController<Uint8Array>;
  const state = {
    items: [] as Board["items"],
    isCut: false,
    /** By how much its clock is ahead of the device's calendar. */
    ahead: 0,
    reads: 0,
    opened,
    say(event: BoardEvent, id: string): void {
      stream.enqueue(new TextEncoder().encode(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`));
    },
  };
  const answer = (call: Call): Board => {
    if (call.path !== boardCall.path) throw new Error(call.path);
    if (state.isCut) throw new PanelError({ message: "", status: 0, code: "network", requestId: null });
    state.reads++;
    const at = new Date(Date.now() + state.ahead).toISOString();
    return { at, last_event_id: `read ${state.reads}`, items: state.items };
  };
  const api = {
    send: async (call: Call) => ({ message: "", data: answer(call), requestId: null }),
    open: async (call: Call, { lastEventId, signal }: { lastEventId?: string; signal: AbortSignal }) => {
      expect(call.path).toBe(boardEvents.path);
      opened.push(lastEventId);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          stream = controller;
          signal.addEventListener("abort", () => controller.error(new Error("closed")));
        },
      });
      return new Response(body);
    },
    readEvent: async (_: Call, data: string) => JSON.parse(data) as BoardEvent,
  } as unknown as PanelClient;
  return { ...state, api, state };
}

async function open(...items: Board["items"]): Promise<BoardSession> {
  server.state.items = items;
  const session = new BoardSession({
    api: server.api,
    storeId: "beit-sitti",
    storage: { load: () => [], save: () => undefined },
    onExpired: () => undefined,
  });
  stop = session.start();
  await vi.advanceTimersByTimeAsync(10);
  return session;
}

it("learns after a gap what became of an order, and rings for a canceled one alone", async () => {
  const served = { ...storyGone, id: "order-served", order_type: "dine_in" as const };
  const session = await open(storyGone, served);
  server.say({ kind: "card", card: boardCard() }, "7");
  await vi.advanceTimersByTimeAsync(10);
  server.state.items = [boardCard()];
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(10);
  // The events since the last one that was heard, not since the board that was read.
  expect(server.opened).toEqual(["read 1", "7"]);
  expect(goneToTell(session.get().board, session.now())).toEqual([]);
  server.say({ kind: "gone", order_id: served.id, outcome: "delivered" }, "8");
  server.say({ kind: "gone", order_id: storyGone.id, outcome: "canceled" }, "9");
  await vi.advanceTimersByTimeAsync(5000);
  expect(goneToTell(session.get().board, session.now()).map(({ card }) => card.id)).toEqual([storyGone.id]);
});

it("reads the board until it is there when the stream has lost its place", async () => {
  const session = await open();
  server.state.isCut = true;
  server.say({ kind: "reset" }, "3");
  await vi.advanceTimersByTimeAsync(12_000);
  server.state.isCut = false;
  server.state.items = [boardCard()];
  await vi.advanceTimersByTimeAsync(6000);
  expect([...session.get().board.cards.keys()]).toEqual(["order-431"]);
});

it("knows the server's time when the device's clock is set, and asks for it anew", async () => {
  const session = await open();
  const steady = performance.now();
  vi.setSystemTime(STORY_NOW - 3_600_000);
  // The line is cut: the clock that nobody sets goes on.
  expect(session.now() - STORY_NOW).toBeLessThan(1000);
  expect(session.now() - STORY_NOW).toBeGreaterThanOrEqual(0);
  expect(performance.now()).toBe(steady);
  server.state.ahead = 3_600_000;
  const reads = server.state.reads;
  await vi.advanceTimersByTimeAsync(6000);
  expect(server.state.reads).toBe(reads + 1);
  expect(session.now() - STORY_NOW).toBeGreaterThan(0);
  expect(session.now() - STORY_NOW).toBeLessThan(10_000);
});
