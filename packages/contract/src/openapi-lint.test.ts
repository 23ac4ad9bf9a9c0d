import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";

import { expect, it } from "vitest";
import { openApiDocument } from "./openapi.js";
import { registry } from "./registry.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));

interface Problem {
  ruleId: string;
  severity: string;
  message: string;
  location: { pointer?: string }[];
}

it("the API document passes the linter without errors and warnings", { timeout: 60_000 }, async () => {
  const folder = path.join(root, ".cache/openapi");
  mkdirSync(folder, { recursive: true });
  const served = new Set(Object.keys(registry));
  const document = openApiDocument({ serverUrl: "https://shop.example", version: "1.0.0", served });
  const file = path.join(folder, "openapi.json");
  writeFileSync(file, JSON.stringify(document));
  const config = path.join(root, "tools/redocly.yaml");
  const args = ["lint", file, `--config=${config}`, "--format=json", "--max-problems=1000"];
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const { stdout } = await promisify(execFile)(path.join(root, "node_modules/.bin/redocly"), args, {
    env,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout: string }) => error);
  const { problems } = JSON.parse(stdout.slice(stdout.indexOf("{"))) as { problems: Problem[] };
  const told = problems.map(
    ({ severity, ruleId, message, location }) =>
      `${severity} ${ruleId}: ${message} (${location[0]?.pointer ?? "document"})`,
  );
  expect(told).toEqual([]);
});
