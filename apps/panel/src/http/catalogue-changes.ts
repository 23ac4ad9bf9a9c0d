import type { Bus } from "./bus.js";

const MINUTE_MS = 60_000;
/** What is read at the very beginning of a minute may still be that of the minute before. */
const MINUTE_BEGINS_MS = 10;
/** How often the time is looked at. */
const LOOK_MS = 100;
/** Stores whose last change is known apart; beyond that everything counts as changed. */
const MAX_STORES = 10_000;

/** What belongs to no store and lists none, such as the settings, depends on this one: only a change of everything concerns it. */
export const NO_STORE = "";

/** A change of what guests are shown. */
export interface CatalogueChange {
  /** Null for everything. */
  readonly storeId: string | null;
  /** Whether it shows on the pages of the store alone, and in no list of several. */
  readonly isOwn?: boolean;
}

/** What was known when something was made, and the store on which alone it depends; null if it depends on others too. */
export interface Basis {
  readonly asOf: number;
  readonly storeId: string | null;
}

export interface CatalogueChanges {
  /** Number of the last change. */
  last(): number;
  /** Whether nothing has changed of what it depends on. */
  isCurrent(basis: Basis): boolean;
  /** Notes a change of a store, or of everything; takes no longer the more is kept. */
  note(change: CatalogueChange): void;
  subscribe(listener: (change: CatalogueChange) => void): void;
  /** Null if everything that time has changed is noted; else resolves once it is. */
  settle(): Promise<void> | null;
  /** For how long something may have changed with time that is not noted yet, in milliseconds. */
  overdue(): number;
  /** Notes what changes with time as soon as it does, until it is stopped. */
  follow(): () => void;
}

/**
 * Tells what guests are shown has changed: by the bus, by this server's own calls, and by time. What begins or ends at a whole
 * minute, such as the opening of a store, is found by comparing each minute with the one before (`changedStores`); what does
 * so at any second, such as a coupon, by asking for the next such time (`nextChange`). So nothing that is kept ends
 * merely because a minute is over.
 */
export function createCatalogueChanges({
  bus,
  clock,
  nextChange,
  changedStores,
}: {
  readonly bus: Pick<Bus, "onCatalogueChange">;
  readonly clock: () => Date;
  readonly nextChange: (now: Date) => Promise<number>;
  readonly changedStores: (now: Date) => Promise<readonly CatalogueChange[]>;
}): CatalogueChanges {
  let last = 0;
  /** Numbers of the last changes of everything, and of any list. */
  let lastOfAll = 0;
  let lastOfLists = 0;
  const lastOf = new Map<string, number>();
  const listeners: ((change: CatalogueChange) => void)[] = [];

  function note(change: CatalogueChange): void {
    const { storeId, isOwn = false } = change;
    last++;
    if (!isOwn) lastOfLists = last;
    if (storeId !== null && lastOf.size < MAX_STORES) lastOf.set(storeId, last);
    else {
      lastOfAll = lastOfLists = last;
      lastOf.clear();
    }
    for (const listener of listeners) listener(change);
  }

  /** Nothing changes with time between these, that has not been noted. */
  let settledAt = Number.POSITIVE_INFINITY;
  let minuteEnds = 0;
  let change = Number.POSITIVE_INFINITY;
  let settling: Promise<void> | null = null;

  async function compare(): Promise<void> {
    const now = clock();
    const at = now.getTime();
    const [stores, next] = await Promise.all([changedStores(now), nextChange(now)]);
    // A clock that was set back says nothing about what was before.
    if (at >= change || (at < settledAt && Number.isFinite(settledAt))) note({ storeId: null });
    else stores.forEach(note);
    change = next;
    settledAt = at;
    const ofMinute = at % MINUTE_MS;
    minuteEnds = at - ofMinute + (ofMinute < MINUTE_BEGINS_MS ? MINUTE_BEGINS_MS : MINUTE_MS);
  }

  function settle(): Promise<void> | null {
    const at = clock().getTime();
    if (at >= settledAt && at < Math.min(minuteEnds, change)) return null;
    // While the database cannot be read it is tried again, and compared with what was before.
    return (settling ??= compare()
      .catch(() => undefined)
      .finally(() => (settling = null)));
  }

  bus.onCatalogueChange((storeId) => {
    note({ storeId });
    // A closure or a coupon may have been set for sooner.
    nextChange(clock()).then(
      (next) => (change = next),
      () => (change = 0),
    );
  });

  return {
    last: () => last,
    isCurrent: ({ asOf, storeId }) =>
      storeId === null ? asOf >= lastOfLists : asOf >= lastOfAll && asOf >= (lastOf.get(storeId) ?? 0),
    note,
    subscribe: (listener) => void listeners.push(listener),
    settle,
    overdue() {
      const at = clock().getTime();
      return at < settledAt ? Number.POSITIVE_INFINITY : Math.max(0, at - Math.min(minuteEnds, change));
    },
    follow() {
      const timer = setInterval(() => void settle(), LOOK_MS).unref();
      return () => clearInterval(timer);
    },
  };
}
