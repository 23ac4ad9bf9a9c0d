import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { findPostgres } from "./apps/panel/src/testing/find-postgres.mjs";

const requirements = readFileSync(new URL("docs/requirements.md", import.meta.url), "utf8");

export default defineConfig({
  test: {
    projects: [
      "packages/*",
      "apps/*",
      // The panel's suite once more, where there is a PostgreSQL.
      ...(findPostgres() === null ? [] : ["apps/panel/vitest.postgres.config.ts"]),
      // They read the whole source, beside other work of the gate.
      {
        resolve: { conditions: ["@talabee/source"] },
        ssr: { resolve: { conditions: ["@talabee/source"] } },
        test: {
          name: "tools",
          include: ["{tools,.storybook}/**/*.test.ts"],
          // Makes parts in a copy of the repo and runs every tool on them: at night.
          exclude: process.env["SAMPLED_TESTS"] === undefined ? [] : ["tools/new-part.test.ts"],
          isolate: false,
          // Of tests that say so: those of the lint rules share a run of the linter.
          maxConcurrency: 100,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
    maxWorkers: 2,
    // Tags are the requirements that a test proves: `it("…", { tags: ["REQ-CART-04"] }, …)`.
    tags: [...requirements.matchAll(/^\| (REQ-[A-Z0-9]+-\d{2,3}) /gm)].map(([, name = ""]) => ({ name })),
  },
});
