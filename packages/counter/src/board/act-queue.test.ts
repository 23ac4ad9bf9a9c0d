import { type BoardCard, PanelError } from "@talabee/contract";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { boardCard } from "../story-data/board-cards.js";
import { ActQueue } from "./act-queue.js";
import { applyAct, boardRules, fits, HOLD_MS, type Outcome, type QueuedAct } from "./acts.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = (code: "stale_version" | "invalid_transition", status = 409) =>
  new PanelError({ message: "", status, code, requestId: null });
const cut = () => new PanelError({ message: "", status: 0, code: "network", requestId: null });

/** A server with one store's orders, which does each key once. */
function createServer(cards: readonly BoardCard[]) {
  const orders = new Map(cards.map((card) => [card.id, card as BoardCard | null]));
  const answers = new Map<string, BoardCard>();
  const moves: string[] = [];
  let isCut = false;
  return {
    orders,
    moves,
    cut: (value: boolean) => void (isCut = value),
    /** Another device's act. */
    change(id: string, change: (card: BoardCard) => BoardCard | null) {
      const card = orders.get(id)!;
      const changed = change(card);
      orders.set(id, changed === null ? null : { ...changed, version: card.version + 1 });
    },
    send: async ({ key, orderId, act, version }: QueuedAct): Promise<BoardCard> => {
      if (isCut) throw cut();
      const before = answers.get(key);
      if (before !== undefined) return before;
      const card = orders.get(orderId) ?? null;
      if (card === null || !fits(act, card)) throw refused("invalid_transition");
      if (card.version !== version) throw refused("stale_version");
      const next = applyAct(card, act, Date.now());
      const answer = { ...(next ?? { ...card, lane: null }), version: version + 1 };
      orders.set(orderId, next === null ? null : answer);
      answers.set(key, answer);
      moves.push(`${orderId} ${act.kind}`);
      return answer;
    },
    readCard: async (id: string) => {
      if (isCut) throw cut();
      return orders.get(id) ?? null;
    },
  };
}

function open(server: ReturnType<typeof createServer>, kept: QueuedAct[] = []) {
  const outcomes: [string, Outcome][] = [];
  let stored: readonly QueuedAct[] = kept;
  const queue = new ActQueue({
    rules: boardRules,
    send: server.send,
    readCard: server.readCard,
    onOutcome: ({ orderId, act }, outcome) => outcomes.push([`${orderId} ${act.kind}`, outcome]),
    storage: { load: () => stored, save: (acts) => (stored = acts) },
  });
  return { queue, outcomes, stored: () => stored as QueuedAct[] };
}

const pending = boardCard({ id: "a", order_status: "pending" });
const cooking = boardCard({ id: "a", order_status: "accepted", accepted_at: "2026-11-29T16:00:00.000Z" });

it(
  "sends an answer at once, and holds what can be undone for eight seconds",
  { tags: ["REQ-COUNTER-05"] },
  async () => {
    const server = createServer([pending]);
    const { queue } = open(server);
    await queue.add(pending, { kind: "accept", minutes: 20 });
    expect(server.moves).toEqual(["a accept"]);
    void queue.add(server.orders.get("a")!, { kind: "ready" });
    await vi.advanceTimersByTimeAsync(7999);
    expect(server.moves).toEqual(["a accept"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.moves).toEqual(["a accept", "a ready"]);
    expect(queue.get()).toEqual([]);
  },
);

it("takes back what is held, and nothing that was sent", { tags: ["REQ-COUNTER-05"] }, async () => {
  const server = createServer([cooking]);
  const { queue } = open(server);
  void queue.add(cooking, { kind: "ready" });
  const [held] = queue.get();
  expect(queue.undo(held!.key)).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.moves).toEqual([]);
  void queue.add(cooking, { kind: "ready" });
  const { key } = queue.get()[0]!;
  await vi.advanceTimersByTimeAsync(8000);
  expect(queue.undo(key)).toBe(false);
  expect(server.moves).toEqual(["a ready"]);
});

it(
  "keeps acts while the line is cut, also over a restart, and sends them in turn with the version of the one before",
  { tags: ["REQ-COUNTER-04"] },
  async () => {
    const server = createServer([pending]);
    server.cut(true);
    const first = open(server);
    void first.queue.add(pending, { kind: "accept", minutes: 15 });
    void first.queue.add(pending, { kind: "ready" }, 0);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(first.queue.get().map(({ isWaiting }) => isWaiting ?? false)).toEqual([true, false]);
    first.queue.stop();

    server.cut(false);
    const second = open(server, first.stored());
    second.queue.pump();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.moves).toEqual(["a accept", "a ready"]);
    expect(second.stored()).toEqual([]);
  },
);

it(
  "repeats an act on a newer version that it still fits, and drops one that another screen has overtaken",
  { tags: ["REQ-COUNTER-04"] },
  async () => {
    const server = createServer([pending, { ...pending, id: "b" }]);
    server.change("a", (card) => ({ ...card, rider_name: "Faisal" }));
    server.change("b", (card) => applyAct(card, { kind: "accept", minutes: 30 }, Date.now()));
    const { queue, outcomes } = open(server);
    await queue.add(pending, { kind: "accept", minutes: 10 });
    const refusal = { kind: "refuse", reason: "too_busy", words: null } as const;
    const dropped = await queue.add({ ...pending, id: "b" }, refusal);
    expect(outcomes.map(([name]) => name)).toEqual(["a accept", "b refuse"]);
    expect(server.orders.get("a")!.promised_minutes).toBe(10);
    expect("error" in dropped).toBe(true);
    expect(server.orders.get("b")!.promised_minutes).toBe(30);
  },
);

it(
  "moves each order exactly once, in whatever order the acts of two offline devices arrive",
  { tags: ["REQ-COUNTER-04"] },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(4), fc.constantFrom("accept", "ready", "out"), fc.boolean()), {
          minLength: 30,
          maxLength: 30,
        }),
        fc.boolean(),
        async (acts, isSecondFirst) => {
          const cards = [0, 1, 2, 3, 4].map((at) => ({
            ...pending,
            id: String(at),
            order_type: "delivery" as const,
          }));
          const server = createServer(cards);
          server.cut(true);
          const devices = [open(server), open(server)];
          for (const [at, kind, isSecond] of acts) {
            const act = kind === "accept" ? ({ kind, minutes: 20 } as const) : { kind };
            void devices[isSecond ? 1 : 0]!.queue.add(cards[at]!, act, 0);
          }
          await vi.advanceTimersByTimeAsync(1);
          server.cut(false);
          for (const { queue } of isSecondFirst ? devices.toReversed() : devices) {
            queue.pump();
            await vi.advanceTimersByTimeAsync(300_000);
          }
          expect(devices.flatMap(({ stored }) => stored())).toEqual([]);
          expect(new Set(server.moves).size).toBe(server.moves.length);
        },
      ),
      { numRuns: 30 },
    );
  },
);

it(
  "stores nothing once another tab has taken over, also not the answer that comes after that",
  { tags: ["REQ-COUNTER-04"] },
  async () => {
    const server = createServer([pending]);
    const { queue, stored } = open(server);
    server.cut(true);
    void queue.add(pending, { kind: "accept", minutes: 20 });
    queue.stop();
    server.cut(false);
    const kept = stored();
    expect(kept).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stored()).toBe(kept);
    const next = open(server, [...kept]);
    next.queue.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.moves).toEqual(["a accept"]);
    expect(next.stored()).toEqual([]);
  },
);

it("waits between two attempts where the order cannot be read either", async () => {
  const server = createServer([pending]);
  server.change("a", (card) => card);
  const { queue } = open({ ...server, readCard: () => Promise.reject(cut()) });
  const send = vi.spyOn(server, "send");
  void queue.add(pending, { kind: "accept", minutes: 15 });
  await vi.advanceTimersByTimeAsync(100);
  expect(send.mock.calls.length).toBeLessThan(3);
  queue.stop();
});

it("sends what is held as the page closes, and offers no undo for it on the next one", async () => {
  const server = createServer([{ ...pending, order_status: "accepted", lane: "kitchen" }]);
  const first = open(server);
  server.cut(true);
  void first.queue.add(server.orders.get("a")!, { kind: "delay", minutes: 5 });
  first.queue.pump({ isLeaving: true });
  const second = open(server, first.stored());
  expect(second.queue.get().map((act) => second.queue.isHeld(act))).toEqual([false]);
  first.queue.stop();
  second.queue.stop();
  await vi.advanceTimersByTimeAsync(0);
});

it("holds an act no longer where the device's clock is set back", async () => {
  const server = createServer([cooking]);
  const { queue } = open(server);
  void queue.add(cooking, { kind: "ready" });
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(2 * HOLD_MS.ready);
  expect(server.moves).toEqual(["a ready"]);
});

it("sends what is held back before its person leaves, and says whether the line let it", async () => {
  const server = createServer([cooking, { ...cooking, id: "b" }]);
  const { queue, stored } = open(server);
  void queue.add(cooking, { kind: "ready" });
  expect(await queue.flush()).toBe(true);
  expect(server.moves).toEqual(["a ready"]);
  server.cut(true);
  void queue.add({ ...cooking, id: "b" }, { kind: "ready" });
  expect(await queue.flush()).toBe(false);
  // It is kept for its person.
  expect(stored().map(({ orderId }) => orderId)).toEqual(["b"]);
  server.cut(false);
  expect(await queue.flush()).toBe(true);
  expect(server.moves).toEqual(["a ready", "b ready"]);
});
