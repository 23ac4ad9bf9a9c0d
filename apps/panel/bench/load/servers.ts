import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { SMTPServer } from "smtp-server";
import { withDatabase } from "../../crash-test/database-checks.ts";
import { endWithProgram } from "../../src/testing/end-with-program.ts";
import { startPostgres } from "../../src/testing/postgres-cluster.ts";

export type Engine = "postgres" | "embedded";

const main = fileURLToPath(new URL("../../dist/main.js", import.meta.url));
const command = fileURLToPath(new URL("../../dist/command.js", import.meta.url));

/** A size of the shop, generated instead of the demo's stores. */
export interface Catalogue {
  readonly stores: number;
  readonly products: number;
}

interface ShopOptions {
  readonly catalogue?: Catalogue;
  /** Settings of PostgreSQL besides those of a usual server. */
  readonly postgres?: Readonly<Record<string, string>>;
}

export interface Panel {
  readonly pid: number;
  readonly url: string;
  /** What it printed and logged so far. */
  readonly output: () => string;
  /** Sends the signal; resolves with the exit code or the name of the signal that ended it. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | NodeJS.Signals>;
}

/** A database with customers, a mail server, and the panels that a scenario starts on them. */
export interface Shop {
  readonly engine: Engine;
  /** Tokens of signed-in customers. */
  readonly tokens: readonly string[];
  /** Emails that the mail server received. */
  readonly mails: () => number;
  readonly start: (environment?: Readonly<Record<string, string>>) => Promise<Panel>;
  /** Reads or writes the database; on the embedded one only while no panel runs. */
  readonly sql: <Row>(text: string) => Promise<Row[]>;
  readonly close: () => Promise<void>;
}

/** Settings of a server as Debian installs it: commits are durable. */
const DURABLE = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  autovacuum: "on",
  shared_buffers: "256MB",
  max_connections: "100",
};

/** Creates the shop with stores, plenty of stock and `customers` signed-in customers. */
export async function createShop(
  engine: Engine,
  customers: number,
  say: (line: string) => void,
  { catalogue, postgres }: ShopOptions = {},
): Promise<Shop> {
  if (!existsSync(main)) throw new Error("The panel is not built. Run `npm run bench:load` in the root.");
  const dataDir = await mkdtemp(path.join(tmpdir(), "talabee-load-"));
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  process.once("exit", removeData);
  const cluster = engine === "postgres" ? await startPostgres({ ...DURABLE, ...postgres }) : null;
  const databaseUrl = cluster?.url("postgres") ?? null;
  const running = new Set<Panel>();
  let received = 0;
  const mailServer = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, _session, done) {
      stream.resume();
      stream.once("end", () => {
        received++;
        done();
      });
    },
  });
  await new Promise<void>((listening) => mailServer.listen(0, "127.0.0.1", listening));
  const smtpUrl = `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`;

  const sql = <Row>(text: string) =>
    withDatabase({ dataDir, databaseUrl }, async (db) => (await db.query<Row>(text)).rows);
  const start = async (environment: Readonly<Record<string, string>> = {}) => {
    const panel = await startPanel({
      PANEL_DATA_DIR: dataDir,
      SMTP_URL: smtpUrl,
      PANEL_DEMO: catalogue === undefined ? "1" : "0",
      PANEL_DEMO_SPEED: "0",
      PANEL_LOG: "info",
      PANEL_LIMITS_SCALE: "100000",
      PANEL_STOREFRONT_DIR: "/nowhere",
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      ...environment,
    });
    running.add(panel);
    return panel;
  };
  const shop: Shop = {
    engine,
    tokens: Array.from({ length: customers }, () => randomBytes(32).toString("base64url")),
    mails: () => received,
    start,
    sql,
    async close() {
      await Promise.all([...running].map((panel) => panel.stop()));
      await new Promise<void>((closed) => mailServer.close(() => closed()));
      await cluster?.stop();
      process.off("exit", removeData);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  say(`${engine}: creating the shop`);
  if (catalogue === undefined) await (await start()).stop();
  else {
    const counts = ["--vendors", `${catalogue.stores}`, "--products", `${catalogue.products}`];
    const seeding = promisify(execFile)(process.execPath, ["--liftoff-only", command, "seed", ...counts], {
      env: {
        PATH: process.env["PATH"] ?? "",
        PANEL_DATA_DIR: dataDir,
        ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      },
    });
    endWithProgram(seeding.child);
    say((await seeding).stdout.trim());
  }
  await insertCustomers(shop);
  // Stock that no run uses up.
  if (catalogue === undefined) await sql(`update products set stock = 1000000, max_per_order = 99`);
  return shop;
}

/** Inserts customers with a session each. */
async function insertCustomers({ sql, tokens }: Shop): Promise<void> {
  const rows = tokens.map((token) => ({
    id: randomUUID(),
    hash: createHash("sha256").update(token).digest("hex"),
  }));
  const list = rows.map(({ id, hash }) => `('${id}', '${hash}')`).join(",");
  await sql(`create table load_customers (id text, hash text)`);
  await sql(`insert into load_customers values ${list}`);
  await sql(`insert into users (id, email, password_hash, first_name, last_name, email_verified_at, created_at)
    select id, id || '@example.com', '', 'Noor', 'Load', now(), now() from load_customers`);
  await sql(`insert into sessions (token_hash, user_id, created_at, last_used_at)
    select hash, id, now(), now() from load_customers`);
  await sql(`drop table load_customers`);
}

async function startPanel(environment: Readonly<Record<string, string>>): Promise<Panel> {
  const child: ChildProcess = spawn(process.execPath, ["--liftoff-only", "--enable-source-maps", main], {
    env: {
      PATH: process.env["PATH"] ?? "",
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  endWithProgram(child);
  let output = "";
  child.stderr!.on("data", (chunk: Buffer) => {
    // Request lines of a long run would fill the memory.
    output = (output + chunk.toString()).slice(-20_000);
  });
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once("exit", (code, signal) => resolve(signal ?? code ?? 1)),
  );
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout!.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Storefront\s+(http:\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found.replace("localhost", "127.0.0.1"));
    });
    void ended.then((code) => reject(new Error(`The panel ended with ${code}:\n${output}`)));
  });
  return {
    pid: child.pid!,
    url,
    output: () => output,
    stop: (signal = "SIGTERM") => {
      child.kill(signal);
      return ended;
    },
  };
}

/** CPU seconds of a process so far, all threads; NaN where /proc is not available. */
export function cpuSeconds(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce(
      (sum, thread) =>
        sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]) / 1e9,
      0,
    );
  } catch {
    return Number.NaN;
  }
}

/** Resident memory of a process in MB. */
export function residentMegabytes(pid: number): number {
  const text = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, "utf8") : "";
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? Number.NaN) / 1000;
}
