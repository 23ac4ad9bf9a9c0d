import type { Config } from "./config.js";
import type { Language } from "@talabee/contract";
import type { Database, Queries, RawQueries } from "./db/database.js";
import type { CatalogueChanges } from "./http/catalogue-changes.js";
import type { ResponseCache } from "./http/response-cache.js";
import type { Bus } from "./http/bus.js";
import type { Limits } from "./http/limits.js";
import type { RecentTokens } from "./http/recent-tokens.js";
import type { JobQueue } from "./jobs/job-queue.js";
import type { WorkLoop } from "./jobs/work-loop.js";
import type { Log } from "./log.js";
import type { SessionStore } from "./http/session-user.js";
import type { Passwords } from "./security/passwords.js";
import type { SecretBox } from "./security/secret-box.js";
import type { PushSender } from "./push/push-sender.js";
import type { Gateways } from "./payments/gateways.js";
import type { UploadStore } from "./uploads/upload-store.js";

/** Dependencies of every module, each replaceable in tests. */
export interface Panel {
  readonly config: Config;
  readonly db: Database;
  readonly raw: RawQueries;
  /** Whether the database has more to do than it can in time, so that new requests are refused. */
  readonly isBusy: () => boolean;
  readonly clock: () => Date;
  readonly log: Log;
  readonly bus: Bus;
  readonly limits: Limits;
  /** Changes of what guests are shown. */
  readonly changes: CatalogueChanges;
  /** What guests are shown, kept until it changes. */
  readonly responses: ResponseCache;
  /** Tokens whose customers are shown what guests are shown. */
  readonly plainTokens: RecentTokens;
  /** Tokens whose last use is recorded. */
  readonly usedTokens: RecentTokens;
  /** Tokens that had a session, whose requests are counted for themselves and not for their address. */
  readonly knownTokens: RecentTokens;
  readonly passwords: Passwords;
  readonly secrets: SecretBox;
  readonly sessions: SessionStore;
  /** Name of the brand in a language, for emails. */
  readonly brandName: (queries: Queries, language: Language) => Promise<string>;
  readonly jobs: JobQueue;
  /** Bytes of what customers and staff upload. */
  readonly uploads: UploadStore;
  /** Sends queued emails. Without a mail server nothing listens. */
  readonly emails: Pick<WorkLoop, "wake">;
  readonly gateways: Gateways;
  /** Push provider for devices; null if none is configured, and clients get notifications by their event stream only. */
  readonly push: PushSender | null;
  /** Called between the steps of a use case; tests make it throw or wait to simulate a crash or a race. */
  readonly faultPoint: (step: string) => Promise<void> | void;
}
