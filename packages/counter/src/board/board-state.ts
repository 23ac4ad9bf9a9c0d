import type { Board, BoardCard } from "@talabee/contract";
import { BOARD_LANES, boardLane, type BoardLane, type BoardOutcome } from "@talabee/domain";

/** An order that was ended elsewhere while this store was at work on it, until a person has seen that. */
export interface GoneOrder {
  readonly card: BoardCard;
  /** Null while this device knows only that it is no longer on the board. */
  readonly outcome: "canceled" | null;
  /** When this device learned of it, by the server's clock. */
  readonly at: number;
}

/** The orders of a store, as this device knows them. */
export interface BoardState {
  readonly cards: ReadonlyMap<string, BoardCard>;
  readonly gone: ReadonlyMap<string, GoneOrder>;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  readonly ahead: number;
  /** When the server was last heard, by this device's clock; null before the first time. */
  readonly heardAt: number | null;
}

export const EMPTY_BOARD: BoardState = { cards: new Map(), gone: new Map(), ahead: 0, heardAt: null };

/** The lane of an order at a moment of the server. */
export function laneOf(card: BoardCard, now: number): BoardLane | null {
  return boardLane(
    {
      status: card.order_status,
      ready: card.ready_at !== null,
      // What the server has released is so, however this device's clock differs.
      releasedAt: card.lane === "later" ? Date.parse(card.released_at) : 0,
    },
    now,
  );
}

/** For how long a screen waits for the event that tells how an order ended. */
const UNKNOWN_MS = 3000;

/**
 * Of orders that are gone, those of which the people of the store have to learn. Where nobody says how one ended, what was ready
 * and is not brought counts as given to its customer, at another screen.
 */
export function goneToTell({ gone }: Pick<BoardState, "gone">, now: number): readonly GoneOrder[] {
  return [...gone.values()].filter(
    ({ card, at, outcome }) =>
      outcome === "canceled" ||
      (now - at >= UNKNOWN_MS && (card.ready_at === null || card.order_type === "delivery")),
  );
}

/**
 * The state with a whole board of the server. What was on the board and is no longer is gone, except orders in `own`: those
 * that this device ended itself. Orders in `touched`, of which an event told while the board was read, are as that event said:
 * the board may be of the time before it.
 */
export function withBoard(
  state: BoardState,
  board: Board,
  {
    deviceNow,
    own,
    touched = new Set(),
  }: {
    readonly deviceNow: number;
    readonly own: ReadonlySet<string>;
    readonly touched?: ReadonlySet<string>;
  },
): BoardState {
  const at = Date.parse(board.at);
  let next: BoardState = { ...state, ahead: at - deviceNow, heardAt: deviceNow };
  const ids = new Set(board.items.map(({ id }) => id));
  for (const id of state.cards.keys())
    if (!ids.has(id) && !touched.has(id)) next = withoutCard(next, id, { at, own, outcome: null });
  return board.items.filter(({ id }) => state.cards.has(id) || !touched.has(id)).reduce(withCard, next);
}

/** The state with a new or changed order. One that is older than what is known is left out: answers overtake events. */
export function withCard(state: BoardState, card: BoardCard): BoardState {
  const known = state.cards.get(card.id);
  if (known !== undefined && known.version > card.version) return state;
  if (card.lane === null) return remove(state, card.id);
  const cards = new Map(state.cards).set(card.id, card);
  return { ...state, cards };
}

/** The state without an order that is over, also where a board has said so before, without how it ended. */
export function withoutCard(
  state: BoardState,
  id: string,
  {
    at,
    own,
    outcome,
  }: { readonly at: number; readonly own: ReadonlySet<string>; readonly outcome: BoardOutcome | null },
): BoardState {
  const known = state.gone.get(id);
  if (known !== undefined && known.outcome === null && outcome !== null)
    return outcome === "delivered"
      ? withoutGone(state, id)
      : { ...state, gone: new Map(state.gone).set(id, { ...known, outcome }) };
  const card = state.cards.get(id);
  if (card === undefined) return state;
  const rest = remove(state, id);
  if (own.has(id) || outcome === "delivered" || card.order_status !== "accepted") return rest;
  return { ...rest, gone: new Map(rest.gone).set(id, { card, at, outcome }) };
}

/** The state once a person has seen that an order is gone. */
export function withoutGone(state: BoardState, id: string): BoardState {
  if (!state.gone.has(id)) return state;
  const gone = new Map(state.gone);
  gone.delete(id);
  return { ...state, gone };
}

function remove(state: BoardState, id: string): BoardState {
  if (!state.cards.has(id)) return state;
  const cards = new Map(state.cards);
  cards.delete(id);
  return { ...state, cards };
}

export type Lanes = Readonly<Record<BoardLane, readonly BoardCard[]>>;

/** When an order is to be ready, in the server's milliseconds; null where nobody has promised a time. */
export function dueAt(card: BoardCard): number | null {
  const delay = card.delay_minutes * 60_000;
  if (card.accepted_at !== null && card.promised_minutes !== null)
    return Date.parse(card.accepted_at) + card.promised_minutes * 60_000 + delay;
  return card.eta === null ? null : Date.parse(card.eta.from);
}

/** What comes first in each lane: what waits longest, is due first, or is wanted first. */
const ORDER_IN_LANE: Readonly<Record<BoardLane, (card: BoardCard) => number>> = {
  new: (card) => Date.parse(card.released_at),
  kitchen: (card) => dueAt(card) ?? Date.parse(card.released_at),
  ready: (card) => Date.parse(card.ready_at ?? card.placed_at),
  out: (card) => -Date.parse(card.delivering_at ?? card.placed_at),
  later: (card) => Date.parse(card.scheduled_at ?? card.released_at),
};

/** The orders of each lane, in order. */
export function lanesOf(cards: Iterable<BoardCard>, now: number): Lanes {
  const lanes = Object.fromEntries(BOARD_LANES.map((lane) => [lane, [] as BoardCard[]])) as Record<
    BoardLane,
    BoardCard[]
  >;
  for (const card of cards) {
    const lane = laneOf(card, now);
    if (lane !== null) lanes[lane].push(card);
  }
  for (const lane of BOARD_LANES) {
    const key = ORDER_IN_LANE[lane];
    lanes[lane].sort((one, other) => key(one) - key(other) || one.order_code.localeCompare(other.order_code));
  }
  return lanes;
}

/** What is left to make, by dish: as often as it is in the kitchen, most first. */
export function toMake(
  cards: readonly BoardCard[],
): readonly { id: string; name: BoardCard["lines"][0]["name"]; quantity: number }[] {
  const dishes = new Map<string, { id: string; name: BoardCard["lines"][0]["name"]; quantity: number }>();
  for (const { lines } of cards)
    for (const line of lines) {
      const dish = dishes.get(line.product_id) ?? { id: line.product_id, name: line.name, quantity: 0 };
      dish.quantity += line.quantity;
      dishes.set(line.product_id, dish);
    }
  return [...dishes.values()].sort((one, other) => other.quantity - one.quantity);
}
