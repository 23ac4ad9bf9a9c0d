import { type Plugin, runnerImport } from "vite";

/** Modules that define calls, and the query that asks for one with its schemas. */
const CALLS = /\/contract\/src\/calls\/[\w-]+\.ts$/;
const WITH_SCHEMAS = "?schemas";
/** What a client reads of a call. */
const CLIENT_FIELDS = ["method", "path", "invalidates", "kind", "idempotent", "unkeyed", "encoding"];

/**
 * Leaves the schemas out of the calls that a browser loads first: each becomes plain data with a `load` that imports its
 * definition. With the validation library they are a tenth of a page's first scripts, and are needed only once the page
 * calls the API (docs/decisions/0028-scripts-before-interactive.md).
 */
export function deferredSchemas(): Plugin {
  return {
    name: "talabee:deferred-schemas",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async load(id) {
      if (!CALLS.test(id)) return undefined;
      const { module, dependencies } = await runnerImport<Record<string, Record<string, unknown>>>(id, {
        configFile: false,
        logLevel: "error",
        // By path: what is run here does not ask for the condition of our sources.
        resolve: {
          alias: { "@talabee/domain": `${import.meta.dirname}/../../packages/domain/src/index.ts` },
        },
      });
      for (const file of dependencies) this.addWatchFile(file);
      const calls = Object.entries(module).map(([name, call]) => {
        const fields = CLIENT_FIELDS.filter((field) => field in call).map(
          (field) => `${field}: ${JSON.stringify(call[field])}`,
        );
        fields.push(`load: () => load(${JSON.stringify(name)})`);
        return `export const ${name} = { ${fields.join(", ")} };`;
      });
      const load = `const load = async (name) => (await import(${JSON.stringify(id + WITH_SCHEMAS)}))[name];`;
      return { code: [load, ...calls].join("\n"), map: null };
    },
  };
}
