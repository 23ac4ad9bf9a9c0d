import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Environment, runCommand } from "../testing/panel-process.js";
import { createEmptyData, createSeededData, setUpProcessTests } from "../testing/process-fixture.js";

setUpProcessTests();

const UPLOADS = ["first.pdf", "second.pdf"];
const restore = (backup: string, into: Environment) => runCommand(["restore", backup], into);

async function backUpWithUploads(): Promise<string> {
  const data = await createSeededData();
  await mkdir(join(data.PANEL_DATA_DIR, "uploads"));
  for (const name of UPLOADS) await writeFile(join(data.PANEL_DATA_DIR, "uploads", name), `%PDF of ${name}`);
  const backup = join(data.PANEL_DATA_DIR, "panel.backup");
  expect(await runCommand(["backup", backup], data)).toMatchObject({ code: 0, errors: "" });
  return backup;
}

it("can be repeated after files could not be written, and is complete then", async () => {
  const backup = await backUpWithUploads();
  const target = await createEmptyData();
  const uploads = join(target.PANEL_DATA_DIR, "uploads");
  const blocked = join(uploads, UPLOADS[1]!);
  await mkdir(join(blocked, "in the way"), { recursive: true });
  const failed = await restore(backup, target);
  expect([failed.code, failed.errors]).toEqual([1, expect.stringContaining("second.pdf")]);

  await rm(blocked, { recursive: true });
  // As a killed restore leaves it.
  await writeFile(`${blocked}.part`, "half");
  expect(await restore(backup, target)).toMatchObject({ code: 0, errors: "" });
  for (const name of UPLOADS) expect(await readFile(join(uploads, name), "utf8")).toBe(`%PDF of ${name}`);
  const users = await runCommand(["user", "list"], target);
  expect(users.code).toBe(0);
  // What is complete is not overwritten.
  const third = await restore(backup, target);
  expect([third.code, third.errors]).toEqual([1, expect.stringMatching(/already|not empty/)]);
});

it("fills a database that is migrated and has no rows, as a failed restore leaves it", async () => {
  const backup = await backUpWithUploads();
  const target = await createEmptyData();
  expect((await runCommand(["migrate"], target)).code).toBe(0);
  expect(await restore(backup, target)).toMatchObject({ code: 0, errors: "" });
});
