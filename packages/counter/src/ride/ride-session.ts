import {
  acceptRide,
  closeShift,
  declineRide,
  deliverRide,
  errorDataOf,
  events,
  followStream,
  isDecided,
  newKey,
  openShift,
  type PanelClient,
  PanelError,
  reportRiderPosition,
  type Ride,
  type RideOffer,
  type RideShift,
  type RideState,
  rideState,
  setDuty,
} from "@talabee/contract";
import type { KeptRide } from "../adapters/storage/kept-ride.js";
import { ActQueue, type OutcomeOf } from "../board/act-queue.js";
import { type ActWithoutTime, type QueuedRideAct, type RideAct, rideRules, shownRide } from "./ride-acts.js";
import { sendRideAct } from "./send-ride-act.js";

/** What a rider is told once, until they have seen it. */
export type RideNews =
  /** An act that the server has refused. */
  | { readonly kind: "refused"; readonly code: string; readonly message: string }
  /** The order was taken from the rider. */
  | { readonly kind: "gone"; readonly code: string }
  /** The customer's code was wrong; `attempt` tells two of them apart. */
  | {
      readonly kind: "wrong";
      readonly code: string;
      readonly orderId: string;
      readonly triesLeft: number;
      readonly attempt: number;
    };

export interface RideSnapshot {
  /** As the server said last; null before. */
  readonly state: RideState | null;
  /** The order as this device shows it. */
  readonly ride: Ride | null;
  readonly acts: readonly QueuedRideAct[];
  readonly isOffline: boolean;
  /** Why nothing could be read yet. */
  readonly error: PanelError | null;
  readonly news: RideNews | null;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  readonly ahead: number;
}

/** What became of a call: null where it was done. */
export type Failure = PanelError | null;

export interface RideSessionOptions {
  readonly api: PanelClient;
  readonly storage: KeptRide;
  /** The device's session is over. */
  readonly onExpired: () => void;
}

/** Between two reads: the stream of events tells of most changes at once, and of an order that a store assigns by itself not. */
const READ_MS = 10_000;

/** A rider's day on this device: what the server says of it, and what was done here, in order and once. */
export class RideSession {
  readonly #options: RideSessionOptions;
  readonly #listeners = new Set<() => void>();
  readonly #queue: ActQueue<RideAct, Ride | null>;
  /** Of each sum that is handed in at the end of a shift: a lost answer is asked for again. */
  readonly #closingKeys = new Map<string, string>();
  #snapshot: RideSnapshot;
  /** Writes that were answered: what was read before one of them is older than it. */
  #writes = 0;
  #reading: Promise<void> | null = null;
  #attempts = 0;
  /** The rider has left, or another tab has taken over: an answer that comes late changes nothing on this device. */
  #isStopped = false;

  constructor(options: RideSessionOptions) {
    this.#options = options;
    this.#queue = new ActQueue<RideAct, Ride | null>({
      rules: rideRules,
      send: (queued) => this.#send(queued),
      readCard: async (id) => {
        const { data } = await options.api.send(rideState);
        this.#show(data);
        return data.ride?.id === id ? data.ride : null;
      },
      onOutcome: (queued, outcome) => this.#onOutcome(queued, outcome),
      storage: options.storage,
    });
    const acts = this.#queue.get();
    const state = options.storage.loadState();
    this.#snapshot = {
      state,
      ride: shownRide(state?.ride ?? null, acts),
      acts,
      isOffline: false,
      error: null,
      news: null,
      ahead: 0,
    };
    this.#queue.subscribe(() => {
      const waits = this.#queue.get().some(({ isWaiting }) => isWaiting === true);
      this.#change({ acts: this.#queue.get(), ...(waits ? { isOffline: true } : {}) });
    });
  }

  get = (): RideSnapshot => this.#snapshot;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** The server's time. */
  now = (): number => Date.now() + this.#snapshot.ahead;

  /** Follows the server until the returned function is called. */
  start = (): (() => void) => {
    const stop = new AbortController();
    const { signal } = stop;
    const wake = () => {
      this.#queue.pump();
      void this.read();
    };
    window.addEventListener("online", wake, { signal });
    window.addEventListener("offline", () => this.#change({ isOffline: true }), { signal });
    const onVisible = () => document.visibilityState === "visible" && wake();
    document.addEventListener("visibilitychange", onVisible, { signal });
    const timer = setInterval(() => void this.read(), READ_MS);
    this.#isStopped = false;
    this.#queue.start();
    void this.read();
    void followStream(this.#options.api, events, { signal, onEvent: () => void this.read() });
    return () => {
      stop.abort();
      clearInterval(timer);
      this.#isStopped = true;
      this.#queue.stop();
    };
  };

  /** Does what the rider has pressed, now or when the line is back. */
  act = (act: ActWithoutTime): void => {
    const { ride } = this.#snapshot;
    if (ride === null || this.isUnderWay(ride.id, act.kind)) return;
    if (this.#snapshot.news?.kind === "wrong") this.#change({ news: null });
    void this.#queue.add(ride, { ...act, doneAt: new Date(this.now()).toISOString() });
  };
  /** Pressed twice, it is one act. */
  isUnderWay = (orderId: string, kind: RideAct["kind"]): boolean =>
    this.#snapshot.acts.some((queued) => queued.orderId === orderId && queued.act.kind === kind);

  /** Answers an offer. One that was not taken is told like an act that was refused: it is no longer on the screen. */
  answerOffer = async (
    { id, order_code: code }: Pick<RideOffer, "id" | "order_code">,
    answer: "accept" | "decline",
  ): Promise<Failure> => {
    const failure = await this.#write(async ({ api }) => {
      const call = answer === "accept" ? acceptRide : declineRide;
      return (await api.send(call, { params: { id }, body: {} })).data;
    });
    if (answer === "accept" && failure !== null && isDecided(failure))
      this.#change({ news: { kind: "refused", code, message: failure.message } });
    return failure;
  };

  /** Begins a shift, and with it the duty. */
  openShift = (openingCash: number): Promise<Failure> =>
    this.#write(async ({ api }) => {
      try {
        await api.send(openShift, { body: { opening_cash: openingCash } });
      } catch (error) {
        // The answer to an earlier press was lost.
        if (!(error instanceof PanelError && error.code === "shift_open")) throw error;
      }
      await api.send(setDuty, { body: { on_duty: true } });
      return (await api.send(rideState)).data;
    });

  setDuty = (onDuty: boolean): Promise<Failure> =>
    this.#write(async ({ api }) => {
      await api.send(setDuty, { body: { on_duty: onDuty } });
      return (await api.send(rideState)).data;
    });

  /** Ends the shift, and returns it with what is missing or too much. */
  closeShift = async (handedIn: number): Promise<RideShift | PanelError> => {
    const sum = `${this.#snapshot.state?.shift?.id}:${handedIn}`;
    const idempotencyKey = this.#closingKeys.get(sum) ?? newKey();
    this.#closingKeys.set(sum, idempotencyKey);
    let closed: RideShift | undefined;
    const failure = await this.#write(async ({ api }) => {
      closed = (await api.send(closeShift, { body: { handed_in: handedIn }, idempotencyKey })).data;
      return (await api.send(rideState)).data;
    });
    return closed ?? failure!;
  };

  /** Where the rider is; what is lost is followed by the next one. */
  reportPlace = (location: { lat: number; lng: number }): void => {
    void this.#options.api.send(reportRiderPosition, { body: { location } }).catch(() => undefined);
  };

  forgetNews = (): void => this.#change({ news: null });

  /** Reads what the server knows; one read at a time. */
  read = (): Promise<void> => (this.#reading ??= this.#read().finally(() => (this.#reading = null)));

  async #read(): Promise<void> {
    try {
      const before = this.#writes;
      const { data } = await this.#options.api.send(rideState);
      if (before !== this.#writes) return await this.#read();
      this.#show(data);
      if (this.#snapshot.acts.length > 0) this.#queue.pump();
    } catch (error) {
      this.#failed(error);
    }
  }

  async #write(work: (options: RideSessionOptions) => Promise<RideState>): Promise<Failure> {
    try {
      const state = await work(this.#options);
      this.#writes++;
      this.#show(state);
      return null;
    } catch (error) {
      this.#failed(error);
      // What is shown may be what made it fail.
      if (error instanceof PanelError && error.status > 0) void this.read();
      return error as PanelError;
    }
  }

  async #send(queued: QueuedRideAct): Promise<Ride | null> {
    const state = await sendRideAct(this.#options.api, queued);
    this.#writes++;
    this.#show(state);
    return state.ride?.id === queued.orderId ? state.ride : null;
  }

  #onOutcome({ orderId, orderCode: code }: QueuedRideAct, outcome: OutcomeOf<Ride | null>): void {
    if (!("error" in outcome)) return;
    const { error } = outcome;
    if (error.code === "unauthenticated") return this.#options.onExpired();
    const tries = errorDataOf(deliverRide, error, "hand_over_code_wrong");
    const attempt = ++this.#attempts;
    this.#change({
      news:
        tries === null
          ? { kind: "refused", code, message: error.message }
          : { kind: "wrong", code, orderId, triesLeft: tries.tries_left, attempt },
    });
  }

  #show(state: RideState): void {
    if (this.#isStopped) return;
    const before = this.#snapshot.state?.ride ?? null;
    const isGone = before !== null && state.ride?.id !== before.id && !this.isUnderWay(before.id, "deliver");
    const isToldAlready = this.#snapshot.news !== null;
    this.#options.storage.saveState(state);
    this.#change({
      state,
      isOffline: false,
      error: null,
      ahead: Date.parse(state.at) - Date.now(),
      ...(isGone && !isToldAlready ? { news: { kind: "gone", code: before.order_code } } : {}),
    });
  }

  #failed(error: unknown): void {
    if (!(error instanceof PanelError)) throw error;
    if (this.#isStopped) return;
    if (error.code === "unauthenticated") return this.#options.onExpired();
    const isRefused = error.status === 403;
    this.#change({
      ...(error.status === 0 ? { isOffline: true } : {}),
      ...(isRefused || this.#snapshot.state === null ? { error } : {}),
    });
  }

  #change(change: Partial<RideSnapshot>): void {
    const next = { ...this.#snapshot, ...change };
    this.#snapshot = { ...next, ride: shownRide(next.state?.ride ?? null, next.acts) };
    for (const listener of this.#listeners) listener();
  }
}
