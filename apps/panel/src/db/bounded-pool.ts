import pg from "pg";
import { DatabaseUnavailable } from "./database-unavailable.js";

/** Queries that may wait for each connection. More would be answered after their clients have given up. */
const WAITING_PER_CONNECTION = 50;
/** From this many on, requests that have not begun are refused, so that those under way get their further queries. */
const BUSY_PER_CONNECTION = 15;

type OnConnect = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** Connection pool with a bounded queue. Without a connection its queries fail with {@link DatabaseUnavailable}. */
export class BoundedPool extends pg.Pool {
  /** Whether so many queries wait that no new request should begin. */
  get isBusy(): boolean {
    return this.waitingCount >= BUSY_PER_CONNECTION * this.options.max;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | void {
    const isFull = this.waitingCount >= WAITING_PER_CONNECTION * this.options.max;
    const full = () => new DatabaseUnavailable(`${this.waitingCount} queries wait for a connection`);
    if (callback === undefined) {
      return isFull
        ? Promise.reject(full())
        : super.connect().catch((cause: unknown) => Promise.reject(away(cause)));
    }
    if (isFull) callback(full(), undefined, () => undefined);
    else {
      super.connect((error, client, done) =>
        callback(error instanceof Error ? away(error) : undefined, client, done),
      );
    }
  }
}

const away = (cause: unknown) => new DatabaseUnavailable("no connection to the database", { cause });
