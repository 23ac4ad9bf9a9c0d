import pg from "pg";
import { DatabaseUnavailable } from "./database-unavailable.js";
import { mayRefuse } from "./query-urgency.js";

/** Queries that may wait for each connection. More would be answered after their clients have given up. */
const WAITING_PER_CONNECTION = 50;
/** From this many on, requests that have not begun are refused, so that those under way get their further queries. */
const BUSY_PER_CONNECTION = 15;
/** How often a query that may not be refused waits for a connection while others use all of them. */
const MAX_WAITS = 5;

type OnConnect = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * Connection pool with a bounded queue. Without a connection its queries fail with {@link DatabaseUnavailable}. Those of
 * background work, and of requests that have committed a change, are not refused because others wait or work.
 */
export class BoundedPool extends pg.Pool {
  /** Whether so many queries wait that no new request should begin. */
  get isBusy(): boolean {
    return this.waitingCount >= BUSY_PER_CONNECTION * this.options.max;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | void {
    if (callback !== undefined) {
      this.#connect(callback);
      return;
    }
    return new Promise((resolve, reject) => {
      this.#connect((error, client) => (client === undefined ? reject(error!) : resolve(client)));
    });
  }

  #connect(callback: OnConnect): void {
    const mayBeRefused = mayRefuse();
    if (mayBeRefused && this.waitingCount >= WAITING_PER_CONNECTION * this.options.max) {
      const full = new DatabaseUnavailable(`${this.waitingCount} queries wait for a connection`);
      callback(full, undefined, () => undefined);
    } else this.#wait(mayBeRefused ? 1 : MAX_WAITS, callback);
  }

  #wait(times: number, callback: OnConnect): void {
    super.connect((error, client, done) => {
      if (!(error instanceof Error)) callback(undefined, client, done);
      // The database is there, and one of its connections will become free.
      else if (times > 1 && this.#isUsedUp) this.#wait(times - 1, callback);
      else callback(new DatabaseUnavailable("no connection to the database", { cause: error }), client, done);
    });
  }

  get #isUsedUp(): boolean {
    return this.totalCount >= this.options.max && this.idleCount === 0;
  }
}
