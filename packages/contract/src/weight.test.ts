import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";
import { expect, it } from "vitest";

/** What an application that imports these names sends to its browsers. */
async function bundle(names: string): Promise<string> {
  const entry = fileURLToPath(new URL("entry.js", import.meta.url));
  const result = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export { ${names} } from "./index.js";` : null),
      },
    ],
    resolve: { conditions: ["@talabee/source", "module", "browser"] },
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
  })) as { output: Rollup.OutputChunk[] };
  return result.output[0]!.code;
}

it("an application pays for the calls it makes and no more", { timeout: 60_000 }, async () => {
  const five = await bundle("createClient, login, home, store, cart, createOrder");
  expect(five).toContain("/api/home");
  expect(five).not.toContain("/api/addresses");
  expect(five).not.toContain("Forget an address");
  expect(gzipSync(five).length).toBeLessThan(12_500);

  const rules = await bundle("shouldRetry");
  expect(rules.length).toBeLessThan(1000);
});
