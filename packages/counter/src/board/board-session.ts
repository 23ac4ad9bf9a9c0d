import {
  acceptOrder,
  type Board,
  board as boardCall,
  type BoardCard,
  boardEvents,
  type BoardEvent,
  delayOrder,
  followStream,
  handOverOrder,
  type PanelClient,
  PanelError,
  recordOrderMilestone,
  refuseOrder,
  transitionOrder,
} from "@talabee/contract";
import { CANCEL_GRACE_S } from "@talabee/domain";
import { ActQueue, type Outcome, type QueuedAct } from "./act-queue.js";
import { type Act, applyAct } from "./acts.js";
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

/** A store's board on this device: what the server says of it, and what its people did here. */
export class BoardSession {
  readonly #options: BoardSessionOptions;
  readonly #listeners = new Set<() => void>();
  /** Orders that this device ended itself, so that nobody is told of it. */
  readonly #own = new Set<string>();
  /** Of each read of the board that is under way: the orders of which events have told meanwhile. */
  readonly #reads = new Set<Set<string>>();
  readonly #queue: ActQueue;
  #snapshot: BoardSnapshot;
  #following = new AbortController();

  constructor(options: BoardSessionOptions) {
    this.#options = options;
    this.#queue = new ActQueue({
      send: (queued) => this.#send(queued),
      readCard: async (id) => (await this.#read()).items.find((card) => card.id === id) ?? null,
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
    this.#queue.start();
    restart();
    return () => {
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
  undo = (key: string): boolean => this.#queue.undo(key);
  isHeld = (key: string): boolean =>
    this.#snapshot.acts.some((act) => act.key === key && this.#queue.isHeld(act));
  forgetGone = (id: string): void => this.#change({ board: withoutGone(this.#snapshot.board, id) });
  forgetDropped = (key: string): void =>
    this.#change({ dropped: this.#snapshot.dropped.filter(({ queued }) => queued.key !== key) });
  /** Forgets what was dropped of an order, where its person is told in another way. */
  forgetDroppedOf = (orderId: string): void =>
    this.#change({ dropped: this.#snapshot.dropped.filter(({ queued }) => queued.orderId !== orderId) });
  /** The server's time. */
  now = (): number => Date.now() + this.#snapshot.board.ahead;

  async #follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      let lastEventId: string;
      try {
        lastEventId = (await this.#read(signal)).last_event_id;
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof PanelError)) throw error;
        if (this.#isOver(error)) return;
        await new Promise((done) => setTimeout(done, READ_AGAIN_MS));
        continue;
      }
      await followStream(this.#streamFrom(lastEventId), boardEvents, {
        params: { id: this.#options.storeId },
        signal,
        onEvent: (event) => this.#onEvent(event),
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
      const board = withBoard(this.#snapshot.board, data, { deviceNow: Date.now(), own: this.#own, touched });
      this.#change({ board, line: "live", error: null });
      return data;
    } finally {
      this.#reads.delete(touched);
    }
  }

  #onEvent(event: BoardEvent): void {
    if (event.kind === "reset") return void this.#read().catch(() => undefined);
    const { board } = this.#snapshot;
    for (const touched of this.#reads) touched.add(event.kind === "card" ? event.card.id : event.order_id);
    const heard = { ...board, heardAt: Date.now() };
    this.#change({
      line: "live",
      board:
        event.kind === "card"
          ? withCard(heard, event.card)
          : withoutCard(heard, event.order_id, { at: this.now(), own: this.#own }),
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

  async #send({ key, orderId, act, version }: QueuedAct): Promise<BoardCard> {
    const { api } = this.#options;
    const to = { params: { id: orderId }, idempotencyKey: key };
    switch (act.kind) {
      case "accept":
        return (await api.send(acceptOrder, { ...to, body: { version, minutes: act.minutes } })).data;
      case "refuse": {
        this.#own.add(orderId);
        const body = { version, reason: act.reason, words: act.words };
        return (await api.send(refuseOrder, { ...to, body })).data;
      }
      case "prepare":
      case "ready": {
        const milestone = act.kind === "ready" ? "ready" : "preparing";
        return (await api.send(recordOrderMilestone, { ...to, body: { version, milestone } })).data;
      }
      case "delay":
        return (await api.send(delayOrder, { ...to, body: { version, minutes: act.minutes } })).data;
      case "hand_over": {
        this.#own.add(orderId);
        return (await api.send(handOverOrder, { ...to, body: { version, code: act.code } })).data;
      }
      case "out": {
        await api.send(transitionOrder, { ...to, body: { to: "delivering", version } });
        // This call answers with the customer's view of the order.
        const card = (await this.#read()).items.find(({ id }) => id === orderId);
        if (card === undefined)
          throw new PanelError({ message: "", status: 404, code: "not_found", requestId: null });
        return card;
      }
    }
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
