import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "./run-step.mjs";

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const workflow = (name: string) => read(`.github/workflows/${name}.yml`);

it("fails on pictures that nobody accepted in Chromatic", () => {
  const settings = JSON.parse(read("chromatic.config.json")) as Record<string, unknown>;
  for (const name of ["exitZeroOnChanges", "autoAcceptChanges", "exitOnceUploaded"])
    expect(settings).not.toHaveProperty(name);
  expect(workflow("chromatic")).not.toMatch(/continue-on-error|exit-zero|auto-accept|exit-once/);
});

it("skips the comparison as a job, not by steps, without a token for Chromatic", () => {
  const [, job = ""] = workflow("chromatic").split(/^  compare:$/m);
  expect(job).toMatch(/^ {4}if: needs\.token\.outputs\.is-set == 'true'$/m);
  // A job whose steps are all skipped passes.
  expect(job).not.toMatch(/^ {6,8}(- )?if:/m);
});

it("publishes packages with provenance, after their check and that of their API", () => {
  const text = workflow("release");
  expect(text).toMatch(/id-token: write/);
  expect(text).toMatch(/NPM_CONFIG_PROVENANCE: "true"/);
  const steps = ["check:package", "api-report.mjs --check", "changeset publish"].map((step) =>
    text.indexOf(step),
  );
  expect(steps.every((at) => at > 0)).toBe(true);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});

it("runs every scan, the examples and the requirements each night", () => {
  const text = workflow("nightly");
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const scans = Object.keys(scripts).filter((name) => name.startsWith("scan:"));
  expect(scans.length).toBeGreaterThan(0);
  for (const name of [...scans, "examples", "verify", "supply-chain"])
    expect(text).toMatch(new RegExp(`- run: npm run ${name}( |$)`, "m"));
});
