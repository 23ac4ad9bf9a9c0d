import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import compare from "reg-cli";

/**
 * Compares the screenshots of both trees with reg-cli and writes a report of those that differ: side by side, overlaid,
 * and with the differing pixels marked.
 *
 * @param {string} folder of the report; what was in it is removed
 * @param {{ base: string, current: string, pictures: string[], baseOf?: (picture: string) => string }} sides the
 *   folders of pictures, and which to compare (one that is only in one of them was added or removed); `baseOf`: a
 *   picture's path in the base, for stories that were renamed
 * @returns {Promise<{ report: string, changed: string[], added: string[], removed: string[] }>} of pictures
 */
export async function writeReport(folder, { base, current, pictures, baseOf = (picture) => picture }) {
  rmSync(folder, { recursive: true, force: true });
  const actualDir = path.join(folder, "now");
  const expectedDir = path.join(folder, "before");
  for (const side of [actualDir, expectedDir]) mkdirSync(side, { recursive: true });
  for (const picture of pictures) {
    const basePath = path.join(base, baseOf(picture));
    const [before, after] = [basePath, path.join(current, picture)].map(read);
    // Identical files stay out of the report.
    if (before && after?.equals(before)) continue;
    if (before) copy(basePath, path.join(expectedDir, picture));
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
    matchingThreshold: 0,
    thresholdPixel: 0,
  });
  const { failedItems, newItems, deletedItems } = await new Promise((done, fail) => {
    emitter.on("complete", done);
    emitter.on("error", fail);
  });
  // reg-cli's page loads fonts from Google; the report must work offline.
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
