// The figures of one first visit.
import { brotliCompressSync } from "node:zlib";
import { untilQuiet, visit } from "./browser.mjs";

/** Script sizes at brotli 11 by address: names contain a hash of the content. */
const compressed = new Map();

/** Loads a page as a first visit and returns its figures; times in ms, bytes in kB (1000 bytes). */
export function load(page) {
  return visit(page, async (opened) => {
    const { tab, devtools, traffic, answer } = opened;
    await untilQuiet(opened);
    const { seen, scripts, nodes } = await tab.evaluate(() => ({
      seen: window.seen,
      nodes: document.querySelectorAll("*").length,
      scripts: performance
        .getEntriesByType("resource")
        .filter(({ responseEnd }) => responseEnd <= (window.seen.interactive || Infinity))
        .map(({ name }) => name),
    }));
    const { metrics } = await devtools.send("Performance.getMetrics");
    const transfers = traffic.transfers();
    const sum = (...kinds) =>
      transfers
        .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
        .reduce((all, { bytes }) => all + bytes, 0) / 1000;
    const beforeInteractive = transfers.filter(({ kind, url }) => kind === "script" && scripts.includes(url));
    let scriptBytes = 0;
    for (const { id, url } of beforeInteractive) scriptBytes += await compressedSize(devtools, id, url);
    return {
      fcp: seen.fcp,
      lcp: seen.lcp,
      lcpElement: seen.lcpElement,
      interactive: seen.interactive,
      tbt: seen.longTasks
        .filter(({ start, duration }) => start + duration > seen.fcp)
        .reduce((all, { duration }) => all + Math.max(0, duration - 50), 0),
      cls: seen.cls,
      cpu: 1000 * metrics.find(({ name }) => name === "TaskDuration").value,
      scriptKB: scriptBytes / 1000,
      scripts: transfers.filter(({ kind }) => kind === "script").length,
      kB: sum(),
      requests: transfers.length,
      htmlKB: brotliCompressSync(await answer.body()).length / 1000,
      pictureKB: sum("picture"),
      fontKB: sum("font"),
      nodes,
    };
  });
}

async function compressedSize(devtools, requestId, url) {
  if (!compressed.has(url)) {
    const { body, base64Encoded } = await devtools.send("Network.getResponseBody", { requestId });
    compressed.set(url, brotliCompressSync(Buffer.from(body, base64Encoded ? "base64" : "utf8")).length);
  }
  return compressed.get(url);
}
