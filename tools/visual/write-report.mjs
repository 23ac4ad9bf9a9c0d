import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import compare from "reg-cli";

/**
 * Compares the pictures of both trees and writes the report of those that differ, with reg-cli: side by side, one over
 * the other, and the differing pixels marked.
 *
 * @param {string} folder of the report; what was in it is removed
 * @param {{ base: string, current: string, pictures: string[] }} sides the folders of pictures, and which to compare
 *   (paths in both; one that is only in one of them was added or removed)
 * @returns {Promise<{ report: string, changed: string[], added: string[], removed: string[] }>} of pictures
 */
export async function writeReport(folder, { base, current, pictures }) {
  rmSync(folder, { recursive: true, force: true });
  const actualDir = path.join(folder, "now");
  const expectedDir = path.join(folder, "before");
  for (const side of [actualDir, expectedDir]) mkdirSync(side, { recursive: true });
  for (const picture of pictures) {
    const [before, after] = [base, current].map((side) => read(path.join(side, picture)));
    // Most are the same to the byte; a report of those would only be long.
    if (before && after?.equals(before)) continue;
    if (before) copy(path.join(base, picture), path.join(expectedDir, picture));
    if (after) copy(path.join(current, picture), path.join(actualDir, picture));
  }

  const report = path.join(folder, "index.html");
  const emitter = compare({
    actualDir,
    expectedDir,
    diffDir: path.join(folder, "difference"),
    json: path.join(folder, "report.json"),
    report,
    concurrency: 2,
    // Every pixel counts.
    matchingThreshold: 0,
    thresholdPixel: 0,
  });
  const { failedItems, newItems, deletedItems } = await new Promise((done, fail) => {
    emitter.on("complete", done);
    emitter.on("error", fail);
  });
  // The page of the library asks Google for its typefaces; a report is read without a network too.
  writeFileSync(report, readFileSync(report, "utf8").replace(/<link[^>]*fonts\.googleapis[^>]*>/, ""));
  return { report, changed: failedItems, added: newItems, removed: deletedItems };
}

function read(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}

function copy(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}
