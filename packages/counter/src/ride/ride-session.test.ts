import {
  acceptRide,
  type Call,
  closeShift,
  deliverRide,
  openShift,
  type PanelClient,
  PanelError,
  pickUpRide,
  type RideState,
  rideState,
  setDuty,
} from "@talabee/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { KeptRide } from "../adapters/storage/kept-ride.js";
import { RIDE_NOW, storyOffer, storyRide, storyRideSnapshot, storyShift } from "../story-data/rides.js";
import type { QueuedRideAct } from "./ride-acts.js";
import { RideSession } from "./ride-session.js";

beforeEach(() => void vi.useFakeTimers({ now: RIDE_NOW }));
afterEach(() => void vi.useRealTimers());

const refusal = (code: PanelError["code"], status: number, data?: object) =>
  new PanelError({ message: code, status, code, requestId: null, parsedData: data });
const state = (change: Partial<RideState> = {}): RideState => storyRideSnapshot(change).state;

/** A device whose server answers each call by its table. */
function open(
  answers: (call: Call, options: { body?: unknown; idempotencyKey?: string }) => unknown,
  kept: { acts: readonly QueuedRideAct[]; state: RideState | null } = { acts: [], state: null },
) {
  const storage: KeptRide = {
    load: () => kept.acts,
    save: (acts) => void (kept.acts = acts),
    loadState: () => kept.state,
    saveState: (next) => void (kept.state = next),
  };
  const onExpired = vi.fn();
  const send = async (call: Call, options = {}) => ({
    message: "",
    requestId: null,
    data: await answers(call, options),
  });
  const api = { send, open: () => Promise.reject(new Error("no stream")), readEvent: async () => null };
  const session = new RideSession({ api: api as unknown as PanelClient, storage, onExpired });
  return { session, kept, onExpired };
}

const settled = () => vi.advanceTimersByTimeAsync(10);

it("shows a step at once, with the time of the server's clock, and what the server makes of it", async () => {
  const sent: unknown[] = [];
  const { session, kept } = open((call, { body }) => {
    if (call === rideState)
      return state({ at: new Date(RIDE_NOW + 90_000).toISOString(), ride: storyRide("to_store") });
    sent.push(body);
    return state({ at: new Date(RIDE_NOW + 90_000).toISOString(), ride: storyRide("to_customer") });
  });
  await session.read();
  session.act({ kind: "pick_up" });
  session.act({ kind: "pick_up" });
  expect(session.get().ride?.order_status).toBe("delivering");
  await settled();
  expect(sent).toEqual([{ done_at: new Date(RIDE_NOW + 90_000).toISOString() }]);
  expect([session.get().ride?.version, kept.acts, kept.state?.ride?.version]).toEqual([4, [], 4]);
});

it("does not go back to what was read before an act was done", async () => {
  let answerRead: (state: RideState) => void = () => undefined;
  let reads = 0;
  const { session } = open((call) => {
    if (call === pickUpRide) return state({ ride: storyRide("to_customer") });
    reads++;
    if (reads === 2) return new Promise((done) => (answerRead = done));
    return state({ ride: storyRide(reads === 1 ? "to_store" : "to_customer") });
  });
  await session.read();
  const late = session.read();
  session.act({ kind: "pick_up" });
  await settled();
  answerRead(state({ ride: storyRide("to_store") }));
  await late;
  expect([session.get().ride?.order_status, reads]).toEqual(["delivering", 3]);
});

it(
  "frees the rider at the door without a line, and brings them back if the code was wrong",
  { tags: ["REQ-COUNTER-21"] },
  async () => {
    let isCut = false;
    const { session } = open((call) => {
      if (isCut) throw refusal("network", 0);
      if (call === deliverRide) throw refusal("hand_over_code_wrong", 422, { tries_left: 2 });
      return state({ ride: storyRide("at_door") });
    });
    await session.read();
    isCut = true;
    session.act({ kind: "deliver", code: "0000", cashTaken: null });
    expect(session.get().ride).not.toBeNull();
    await settled();
    expect(session.get()).toMatchObject({ ride: null, isOffline: true });
    isCut = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.get()).toMatchObject({
      ride: { id: "ride-1" },
      isOffline: false,
      news: { kind: "wrong", triesLeft: 2, orderId: "ride-1" },
    });
  },
);

it("tells of an order that was taken away, and not of one that was delivered", async () => {
  const first = open((call) => {
    if (call === deliverRide) return state();
    return state({ ride: storyRide("at_door") });
  });
  await first.session.read();
  first.session.act({ kind: "deliver", code: "4729", cashTaken: null });
  await settled();
  expect(first.session.get()).toMatchObject({ ride: null, news: null });
  let isGone = false;
  const second = open(() => state(isGone ? {} : { ride: storyRide("to_store") }));
  await second.session.read();
  isGone = true;
  await second.session.read();
  expect(second.session.get().news).toEqual({ kind: "gone", code: "TB-20431" });
});

it("begins a shift whose answer was lost, and with it the duty", async () => {
  const calls: Call[] = [];
  const { session } = open((call) => {
    calls.push(call);
    if (call === openShift) throw refusal("shift_open", 409);
    return call === rideState ? state() : { on_duty: true };
  });
  expect(await session.openShift(5000)).toBeNull();
  expect(calls).toEqual([openShift, setDuty, rideState]);
  expect(session.get().state?.on_duty).toBe(true);
});

it("asks for a lost answer to the end of a shift under the same key", async () => {
  const keys: unknown[] = [];
  let isCut = true;
  const closed = { ...storyShift, handed_in: 53_250, difference: 0 };
  const { session } = open((call, { idempotencyKey }) => {
    if (call !== closeShift) return state({ shift: isCut ? storyShift : null });
    keys.push(idempotencyKey);
    if (isCut) throw refusal("network", 0);
    return closed;
  });
  await session.read();
  expect(await session.closeShift(53_250)).toMatchObject({ code: "network" });
  isCut = false;
  expect(await session.closeShift(53_250)).toEqual(closed);
  expect(keys[0]).toBe(keys[1]);
});

it("says why an offer was not taken, and reads what is there instead", async () => {
  let isTaken = false;
  const { session, onExpired } = open((call) => {
    if (call !== acceptRide) return state(isTaken ? {} : { offer: storyOffer });
    isTaken = true;
    throw refusal("offer_gone", 409);
  });
  await session.read();
  expect(await session.answerOffer(storyOffer, "accept")).toMatchObject({ code: "offer_gone" });
  await settled();
  expect(session.get()).toMatchObject({
    state: { offer: null },
    news: { kind: "refused", code: "TB-20431", message: "offer_gone" },
  });
  expect(onExpired).not.toHaveBeenCalled();
});

it("shows what this phone kept until it hears its server", async () => {
  const first = open(() => state({ ride: storyRide("to_customer") }));
  await first.session.read();
  const { session } = open(() => {
    throw refusal("network", 0);
  }, first.kept);
  await session.read();
  expect(session.get()).toMatchObject({ ride: { id: "ride-1" }, isOffline: true, error: null });
});

it("ends with the session", async () => {
  const { session, onExpired } = open(() => {
    throw refusal("unauthenticated", 401);
  });
  await session.read();
  expect(onExpired).toHaveBeenCalledOnce();
  expect(session.get().state).toBeNull();
});

it("keeps no address, and ends no session, once its rider has left", async () => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", new EventTarget());
  const answers: PromiseWithResolvers<RideState>[] = [];
  const { session, kept, onExpired } = open(() => {
    answers.push(Promise.withResolvers<RideState>());
    return answers.at(-1)!.promise;
  });
  const leave = session.start();
  leave();
  answers[0]!.resolve(state({ ride: storyRide("to_customer") }));
  await settled();
  expect(kept.state).toBeNull();
  const late = session.read();
  answers[1]!.reject(refusal("unauthenticated", 401));
  await late;
  expect(onExpired).not.toHaveBeenCalled();
});
