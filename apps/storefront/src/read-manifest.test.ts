import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { readManifest } from "./read-manifest.js";

const folder = mkdtempSync(join(tmpdir(), "manifest-"));
afterAll(() => rmSync(folder, { recursive: true }));
const missing = pathToFileURL(join(folder, "dist/.vite/manifest.json"));

it("fails in production where the manifest is missing, and says which file", () => {
  expect(() => readManifest(missing, true)).toThrow(
    /not whole: .*dist\/\.vite\/manifest\.json is missing.*npm run build/,
  );
});

it("is null from sources, and else what the build has written", () => {
  expect(readManifest(missing, false)).toBeNull();
  const file = join(folder, "manifest.json");
  writeFileSync(file, '{"src/main.tsx":{"file":"main.js"}}');
  for (const isProduction of [true, false])
    expect(readManifest(pathToFileURL(file), isProduction)).toEqual({ "src/main.tsx": { file: "main.js" } });
});
