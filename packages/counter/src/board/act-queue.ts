import { isDecided, newKey, PanelError, retryDelay } from "@talabee/contract";
import type { OrderStatus } from "@talabee/domain";

/** An act that the server has not answered yet. */
export interface Queued<Act> {
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
export type OutcomeOf<Card> =
  | { readonly card: Card }
  | { readonly error: PanelError; readonly card: NonNullable<Card> | null };

/** What the acts of a door mean. */
export interface ActRules<Act, Card> {
  /** How long an act is held back, so that it can be undone. */
  readonly holdMs: (act: Act) => number;
  /** The longest time for which it may be held: a clock that was set back holds nothing longer than that. */
  readonly longestHoldMs: (act: Act) => number;
  /** Whether an act is said by itself: it stays held when the page closes. */
  readonly isAutomatic: (act: Act) => boolean;
  /** Whether a queued act says nothing any more beside a later one of the same order. */
  readonly isOvertaken: (earlier: Act, later: Act) => boolean;
  /** What becomes of an act that the server refused; `card` is the order as it is now, null once it is over. */
  readonly afterRefusal: (
    queued: Queued<Act>,
    card: NonNullable<Card> | null,
    error: PanelError,
  ) => "again" | "done" | "drop";
}

/** What a person acts on. */
interface Target {
  readonly id: string;
  readonly order_code: string;
  readonly order_status: OrderStatus;
  readonly version: number;
}

export interface ActQueueOptions<Act, Card> {
  readonly rules: ActRules<Act, Card>;
  /** Sends an act; throws a PanelError. */
  readonly send: (queued: Queued<Act>) => Promise<Card>;
  /** Reads an order anew; null once it is over. Throws a PanelError. */
  readonly readCard: (orderId: string) => Promise<NonNullable<Card> | null>;
  readonly onOutcome: (queued: Queued<Act>, outcome: OutcomeOf<Card>) => void;
  /** Acts of an earlier page of this device, and where they are kept for the next one. */
  readonly storage: { load(): readonly Queued<Act>[]; save(acts: readonly Queued<Act>[]): void };
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
export class ActQueue<Act, Card extends { readonly version: number } | null> {
  readonly #options: ActQueueOptions<Act, Card>;
  readonly #clock: () => number;
  readonly #listeners = new Set<() => void>();
  readonly #sending = new Set<string>();
  readonly #rebases = new Map<string, number>();
  readonly #settled = new Map<string, (outcome: OutcomeOf<Card>) => void>();
  #acts: readonly Queued<Act>[];
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(options: ActQueueOptions<Act, Card>) {
    this.#options = options;
    this.#clock = options.clock ?? Date.now;
    this.#acts = options.storage.load().filter(({ at }) => this.#clock() - at < MAX_AGE_MS);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  get = (): readonly Queued<Act>[] => this.#acts;

  /** Adds an act of a person. Resolves once it is decided; not while the line is cut. */
  add(card: Target, act: Act, holdMs = this.#options.rules.holdMs(act)): Promise<OutcomeOf<Card>> {
    const at = this.#clock();
    const queued: Queued<Act> = {
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
    const isOvertaken = (one: Queued<Act>) =>
      one.orderId === card.id && this.#options.rules.isOvertaken(one.act, act);
    this.#change([...earlier.filter((one) => !isOvertaken(one)), queued]);
    const outcome = new Promise<OutcomeOf<Card>>((settle) => this.#settled.set(queued.key, settle));
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

  isHeld = (act: Queued<Act>): boolean => act.notBefore > this.#clock() && !this.#sending.has(act.orderId);

  /** Sends what may be sent. Called by itself, and by its owner when the line is back or the page is about to close. */
  pump = ({ isLeaving = false } = {}): void => {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    const now = this.#clock();
    const latest = ({ act }: Queued<Act>) => now + this.#options.rules.longestHoldMs(act);
    if (this.#acts.some((one) => one.notBefore > latest(one)))
      this.#change(this.#acts.map((one) => ({ ...one, notBefore: Math.min(one.notBefore, latest(one)) })));
    // What is sent as the page closes can no longer be undone, on the next page either.
    if (isLeaving)
      this.#change(
        this.#acts.map((one) =>
          this.#options.rules.isAutomatic(one.act)
            ? one
            : { ...one, notBefore: Math.min(one.notBefore, now) },
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
    const left = () => this.#acts.filter(({ act }) => !this.#options.rules.isAutomatic(act));
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

  async #send(queued: Queued<Act>): Promise<void> {
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
  async #decide(queued: Queued<Act>, error: PanelError): Promise<void> {
    const card = await this.#options.readCard(queued.orderId);
    const rebases = this.#rebases.get(queued.key) ?? 0;
    const next = this.#options.rules.afterRefusal(queued, card, error);
    if (card !== null && next === "done") return this.#settle(queued, { card });
    if (card === null || next !== "again" || rebases >= MAX_REBASES)
      return this.#settle(queued, { error, card });
    // The server keeps the refusal under the old key.
    const again = { ...queued, key: newKey(), version: card.version };
    this.#rebases.set(again.key, rebases + 1);
    const settle = this.#settled.get(queued.key);
    if (settle !== undefined) this.#settled.set(again.key, settle);
    this.#change(this.#acts.map((one) => (one.key === queued.key ? again : one)));
  }

  #settle(queued: Queued<Act>, outcome: OutcomeOf<Card>): void {
    const rest = this.#acts.filter(({ key }) => key !== queued.key);
    // What the person did next was done to the order as it is after this act.
    const version = "error" in outcome ? undefined : outcome.card?.version;
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

  #wait(queued: Queued<Act>, error: PanelError): void {
    this.#sending.delete(queued.orderId);
    this.#change(this.#acts.map((one) => (one.key === queued.key ? { ...one, isWaiting: true } : one)));
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(this.pump, retryDelay(this.#failures++, error));
  }

  #change(acts: readonly Queued<Act>[]): void {
    this.#acts = acts;
    if (!this.#isStopped) this.#options.storage.save(acts);
    for (const listener of this.#listeners) listener();
  }
}
