// CPU time that the server spends on one page's HTML. Reads Linux's scheduler statistics, in ns; null elsewhere.
import { readdirSync, readFileSync } from "node:fs";
import { get } from "node:http";

const CACHED_REQUESTS = 400;
const FRESH_REQUESTS = 30;

/** Returns ms of CPU for each response of a path: from the cache, and freshly made. */
export async function serverCpu(pid, url) {
  if (cpuOf(pid) === null) return {};
  const each = async (count, hostOf) => {
    const before = cpuOf(pid);
    for (let at = 0; at < count; at++) await fetchFrom(url, hostOf(at));
    return (cpuOf(pid) - before) / count;
  };
  const { host } = new URL(url);
  // Also warms up the server.
  await each(FRESH_REQUESTS, (at) => `warm${at}.example`);
  // A demo names itself in a page's head as it was asked for: for another host it makes another page.
  const freshHtml = await each(FRESH_REQUESTS, (at) => `fresh${at}.example`);
  return { cachedHtml: await each(CACHED_REQUESTS, () => host), freshHtml };
}

function fetchFrom(url, host) {
  return new Promise((resolve, reject) => {
    const headers = { "Accept-Encoding": "br", Host: host };
    get(url, { headers }, (response) => response.resume().on("end", resolve)).on("error", reject);
  });
}

/** CPU time of all threads of a process, in ms. */
function cpuOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce(
      (sum, thread) =>
        sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]) / 1e6,
      0,
    );
  } catch {
    return null;
  }
}
