import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";
import { warmPages } from "./warm-pages.js";

let folder: string;
let panel: TestPanel;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "talabee-warm-"));
  panel = await createTestPanel();
});
afterAll(async () => {
  await panel.close();
  await rm(folder, { recursive: true });
});

/** Paths that are rendered until nothing more is, or until `most` of them are. */
async function rendered(most = Number.POSITIVE_INFINITY): Promise<string[]> {
  const asked: string[] = [];
  let stop = () => {};
  const request = vi.fn(async (path: string, _: object, environment: object) => {
    expect(environment).toEqual({ internal: true });
    if (asked.push(path) === most) stop();
  });
  const { db, log, config } = panel.panel;
  stop = warmPages({ db, log, config: { ...config, storefrontDir: folder } }, { request } as never);
  for (let before = -1; before !== asked.length;) {
    before = asked.length;
    await new Promise((done) => setTimeout(done, 300));
  }
  return asked;
}

it("renders what customers open first in both languages, home before all", async () => {
  expect(await rendered()).toEqual([]);
  await writeFile(join(folder, "index.html"), "");
  const paths = await rendered();
  expect(paths.slice(0, 2)).toEqual(["/en/", "/ar/"]);
  expect(paths).toEqual(
    expect.arrayContaining(["/en/store/spice", "/ar/store/spice", "/ar/collection/lunch"]),
  );
  expect(await rendered(3)).toEqual(paths.slice(0, 3));
});
