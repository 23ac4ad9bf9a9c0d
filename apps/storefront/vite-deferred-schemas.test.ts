import * as calls from "@talabee/contract";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { deferredSchemas } from "./vite-deferred-schemas.js";

const contract = dirname(createRequire(import.meta.url).resolve("@talabee/contract/package.json"));

/** The code that a browser gets for the calls of one file, without the import of their definitions. */
async function browserCalls(file: string): Promise<Record<string, Record<string, unknown>>> {
  const { load } = deferredSchemas() as unknown as {
    load: (this: object, id: string) => Promise<{ code: string }>;
  };
  const { code } = await load.call({ addWatchFile: () => undefined }, join(contract, "src/calls", file));
  const runnable = code.replace(/await import\([^)]*\)/, "({})");
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(runnable)}`)) as Record<
    string,
    Record<string, unknown>
  >;
}

it("leaves the schemas out of calls, and keeps what a client reads of them", async () => {
  const { addToCart, updateCartLine } = await browserCalls("cart.ts");
  const { path, method, invalidates } = calls.addToCart;
  expect(addToCart).toEqual({ path, method, invalidates, load: expect.any(Function) });
  expect(updateCartLine).toMatchObject({ kind: "update" });
});
