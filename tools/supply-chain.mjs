// `npm run supply-chain`: the product's dependencies (REQ-SEC-26). Checks that the lock file can be installed from
// alone and that what is shipped has no advisory of high or critical severity, and writes a bill of materials and the
// list of licences. That licences, checksums and install scripts are as they may be, `npm test` says at each change.
// Some registries answer no audits: then it says so and goes on; with --require-audit it fails.
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { evaluateAudit } from "./evaluate-audit.mjs";
import { root, toolEnvironment } from "./run-step.mjs";

/** Advisories that do not reach the product, each with a date for its next review (evaluate-audit.mjs). */
const EXCEPTIONS = [];

const { values: options } = parseArgs({ options: { "require-audit": { type: "boolean" } } });
const folder = path.join(root, ".cache/supply-chain");
mkdirSync(folder, { recursive: true });
let isGood = true;

function report(ok, line) {
  console.log(`${ok ? "✓" : "✗"} ${line}`);
  isGood &&= ok;
}

function npm(...args) {
  console.log(`· npm ${args.join(" ")}`);
  return new Promise((done) => {
    const how = { cwd: root, env: toolEnvironment, maxBuffer: 64 * 1024 * 1024 };
    execFile("npm", args, how, (error, output, errors) => done({ ok: error === null, output, errors }));
  });
}

function write(file, text) {
  const to = path.join(folder, file);
  writeFileSync(to, text);
  return path.relative(root, to);
}

const install = await npm("ci", "--dry-run");
if (!install.ok) console.error(install.errors.trimEnd());
report(install.ok, "what package-lock.json names is what the manifests ask for");

const bill = await npm("sbom", "--omit=dev", "--package-lock-only", "--sbom-format=cyclonedx");
if (!bill.ok) console.error(bill.errors.trimEnd());
const components = bill.ok ? JSON.parse(bill.output).components.length : 0;
const billFile = bill.ok ? write("bill-of-materials.cdx.json", bill.output) : "none";
report(components > 0, `bill of materials: ${billFile}, ${components} components`);

const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
const licences = Object.entries(packages)
  .filter(([at, { dev, devOptional, link }]) => at.includes("node_modules/") && !dev && !devOptional && !link)
  .map(([at, { version, license }]) => [
    license ?? "in a file of its own",
    at.slice(at.lastIndexOf("node_modules/") + "node_modules/".length),
    version,
  ]);
const lines = licences.map((fields) => `${fields.join("\t")}\n`).sort();
report(lines.length > 0, `licences: ${write("licences.tsv", lines.join(""))}, ${lines.length} packages`);

const { output } = await npm("audit", "--omit=dev", "--json", "--loglevel=silent");
const audit = evaluateAudit(output, EXCEPTIONS, new Date().toISOString().slice(0, 10));
if (audit.offered) {
  for (const { id, package: name, severity, title } of audit.open)
    report(false, `${severity}: ${name}: ${title} (${id})`);
  for (const { advisory } of audit.stale) report(false, `the exception for ${advisory} covers nothing today`);
  report(
    audit.open.length === 0,
    `advisories: ${audit.open.length} high or critical, and ${audit.covered.length} excepted`,
  );
} else if (options["require-audit"])
  report(false, `advisories: the registry answers no audits (${audit.reason})`);
else console.log(`· skipped: advisories, as the registry answers no audits (${audit.reason})`);

process.exit(isGood ? 0 : 1);
