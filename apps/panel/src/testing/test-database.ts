import { inject } from "vitest";
import type { OpenDatabase } from "../db/database.js";
import { openImage } from "./embedded-database.js";
import { openTemplateCopy } from "./postgres-database.js";

/** What the global setup of a project provides for all test files. */
export type ProvidedDatabase =
  | { readonly kind: "embedded"; readonly image: string }
  | { readonly kind: "postgres"; readonly server: string };

declare module "vitest" {
  interface ProvidedContext {
    testDatabase: ProvidedDatabase;
  }
}

/**
 * A database of its own, migrated and with the stores of `fixture-content.ts`: the embedded one in the project `panel`,
 * one on a server in `panel-postgres`.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const provided = inject("testDatabase");
  return provided.kind === "embedded" ? openImage(provided.image) : openTemplateCopy(provided.server);
}
