// CPU time that the server spends on one page's HTML. Reads Linux's scheduler statistics, in ns; null elsewhere.
import { readdirSync, readFileSync } from "node:fs";
import { get } from "node:http";

const CACHED_REQUESTS = 400;
const FRESH_REQUESTS = 30;

/** Returns ms of CPU for each response: of home from the cache, and of pages of products that nobody has asked for yet. */
export async function serverCpu(pid, origin) {
  if (cpuOf(pid) === null) return {};
  const each = (addresses) => cpuOfEach(pid, addresses);
  const products = await productsOf(origin, 2 * FRESH_REQUESTS);
  // Also warms up the server.
  await each(products.slice(0, FRESH_REQUESTS));
  const freshHtml = await each(products.slice(FRESH_REQUESTS));
  return { cachedHtml: await each(Array.from({ length: CACHED_REQUESTS }, () => `${origin}/`)), freshHtml };
}

/** Ms of CPU of the server for each response; null where it cannot be read. */
export async function cpuOfEach(pid, addresses) {
  const before = cpuOf(pid);
  for (const address of addresses) await readFrom(address);
  const after = cpuOf(pid);
  return before === null || after === null ? null : (after - before) / addresses.length;
}

/** Addresses of products, by the links of home and of its stores. */
async function productsOf(origin, count) {
  const linksOf = async (path, pattern) => {
    const html = await (await fetch(origin + path)).text();
    return [...new Set(Array.from(html.matchAll(pattern), ([, link]) => link))];
  };
  const found = new Set();
  for (const store of await linksOf("/", /href="(\/store\/[^/"]+)"/g)) {
    for (const link of await linksOf(store, /href="(\/store\/[^/"]+\/product\/[^"?]+)"/g))
      found.add(origin + link);
    if (found.size >= count) return [...found].slice(0, count);
  }
  throw new Error(`only ${found.size} of ${count} products are linked`);
}

function readFrom(url) {
  return new Promise((resolve, reject) => {
    const headers = { "Accept-Encoding": "br" };
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
