import type { BoardEvent } from "@talabee/contract";
import { LRUCache } from "lru-cache";
import { batchReads } from "../../http/batched-reads.js";
import { userTopic } from "../../http/bus.js";
import type { SseSource } from "../../http/open-streams.js";
import { rolesOfUsers } from "../../http/roles-of-users.js";
import { mayAt, type Roles, type SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import {
  type DueStoreEvent,
  latestStoreEventId,
  storeEventsAfter,
  type StorePosition,
  storeTopic,
} from "../order-record/store-events.js";
import { withoutCustomer } from "./board-card.js";
import { boardPositions } from "./board-position.js";
import { cardsOf, outcomeOf } from "./read-board.js";

/** Events whose text is kept for the other devices of their store. */
const KEPT_EVENTS = 2000;

/** The text of an event, for those who see customers and for those who do not. */
interface EventText {
  readonly full: string;
  readonly kitchen: string;
  readonly kind: BoardEvent["kind"];
}

/** What the streams of all boards share. */
export interface BoardReads {
  readonly eventsAfter: (position: StorePosition) => Promise<DueStoreEvent[]>;
  /** The text of an event, read and serialised once for all devices. */
  readonly textOf: (event: DueStoreEvent) => Promise<EventText>;
  /** The present roles of a user; null for a blocked one. */
  readonly rolesOf: (userId: string) => Promise<Roles | null>;
}

/** Creates the reads that all open boards of this server share. */
export function createBoardReads(panel: Panel): BoardReads {
  const cardOf = batchReads(async (ids: readonly string[]) => {
    const cards = await cardsOf(panel.db, [...new Set(ids)], panel.clock());
    return ids.map((id) => cards.get(id) ?? null);
  });
  const texts = new LRUCache<number, Promise<EventText>>({ max: KEPT_EVENTS });
  async function write(orderId: string): Promise<EventText> {
    const card = await cardOf(orderId);
    const textOf = (event: BoardEvent) => JSON.stringify(event);
    if (card === null) {
      const outcome = await outcomeOf(panel.db, orderId);
      const gone = textOf({ kind: "gone", order_id: orderId, outcome });
      return { kind: "gone", full: gone, kitchen: gone };
    }
    const full = textOf({ kind: "card", card });
    return { kind: "card", full, kitchen: textOf({ kind: "card", card: withoutCustomer(card) }) };
  }
  return {
    rolesOf: batchReads(async (ids: readonly string[]) => {
      const roles = await rolesOfUsers(panel.db, ids);
      return ids.map((id) => roles.get(id) ?? null);
    }),
    eventsAfter: batchReads((positions: readonly StorePosition[]) => storeEventsAfter(panel.db, positions)),
    textOf({ id, orderId }) {
      const known = texts.get(id);
      if (known !== undefined) return known;
      const written = write(orderId);
      texts.set(id, written);
      // A read that failed is repeated.
      written.catch(() => texts.delete(id));
      return written;
    },
  };
}

/**
 * Event stream of a store's board. Resumes after `lastEventId`, or starts with the next event. Each event carries the order
 * as it is at the time of sending, so that of several events of one order the newest is enough. If events after
 * `lastEventId` are no longer kept, the stream begins with `reset`. It ends when the user loses the right to the board, and
 * shows customers as long as they may see them: a device stays on for weeks, and its member may leave meanwhile.
 */
export async function boardEventSource(
  panel: Panel,
  reads: BoardReads,
  user: SessionUser,
  from: { storeId: string; lastEventId: string | undefined },
): Promise<SseSource> {
  const { storeId } = from;
  const ids = boardPositions(panel, storeId);
  const resumed = await ids.open(from.lastEventId);
  let mustReset = resumed === "lost";
  let last = typeof resumed === "number" ? resumed : await latestStoreEventId(panel.db, storeId);
  return {
    user,
    // Several devices may be signed in as one person.
    limitedBy: user.tokenHash,
    topics: [storeTopic(storeId), ...(user.device === null ? [] : [userTopic(user.device.id)])],
    async emit(send) {
      // A device has its rights as long as it is paired.
      const roles = user.device === null ? await reads.rolesOf(user.id) : user;
      if (roles === null || !mayAt(roles, "board.read", storeId)) return true;
      const seesCustomers = mayAt(roles, "order.customer", storeId);
      if (mustReset)
        await send({
          event: "reset",
          id: await ids.seal(last),
          data: { kind: "reset" } satisfies BoardEvent,
        });
      mustReset = false;
      for (;;) {
        const rows = await reads.eventsAfter({ storeId, after: last });
        const newest = new Map(rows.map((row) => [row.orderId, row.id]));
        for (const row of rows) {
          if (newest.get(row.orderId) === row.id) {
            const text = await reads.textOf(row);
            const json = seesCustomers ? text.full : text.kitchen;
            await send({ event: text.kind, id: await ids.seal(row.id), json });
          }
          last = row.id;
        }
        if (rows.length === 0) return false;
      }
    },
  };
}
