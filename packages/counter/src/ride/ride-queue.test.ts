import { PanelError, type Ride } from "@talabee/contract";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ActQueue } from "../board/act-queue.js";
import { storyRide } from "../story-data/rides.js";
import { type QueuedRideAct, type RideAct, rideRules } from "./ride-acts.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CODE = "4729";
const problem = (code: "network" | "invalid_transition" | "hand_over_code_wrong", status: number) =>
  new PanelError({ message: "", status, code, requestId: null });

/** A server with one order, which does each key once, and a line that is cut as told. */
function createServer() {
  let ride: Ride | null = storyRide("to_store");
  const answers = new Map<string, Ride | null>();
  const done: QueuedRideAct[] = [];
  const line = { isCut: false, losesAnswers: false };
  const refuse = (): never => {
    throw problem("invalid_transition", 409);
  };
  function apply({ act }: QueuedRideAct): Ride | null {
    if (ride === null) return refuse();
    const isOut = ride.order_status === "delivering";
    switch (act.kind) {
      case "pick_up":
        return isOut ? refuse() : { ...ride, order_status: "delivering", picked_up_at: act.doneAt };
      case "arrive":
        return isOut ? { ...ride, arrived_at: act.doneAt } : refuse();
      case "deliver":
        if (!isOut) return refuse();
        if (act.code !== CODE) throw problem("hand_over_code_wrong", 422);
        return null;
      case "fail":
        return isOut ? { ...ride, problem: { reason: act.reason, at: act.doneAt } } : refuse();
    }
  }
  return {
    line,
    done,
    ride: () => ride,
    change: (change: (ride: Ride) => Ride) => void (ride = ride && change(ride)),
    send: async (queued: QueuedRideAct): Promise<Ride | null> => {
      if (line.isCut) throw problem("network", 0);
      if (!answers.has(queued.key)) {
        ride = apply(queued);
        answers.set(queued.key, ride);
        done.push(queued);
      }
      if (line.losesAnswers) throw problem("network", 0);
      return answers.get(queued.key)!;
    },
    readCard: async () => {
      if (line.isCut) throw problem("network", 0);
      return ride;
    },
  };
}

function open(server: ReturnType<typeof createServer>, kept: readonly QueuedRideAct[] = []) {
  let stored = kept;
  const refused: string[] = [];
  const queue = new ActQueue<RideAct, Ride | null>({
    rules: rideRules,
    send: server.send,
    readCard: server.readCard,
    onOutcome: ({ act }, outcome) => "error" in outcome && refused.push(`${act.kind} ${outcome.error.code}`),
    storage: { load: () => stored, save: (acts) => (stored = acts) },
  });
  return { queue, refused, stored: () => stored };
}

const ride = storyRide("to_store");
const at = (doneAt: string) => ({ doneAt });
const deliver = { kind: "deliver", code: CODE, cashTaken: 21_600 } as const;

it(
  "keeps what is done in a basement with its time, and sends it in turn once the line is back",
  { tags: ["REQ-COUNTER-21"] },
  async () => {
    const server = createServer();
    server.line.isCut = true;
    const first = open(server);
    void first.queue.add(ride, { kind: "pick_up", ...at("2026-11-29T16:00:00.000Z") });
    void first.queue.add(ride, { kind: "arrive", ...at("2026-11-29T16:09:00.000Z") });
    void first.queue.add(ride, { ...deliver, ...at("2026-11-29T16:10:00.000Z") });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.done).toEqual([]);
    // The page is closed in the basement.
    first.queue.stop();
    server.line.isCut = false;
    const second = open(server, first.stored());
    second.queue.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.done.map(({ act }) => [act.kind, act.doneAt])).toEqual([
      ["pick_up", "2026-11-29T16:00:00.000Z"],
      ["arrive", "2026-11-29T16:09:00.000Z"],
      ["deliver", "2026-11-29T16:10:00.000Z"],
    ]);
    expect([second.stored(), second.refused, server.ride()]).toEqual([[], [], null]);
  },
);

it("goes on where the store has said before that the order is on its way", async () => {
  const server = createServer();
  server.change((now) => ({ ...now, order_status: "delivering", version: now.version + 1 }));
  const { queue, refused, stored } = open(server);
  void queue.add(ride, { kind: "pick_up", ...at("2026-11-29T16:00:00.000Z") });
  void queue.add(ride, { kind: "arrive", ...at("2026-11-29T16:09:00.000Z") });
  await vi.advanceTimersByTimeAsync(1000);
  expect([refused, stored(), server.ride()?.arrived_at]).toEqual([[], [], "2026-11-29T16:09:00.000Z"]);
});

it("tells of a code that was wrong, and of an order that was taken away", async () => {
  const server = createServer();
  server.change((now) => ({ ...now, order_status: "delivering" }));
  const { queue, refused } = open(server);
  void queue.add(ride, { ...deliver, code: "0000", ...at("2026-11-29T16:10:00.000Z") });
  await vi.advanceTimersByTimeAsync(1000);
  void queue.add(ride, { ...deliver, ...at("2026-11-29T16:11:00.000Z") });
  await vi.advanceTimersByTimeAsync(1000);
  void queue.add(ride, { kind: "arrive", ...at("2026-11-29T16:12:00.000Z") });
  await vi.advanceTimersByTimeAsync(1000);
  expect(refused).toEqual(["deliver hand_over_code_wrong", "arrive invalid_transition"]);
});

it(
  "delivers once and with the times of the door, however the line comes and goes and the page is closed",
  { tags: ["REQ-COUNTER-21"] },
  async () => {
    const steps = fc.array(
      fc.record({ isCut: fc.boolean(), losesAnswers: fc.boolean(), isClosed: fc.boolean() }),
      { minLength: 3, maxLength: 3 },
    );
    const acts = [{ kind: "pick_up" }, { kind: "arrive" }, deliver] as const;
    await fc.assert(
      fc.asyncProperty(steps, async (lines) => {
        const server = createServer();
        let device = open(server);
        const refused: string[][] = [device.refused];
        for (const [index, { isClosed, ...line }] of lines.entries()) {
          Object.assign(server.line, line);
          void device.queue.add(ride, { ...acts[index]!, ...at(`2026-11-29T16:0${index}:00.000Z`) });
          await vi.advanceTimersByTimeAsync(5);
          if (!isClosed) continue;
          device.queue.stop();
          device = open(server, device.stored());
          refused.push(device.refused);
          device.queue.start();
        }
        Object.assign(server.line, { isCut: false, losesAnswers: false });
        device.queue.pump();
        await vi.advanceTimersByTimeAsync(300_000);
        expect(server.done.map(({ act }) => act.kind)).toEqual(["pick_up", "arrive", "deliver"]);
        expect([device.stored(), refused.flat(), server.ride()]).toEqual([[], [], null]);
        device.queue.stop();
      }),
      { numRuns: 60 },
    );
  },
);
