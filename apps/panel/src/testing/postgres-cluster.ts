import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { findPostgres, POSTGRES_ADVICE } from "./find-postgres.mjs";

export interface PostgresCluster {
  /** URL of the database with this name. */
  url(database: string): string;
  /** Kills the server like a crash; `start` restarts it with its data. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Settings for speed instead of durability. */
const SETTINGS = {
  listen_addresses: "",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_connections: "300",
  shared_buffers: "64MB",
  deadlock_timeout: "200ms",
  autovacuum: "off",
};
const START_TIMEOUT_MS = 30_000;

/**
 * Starts a PostgreSQL server from the system's binaries in a temporary folder, reachable by a socket in that folder, with
 * UTF-8 encoding. `settings` override the defaults. As root it runs as the user `postgres`, because PostgreSQL refuses to
 * run as root.
 */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresCluster> {
  const bin = findPostgres();
  if (bin === null) throw new Error(`no PostgreSQL was found: ${POSTGRES_ADVICE}`);
  const folder = await mkdtemp(join(tmpdir(), "talabee-postgres-"));
  const owner = process.getuid?.() === 0 ? userNamed("postgres") : {};
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  await initialise(join(bin, "initdb"), data, owner);

  const options = Object.entries({ ...SETTINGS, ...settings, unix_socket_directories: folder });
  let server: ReturnType<typeof spawn> | null = null;
  const kill = async (signal: NodeJS.Signals) => {
    const running = server;
    server = null;
    if (running === null || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, "exit");
    running.kill(signal);
    await ended;
  };
  // Cleans up after an aborted run.
  const atExit = () => {
    // Waits for its processes: until they have ended, they write to the folder.
    if (server !== null && server.exitCode === null && server.signalCode === null)
      execFileSync(join(bin, "pg_ctl"), ["stop", "-D", data, "-m", "immediate"], {
        ...owner,
        cwd: folder,
        stdio: "ignore",
      });
    rmSync(folder, { recursive: true, force: true });
  };
  const url = (database: string) =>
    `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const start = async () => {
    const child = spawn(
      join(bin, "postgres"),
      ["-D", data, ...options.flatMap(([name, value]) => ["-c", `${name}=${value}`])],
      // Detached, so that Ctrl-C reaches only the tests, which then stop the server.
      { ...owner, cwd: folder, stdio: ["ignore", "ignore", "pipe"], detached: true },
    );
    server = child;
    let errors = "";
    child.stderr.on("data", (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-4000)));
    const until = Date.now() + START_TIMEOUT_MS;
    while (!(await answers(url("postgres")))) {
      if (child.exitCode !== null || Date.now() > until) {
        throw new Error(`PostgreSQL did not start: ${errors}`);
      }
      await wait(50);
    }
  };
  process.once("exit", atExit);
  await start();
  return {
    url,
    start,
    kill: () => kill("SIGQUIT"),
    async stop() {
      process.off("exit", atExit);
      await kill("SIGINT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** User that runs the server; empty for the current user. */
type Owner = { uid: number; gid: number } | { uid?: never };

function userNamed(name: string): Owner {
  const readId = (what: string) => Number(execFileSync("id", [what, name], { encoding: "utf8" }));
  return { uid: readId("-u"), gid: readId("-g") };
}

async function initialise(initdb: string, data: string, owner: Owner): Promise<void> {
  const run = (locale: string) =>
    promisify(execFile)(
      initdb,
      ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", `--locale=${locale}`],
      { ...owner, cwd: tmpdir() },
    );
  // Linux supports the first locale, macOS the second; a failed initdb removes its files.
  await run("C.UTF-8").catch(() => run("en_US.UTF-8"));
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
