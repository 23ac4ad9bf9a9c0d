import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, inject } from "vitest";
import { openEmbedded } from "../db/open-embedded.js";
import { type Environment, type PanelProcess, startPanelProcess, temporaryFolder } from "./panel-process.js";
import { createEmptyDatabase, openTemplateCopy } from "./postgres-database.js";

const closers: (() => Promise<unknown>)[] = [];
const panels: PanelProcess[] = [];

/** Registers the hooks of a test file: ends its processes after each test, and removes its data at the end. */
export function setUpProcessTests(): void {
  afterEach(async () => {
    for (const panel of panels.splice(0)) await panel.kill();
  });
  afterAll(async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  });
}

/** Creates a data folder and a database with the fixture's stores; returns the environment that names them. */
export async function createSeededData(): Promise<Environment & { PANEL_DATA_DIR: string }> {
  const provided = inject("testDatabase");
  const folder = await temporaryFolder();
  closers.push(folder.remove);
  if (provided.kind === "embedded") {
    const image = new Blob([new Uint8Array(await readFile(provided.image))]);
    const database = await openEmbedded(join(folder.path, "database"), { image });
    await database.close();
    return { PANEL_DATA_DIR: folder.path };
  }
  const copy = await openTemplateCopy(provided.server);
  closers.push(() => copy.close());
  return { PANEL_DATA_DIR: folder.path, DATABASE_URL: copy.url };
}

/** Creates an empty data folder and database, to restore to. */
export async function createEmptyData(): Promise<Environment & { PANEL_DATA_DIR: string }> {
  const provided = inject("testDatabase");
  const folder = await temporaryFolder();
  closers.push(folder.remove);
  if (provided.kind === "embedded") return { PANEL_DATA_DIR: folder.path };
  const { url, drop } = await createEmptyDatabase(provided.server);
  closers.push(drop);
  return { PANEL_DATA_DIR: folder.path, DATABASE_URL: url };
}

/** Starts a panel that is killed after the test at the latest. */
export async function start(environment: Environment): Promise<PanelProcess> {
  const panel = await startPanelProcess(environment);
  panels.push(panel);
  return panel;
}
