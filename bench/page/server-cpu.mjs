// CPU time that the server spends on one page's HTML. Reads Linux's scheduler statistics, in ns; null elsewhere.
import { readdirSync, readFileSync } from "node:fs";

const CACHED_REQUESTS = 400;
const FRESH_REQUESTS = 30;

/** Returns ms of CPU for each response of a path: from the cache, and freshly made. */
export async function serverCpu(pid, url) {
  if (cpuOf(pid) === null) return {};
  const headers = { "Accept-Encoding": "br" };
  const each = async (count, address) => {
    const before = cpuOf(pid);
    for (let at = 0; at < count; at++) await (await fetch(address(at), { headers })).arrayBuffer();
    return (cpuOf(pid) - before) / count;
  };
  // Also warms up the server.
  await each(FRESH_REQUESTS, (at) => `${url}?warm=${at}`);
  // The page ignores the parameter, the cache does not.
  const freshHtml = await each(FRESH_REQUESTS, (at) => `${url}?fresh=${at}`);
  return { cachedHtml: await each(CACHED_REQUESTS, () => url), freshHtml };
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
