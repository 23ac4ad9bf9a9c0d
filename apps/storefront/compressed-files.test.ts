import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compressFiles } from "./compressed-files.ts";

it("writes text files compressed, and leaves small ones and pictures as they are", async () => {
  const folder = await mkdtemp(join(tmpdir(), "talabee-compressed-"));
  const text = "export const a = 1;\n".repeat(100);
  await writeFile(join(folder, "app.js"), text);
  await writeFile(join(folder, "small.js"), "1");
  await writeFile(join(folder, "picture.webp"), text);
  await compressFiles(folder);
  expect((await readdir(folder)).sort()).toEqual([
    "app.js",
    "app.js.br",
    "app.js.gz",
    "picture.webp",
    "small.js",
  ]);
  expect(brotliDecompressSync(await readFile(join(folder, "app.js.br"))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(folder, "app.js.gz"))).toString()).toBe(text);
  await rm(folder, { recursive: true });
});
