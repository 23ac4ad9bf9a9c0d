import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { artFiles, artFolder } from "./build-art.js";

it("has every drawing as a module, fresh", async () => {
  for (const [name, expected] of Object.entries(await artFiles())) {
    const text = await readFile(artFolder + name, "utf8").catch(() => "");
    expect(text === expected, `${name} is stale: npm run art -w @talabee/ui`).toBe(true);
  }
});
