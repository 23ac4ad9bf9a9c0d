import {
  type Board,
  board as boardCall,
  type BoardCard,
  boardEvents,
  type BoardEvent,
  followStream,
  type PanelClient,
  PanelError,
} from "@talabee/contract";
import { CANCEL_GRACE_S } from "@talabee/domain";
import { ActQueue } from "./act-queue.js";
import { type Act, applyAct, boardRules, type Outcome, type QueuedAct } from "./acts.js";
import { loadActs, sendAct } from "./send-act.js";
import {
  type BoardState,
  EMPTY_BOARD,
  withBoard,
  withCard,
  withoutCard,
  withoutGone,
} from "./board-state.js";

/** Whether the board hears its server. */
export type Line = "loading" | "live" | "broken" | "refused";

/** An act of this device that somebody else was faster than, until its person has seen it. */
export interface Dropped {
  readonly queued: QueuedAct;
  readonly error: PanelError;
  /** The order as it is instead; null once it is over. */
  readonly card: BoardCard | null;
}

export interface BoardSnapshot {
  readonly board: BoardState;
  readonly line: Line;
  /** Why the line is refused, or the first read failed. */
  readonly error: PanelError | null;
  readonly acts: readonly QueuedAct[];
  readonly dropped: readonly Dropped[];
}

export interface BoardSessionOptions {
  readonly api: PanelClient;
  readonly storeId: string;
  readonly storage: { load(): readonly QueuedAct[]; save(acts: readonly QueuedAct[]): void };
  /** The device's session is over. */
  readonly onExpired: () => void;
}

/** After this long a read of the board counts as lost. */
const READ_LIMIT_MS = 20_000;
/** Between two attempts to read the board. */
const READ_AGAIN_MS = 5000;
/** The two clocks of a device differ by so much where it slept, or one was set. */
const LEAP_MS = 2000;

/** A store's board on this device: what the server says of it, and what its people did here. */
export class BoardSession {
  readonly #options: BoardSessionOptions;
  readonly #listeners = new Set<() => void>();
  /** Orders that this device ended itself, so that nobody is told of it. */
  readonly #own = new Set<string>();
  /** Of each read of the board that is under way: the orders of which events have told meanwhile. */
  readonly #reads = new Set<Set<string>>();
  readonly #queue: ActQueue<Act, BoardCard>;
  #snapshot: BoardSnapshot;
  #following = new AbortController();
  /** Of the last event that was heard, or of the board that was read first. */
  #lastEventId: string | null = null;
  /** This device's two clocks when the board was last read: the one of its calendar, and the one that nobody sets. */
  #readAt = { wall: Date.now(), steady: performance.now() };

  constructor(options: BoardSessionOptions) {
    this.#options = options;
    this.#queue = new ActQueue({
      rules: boardRules,
      send: (queued) => this.#send(queued),
      readCard: (id) => this.#cardOf(id),
      onOutcome: (queued, outcome) => this.#onOutcome(queued, outcome),
      storage: options.storage,
    });
    this.#snapshot = {
      board: EMPTY_BOARD,
      line: "loading",
      error: null,
      acts: this.#queue.get(),
      dropped: [],
    };
    this.#queue.subscribe(() => this.#change({ acts: this.#queue.get() }));
  }

  get = (): BoardSnapshot => this.#snapshot;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows the server until the returned function is called. */
  start = (): (() => void) => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const restart = () => {
      this.#following.abort();
      this.#following = new AbortController();
      void this.#follow(this.#following.signal);
      this.#queue.pump();
    };
    window.addEventListener("online", restart, { signal });
    window.addEventListener("offline", () => this.#change({ line: "broken" }), { signal });
    window.addEventListener("pagehide", () => this.#queue.pump({ isLeaving: true }), { signal });
    void loadActs();
    this.#queue.start();
    restart();
    const clocks = setInterval(() => {
      if (this.#leap() !== 0 && this.#snapshot.line === "live")
        void this.#read(signal).catch(() => undefined);
    }, READ_AGAIN_MS);
    return () => {
      clearInterval(clocks);
      this.#queue.stop();
      listeners.abort();
      this.#following.abort();
    };
  };

  /**
   * Does what a person has pressed. An accepted order is cooked from then on; that is said once its customer can no longer
   * take it back for nothing, or by hand before.
   */
  act = (card: BoardCard, act: Act, holdMs?: number): Promise<Outcome> => {
    const outcome = this.#queue.add(card, act, holdMs);
    if (act.kind === "accept" && Date.parse(card.released_at) <= this.now())
      void this.#queue.add({ ...card, order_status: "accepted" }, { kind: "prepare" }, CANCEL_GRACE_S * 1000);
    return outcome;
  };
  /** Sends what is held back, before the person leaves; resolves to whether nothing of it waits for the line. */
  leave = (): Promise<boolean> => this.#queue.flush();
  undo = (key: string): boolean => this.#queue.undo(key);
  isHeld = (key: string): boolean =>
    this.#snapshot.acts.some((act) => act.key === key && this.#queue.isHeld(act));
  forgetGone = (id: string): void => this.#change({ board: withoutGone(this.#snapshot.board, id) });
  forgetDropped = (key: string): void =>
    this.#change({ dropped: this.#snapshot.dropped.filter(({ queued }) => queued.key !== key) });
  /** Forgets what was dropped of an order, where its person is told in another way. */
  forgetDroppedOf = (orderId: string): void =>
    this.#change({ dropped: this.#snapshot.dropped.filter(({ queued }) => queued.orderId !== orderId) });
  /** The server's time. A clock that was set back does not turn it back. */
  now = (): number => Date.now() + this.#snapshot.board.ahead - Math.min(0, this.#leap());

  /** By how much the device's clock was set since the board was read, or for how long the device slept. */
  #leap(): number {
    const leap = Date.now() - this.#readAt.wall - (performance.now() - this.#readAt.steady);
    return Math.abs(leap) < LEAP_MS ? 0 : leap;
  }

  async #follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const board = await this.#readUntilHeard(signal);
      if (board === null) return;
      // After a gap, the events since the last one that was heard tell what became of the orders that are gone.
      this.#lastEventId ??= board.last_event_id;
      await followStream(this.#streamFrom(this.#lastEventId), boardEvents, {
        params: { id: this.#options.storeId },
        signal,
        onEvent: (event, id) => {
          this.#lastEventId = id ?? this.#lastEventId;
          this.#onEvent(event, signal);
        },
        onBroken: (isBroken) =>
          this.#change(
            isBroken
              ? { line: "broken" }
              : { line: "live", board: { ...this.#snapshot.board, heardAt: Date.now() } },
          ),
      });
      // The stream ends by itself when the server refuses it: the next read says why.
    }
  }

  /** Reads the board as often as it takes; null once the server has refused it, or the signal is aborted. */
  async #readUntilHeard(signal: AbortSignal): Promise<Board | null> {
    while (!signal.aborted) {
      try {
        return await this.#read(signal);
      } catch (error) {
        if (signal.aborted) return null;
        if (!(error instanceof PanelError) || this.#isOver(error)) {
          if (error instanceof PanelError) return null;
          throw error;
        }
        await new Promise((done) => setTimeout(done, READ_AGAIN_MS));
      }
    }
    return null;
  }

  /** A client whose first stream goes on from the board that was read. */
  #streamFrom(first: string): Pick<PanelClient, "open" | "readEvent"> {
    const { api } = this.#options;
    return {
      open: (call, options) => api.open(call, { lastEventId: first, ...options } as typeof options),
      readEvent: (call, data) => api.readEvent(call, data),
    };
  }

  /** Whether the server has refused the board for good. */
  #isOver(error: PanelError): boolean {
    const isRefused = error.status === 403 || error.status === 404;
    this.#change({
      line: isRefused ? "refused" : this.#snapshot.board.heardAt === null ? "loading" : "broken",
      error,
    });
    if (error.code === "unauthenticated") this.#options.onExpired();
    return isRefused || error.code === "unauthenticated";
  }

  async #read(signal?: AbortSignal): Promise<Board> {
    const { api, storeId } = this.#options;
    const touched = new Set<string>();
    this.#reads.add(touched);
    try {
      const limit = AbortSignal.timeout(READ_LIMIT_MS);
      const { data } = await api.send(boardCall, {
        params: { id: storeId },
        signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      });
      const deviceNow = Date.now();
      this.#readAt = { wall: deviceNow, steady: performance.now() };
      const board = withBoard(this.#snapshot.board, data, { deviceNow, own: this.#own, touched });
      this.#change({ board, line: "live", error: null });
      return data;
    } finally {
      this.#reads.delete(touched);
    }
  }

  #onEvent(event: BoardEvent, signal: AbortSignal): void {
    if (event.kind === "reset") return void this.#readUntilHeard(signal);
    const { board } = this.#snapshot;
    for (const touched of this.#reads) touched.add(event.kind === "card" ? event.card.id : event.order_id);
    const heard = { ...board, heardAt: Date.now() };
    this.#change({
      line: "live",
      board:
        event.kind === "card"
          ? withCard(heard, event.card)
          : withoutCard(heard, event.order_id, {
              at: this.now(),
              own: this.#own,
              outcome: event.outcome,
            }),
    });
  }

  #onOutcome({ act, ...queued }: QueuedAct, outcome: Outcome): void {
    if ("error" in outcome) {
      // It was not ended here after all.
      this.#own.delete(queued.orderId);
      if (outcome.error.code === "unauthenticated") this.#options.onExpired();
      // Nobody asked for it: the order went on by itself.
      if (act.kind === "prepare") return;
      const entry = { queued: { ...queued, act }, error: outcome.error, card: outcome.card };
      return this.#change({ dropped: [...this.#snapshot.dropped, entry] });
    }
    this.#change({ board: withCard(this.#snapshot.board, outcome.card) });
  }

  #send(queued: QueuedAct): Promise<BoardCard> {
    const { kind } = queued.act;
    if (kind === "refuse" || kind === "hand_over") this.#own.add(queued.orderId);
    return sendAct(this.#options.api, queued, () => this.#cardOf(queued.orderId));
  }

  /** An order as it is now; null once it is over. */
  async #cardOf(id: string): Promise<BoardCard | null> {
    return (await this.#read()).items.find((card) => card.id === id) ?? null;
  }

  #change(change: Partial<BoardSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** The orders as they will be once the acts of this device are done. */
export function shownCards({ board, acts }: Pick<BoardSnapshot, "board" | "acts">): BoardCard[] {
  return [...board.cards.values()].flatMap((card) => {
    let shown: BoardCard | null = card;
    for (const { orderId, act, at } of acts)
      // "Preparing" is said by itself later, or at once without being seen here.
      if (orderId === card.id && shown !== null && act.kind !== "prepare")
        shown = applyAct(shown, act, at + board.ahead);
    return shown === null ? [] : [shown];
  });
}
