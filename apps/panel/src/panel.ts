import type { Config } from "./config.js";
import type { Database, RawQueries } from "./db/database.js";
import type { Bus } from "./http/bus.js";
import type { Limits } from "./http/limits.js";
import type { JobQueue } from "./jobs/job-queue.js";
import type { Log } from "./log.js";
import type { Passwords } from "./modules/auth/passwords.js";
import type { PushSender } from "./push/push-sender.js";
import type { Gateways } from "./payments/gateways.js";

/** What every module is given: the outside world, each part of it replaceable. */
export interface Panel {
  readonly config: Config;
  readonly db: Database;
  readonly raw: RawQueries;
  readonly clock: () => Date;
  readonly log: Log;
  readonly bus: Bus;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly jobs: JobQueue;
  readonly gateways: Gateways;
  /** Takes pushes to devices; null leaves them to the panel's own stream. */
  readonly push: PushSender | null;
  /** Called between the steps of a use case; tests make it throw or wait. */
  readonly checkpoint: (step: string) => Promise<void> | void;
}
