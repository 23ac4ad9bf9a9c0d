import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { TestProject } from "vitest/node";
import type { OpenDatabase } from "../db/database.js";
import { openServer } from "../db/open-server.js";
import { sqlState } from "../db/sql-state.js";
import { fillTestDatabase } from "./embedded-database.js";
import { startPostgres } from "./postgres-cluster.js";

const TEMPLATE = "panel_template";
const POOL = 10;

/** Starts one PostgreSQL for all test files, with one migrated and seeded database to copy. */
export default async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  try {
    const server = cluster.url("postgres");
    await asAdmin(server, (admin) => admin.query(`create database ${TEMPLATE}`));
    const database = await openServer(cluster.url(TEMPLATE), { poolSize: POOL });
    await fillTestDatabase(database);
    await database.close();
    project.provide("testDatabase", { kind: "postgres", server });
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return () => cluster.stop();
}

/** Opens a copy of the template on the tests' server; closing drops it. */
export async function openTemplateCopy(server: string): Promise<OpenDatabase & { url: string }> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(server, (admin) => copyTemplate(admin, name));
  const url = server.replace("/postgres?", `/${name}?`);
  const database = await openServer(url, { poolSize: POOL });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await asAdmin(server, (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

/** Creates an empty database. */
export async function createEmptyDatabase(
  server: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(server, (admin) => admin.query(`create database ${name} template template0`));
  return {
    url: server.replace("/postgres?", `/${name}?`),
    drop: () =>
      asAdmin(server, async (admin) => void (await admin.query(`drop database ${name} with (force)`))),
  };
}

async function copyTemplate(admin: pg.Client, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await admin.query(`create database ${name} template ${TEMPLATE}`);
      return;
    } catch (error) {
      // The template is in use by another copy.
      if (sqlState(error) !== "55006" || attempt === 50) throw error;
      await wait(100);
    }
  }
}

async function asAdmin<Result>(server: string, work: (admin: pg.Client) => Promise<Result>): Promise<Result> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
