// Figures of earlier commits on this machine, in a file that git ignores.
import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { table } from "./table.mjs";

const FILE = path.join(import.meta.dirname, "../../.cache/bench/results.jsonl");
/** Earlier results that the trend shows. */
const SHOWN = 6;

const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).trim();

/** Keeps the figures of a run, by commit, and returns the trend: those of the last runs with the same settings. */
export function keepResult(settings, figures) {
  const commit = git("rev-parse", "--short", "HEAD") + (git("status", "--porcelain") === "" ? "" : "+");
  const kind = JSON.stringify({ model: cpus()[0].model, cores: cpus().length, ...settings });
  const result = { date: new Date().toISOString(), commit, kind, figures };
  mkdirSync(path.dirname(FILE), { recursive: true });
  appendFileSync(FILE, `${JSON.stringify(result)}\n`);
  return trendOf(readResults(), kind);
}

function readResults() {
  if (!existsSync(FILE)) return [];
  return readFileSync(FILE, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

/** A table of the last results of a kind, the newest last. Figures that are missing are those of other pages. */
export function trendOf(results, kind) {
  const same = results.filter((result) => result.kind === kind).slice(-SHOWN);
  const names = [...new Set(same.flatMap(({ figures }) => Object.keys(figures)))];
  const shown = (value) => (typeof value === "number" ? value.toFixed(value < 10 ? 2 : 0) : "–");
  return table([
    ["commit", ...names],
    ...same.map(({ commit, figures }) => [commit, ...names.map((name) => shown(figures[name]))]),
  ]);
}
