import { type BoardCard, isDecided, newKey, PanelError, retryDelay } from "@talabee/contract";
import { CANCEL_GRACE_S, type OrderStatus } from "@talabee/domain";
import { type Act, fits, HOLD_MS } from "./acts.js";

/** An act that the server has not answered yet. */
export interface QueuedAct {
  /** The same for every attempt, so that the server does it once (REQ-API-29). */
  readonly key: string;
  readonly orderId: string;
  readonly orderCode: string;
  readonly act: Act;
  /** Of the order that the person saw. */
  readonly version: number;
  readonly seen: OrderStatus;
  /** When it was pressed, and from when it may be sent, by this device's clock. */
  readonly at: number;
  readonly notBefore: number;
  /** Whether an attempt has failed, so that it waits for the line. */
  readonly isWaiting?: boolean;
}

/** What became of an act: the order after it, or why it was dropped, with the order as it is instead. */
export type Outcome =
  | { readonly card: BoardCard }
  | { readonly error: PanelError; readonly card: BoardCard | null };

export interface ActQueueOptions {
  /** Sends an act; throws a PanelError. */
  readonly send: (queued: QueuedAct) => Promise<BoardCard>;
  /** Reads an order anew; null once it is over. Throws a PanelError. */
  readonly readCard: (orderId: string) => Promise<BoardCard | null>;
  readonly onOutcome: (queued: QueuedAct, outcome: Outcome) => void;
  /** Acts of an earlier page of this device, and where they are kept for the next one. */
  readonly storage: { load(): readonly QueuedAct[]; save(acts: readonly QueuedAct[]): void };
  readonly clock?: () => number;
}

/** Later than this an act is not sent any more: the order is long over. */
const MAX_AGE_MS = 12 * 3_600_000;
/** Attempts with a newer version, before an order that changes all the time is left to the person. */
const MAX_REBASES = 5;

/**
 * The acts of this device, kept until the server has answered: those of one order in turn, each under its own key, also when
 * the line is cut or the page is closed between. An act on an older version is repeated on the new one if it still fits;
 * otherwise it is dropped, and its person told why.
 */
export class ActQueue {
  readonly #options: ActQueueOptions;
  readonly #clock: () => number;
  readonly #listeners = new Set<() => void>();
  readonly #sending = new Set<string>();
  readonly #rebases = new Map<string, number>();
  readonly #settled = new Map<string, (outcome: Outcome) => void>();
  #acts: readonly QueuedAct[];
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(options: ActQueueOptions) {
    this.#options = options;
    this.#clock = options.clock ?? Date.now;
    this.#acts = options.storage.load().filter(({ at }) => this.#clock() - at < MAX_AGE_MS);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  get = (): readonly QueuedAct[] => this.#acts;

  /** Adds an act of a person. Resolves once it is decided; not while the line is cut. */
  add(card: BoardCard, act: Act, holdMs = HOLD_MS[act.kind]): Promise<Outcome> {
    const at = this.#clock();
    const queued: QueuedAct = {
      key: newKey(),
      orderId: card.id,
      orderCode: card.order_code,
      act,
      version: card.version,
      seen: card.order_status,
      at,
      notBefore: at + holdMs,
    };
    // A person who goes on with an order is done with what was held back of it.
    const earlier = this.#acts.map((one) =>
      one.orderId === card.id && one.notBefore > at ? { ...one, notBefore: at } : one,
    );
    this.#change([...earlier.filter((one) => !isOvertaken(one, queued)), queued]);
    const outcome = new Promise<Outcome>((settle) => this.#settled.set(queued.key, settle));
    this.pump();
    return outcome;
  }

  /** Takes an act back that is still held. Returns whether it was. */
  undo(key: string): boolean {
    const act = this.#acts.find((one) => one.key === key);
    if (act === undefined || !this.isHeld(act)) return false;
    this.#change(this.#acts.filter((one) => one !== act));
    this.#settled.delete(key);
    return true;
  }

  isHeld = (act: QueuedAct): boolean => act.notBefore > this.#clock() && !this.#sending.has(act.orderId);

  /** Sends what may be sent. Called by itself, and by its owner when the line is back or the page is about to close. */
  pump = ({ isLeaving = false } = {}): void => {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    const now = this.#clock();
    // A clock that was set back holds nothing longer than that.
    if (this.#acts.some((act) => act.notBefore > now + longestHold(act)))
      this.#change(
        this.#acts.map((act) => ({ ...act, notBefore: Math.min(act.notBefore, now + longestHold(act)) })),
      );
    // What is sent as the page closes can no longer be undone, on the next page either.
    if (isLeaving)
      this.#change(
        this.#acts.map((one) =>
          one.act.kind === "prepare" ? one : { ...one, notBefore: Math.min(one.notBefore, now) },
        ),
      );
    const seen = new Set<string>();
    let next = Infinity;
    for (const act of this.#acts) {
      if (seen.has(act.orderId)) continue;
      seen.add(act.orderId);
      if (this.#sending.has(act.orderId)) continue;
      if (act.notBefore <= now) void this.#send(act);
      else next = Math.min(next, act.notBefore - now);
    }
    if (next !== Infinity) this.#timer = setTimeout(this.pump, next);
  };

  /**
   * Sends all that is held back, before the person leaves. Resolves to whether everything was decided: what is left waits for
   * the line, and for this person.
   */
  async flush(): Promise<boolean> {
    const left = () => this.#acts.filter(({ act }) => act.kind !== "prepare");
    this.#change(this.#acts.map(({ isWaiting: _, ...act }) => act));
    this.pump({ isLeaving: true });
    while (left().length > 0) {
      if (left().some(({ isWaiting }) => isWaiting)) return false;
      await new Promise<void>((done) => {
        const unsubscribe = this.subscribe(() => {
          unsubscribe();
          done();
        });
      });
    }
    return true;
  }

  /** Goes on after `stop`. */
  start(): void {
    this.#isStopped = false;
    this.pump();
  }

  /** Sends and stores nothing any more: another tab has taken over what is stored. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #send(queued: QueuedAct): Promise<void> {
    this.#sending.add(queued.orderId);
    try {
      const card = await this.#options.send(queued);
      this.#failures = 0;
      this.#settle(queued, { card });
    } catch (error) {
      if (!(error instanceof PanelError)) throw error;
      if (!isDecided(error) || error.code === "unauthenticated") return this.#wait(queued, error);
      try {
        await this.#decide(queued, error);
      } catch (failure) {
        if (!(failure instanceof PanelError)) throw failure;
        return this.#wait(queued, failure);
      }
    } finally {
      this.#sending.delete(queued.orderId);
    }
    this.pump();
  }

  /** Repeats a refused act on the order as it is now, or drops it. */
  async #decide(queued: QueuedAct, error: PanelError): Promise<void> {
    const card = await this.#options.readCard(queued.orderId);
    const rebases = this.#rebases.get(queued.key) ?? 0;
    const isStale = error.code === "stale_version";
    if (card === null || !isStale || !stillMeant(queued, card) || rebases >= MAX_REBASES)
      return this.#settle(queued, { error, card });
    // The server keeps the refusal under the old key.
    const again = { ...queued, key: newKey(), version: card.version };
    this.#rebases.set(again.key, rebases + 1);
    const settle = this.#settled.get(queued.key);
    if (settle !== undefined) this.#settled.set(again.key, settle);
    this.#change(this.#acts.map((one) => (one.key === queued.key ? again : one)));
  }

  #settle(queued: QueuedAct, outcome: Outcome): void {
    const rest = this.#acts.filter(({ key }) => key !== queued.key);
    // What the person did next was done to the order as it is after this act.
    const version = "error" in outcome ? undefined : outcome.card.version;
    this.#change(
      version === undefined
        ? rest
        : rest.map((one) =>
            one.orderId === queued.orderId && one.version < version ? { ...one, version } : one,
          ),
    );
    this.#settled.get(queued.key)?.(outcome);
    this.#settled.delete(queued.key);
    this.#options.onOutcome(queued, outcome);
  }

  #wait(queued: QueuedAct, error: PanelError): void {
    this.#sending.delete(queued.orderId);
    this.#change(this.#acts.map((one) => (one.key === queued.key ? { ...one, isWaiting: true } : one)));
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(this.pump, retryDelay(this.#failures++, error));
  }

  #change(acts: readonly QueuedAct[]): void {
    this.#acts = acts;
    if (!this.#isStopped) this.#options.storage.save(acts);
    for (const listener of this.#listeners) listener();
  }
}

/** Milliseconds for which an act is held back at most. */
const longestHold = ({ act: { kind } }: QueuedAct) =>
  kind === "prepare" ? CANCEL_GRACE_S * 1000 : HOLD_MS[kind];

/** Whether an act still says what its person meant: a refusal of a new order is none of one that somebody has accepted. */
const stillMeant = ({ act, seen }: QueuedAct, card: BoardCard) =>
  fits(act, card) && (act.kind !== "refuse" || card.order_status === seen);

/** Whether a queued act says nothing any more beside a later one of the same order: it was ready before "preparing" was sent. */
const isOvertaken = (one: QueuedAct, { orderId, act }: QueuedAct) =>
  one.orderId === orderId && one.act.kind === "prepare" && act.kind !== "delay";
