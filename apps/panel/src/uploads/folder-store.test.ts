import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createFolderStore, uploadsFolder } from "./folder-store.js";
import type { UploadStore } from "./upload-store.js";

let dataDir: string;
let store: UploadStore;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "talabee-uploads-"));
  store = createFolderStore(dataDir);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it("has no uploads before the first", async () => {
  expect(await store.list()).toEqual([]);
  expect(await store.read("absent.pdf")).toBeNull();
  await store.write("one.pdf", Buffer.from("one"));
  expect(await store.list()).toEqual(["one.pdf"]);
  expect((await store.read("one.pdf"))?.toString()).toBe("one");
});

it("reports an upload that cannot be read instead of calling it absent", async () => {
  // A folder and a loop of links fail for every user; a test that runs as root reads files without permission.
  await mkdir(join(uploadsFolder(dataDir), "folder.pdf"), { recursive: true });
  await symlink("loop.pdf", join(uploadsFolder(dataDir), "loop.pdf"));
  await expect(store.read("folder.pdf")).rejects.toThrow("EISDIR");
  await expect(store.read("loop.pdf")).rejects.toThrow("ELOOP");
});

it("reports a folder that cannot be listed instead of an empty one", async () => {
  await writeFile(uploadsFolder(dataDir), "not a folder");
  await expect(store.list()).rejects.toThrow("ENOTDIR");
});
