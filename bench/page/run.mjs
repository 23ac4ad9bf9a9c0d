// `npm run bench`: loads pages of the built storefront as first visits on a phone, beside a floor, and measures taps and the
// server. Pages alternate within each round, so that a busy moment does not affect only one. Prints one table; missed
// targets are marked and never fail. Options: bench/page/README.md.
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { startPostgres } from "../../apps/panel/src/testing/postgres-cluster.ts";
import { newCustomer, postToPanel, signInAt } from "../../e2e/panel-client.ts";
import { openPanel } from "../../e2e/start-panel.ts";
import { CHROMIUM_ARGS, findChromium } from "../../tools/find-chromium.mjs";
import { measureGrowth } from "./growth.mjs";
import { load } from "./load.mjs";
import { addToCount, fortyTaps, homeToStore, storeToProduct, timeToFirstByte } from "./navigation.mjs";
import { PATHS, SIGNED_IN, TAPS_PATH } from "./pages.mjs";
import { serverCpu } from "./server-cpu.mjs";
import { serveFloor, serveHttp2 } from "./servers.mjs";
import { LEGEND, machine, median, otherTable, pageTable, summarize } from "./table.mjs";
import { firstTap, tapFloor, taps } from "./taps.mjs";
import { keepResult } from "./trend.mjs";

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "7" },
    pages: { type: "string", default: Object.keys(PATHS).join(",") },
    languages: { type: "string", default: "en,ar" },
    profiles: { type: "string", default: "phone" },
    throttle: { type: "string", default: "4,8" },
    apart: { type: "string", default: "2" },
    postgres: { type: "boolean", default: false },
    calm: { type: "string" },
    http2: { type: "boolean", default: false },
    json: { type: "string" },
    growth: { type: "boolean", default: false },
    markdown: { type: "boolean", default: false },
  },
});
const runs = Number(options.runs);
const languages = options.languages.split(",");
const [throttle, ...slower] = options.throttle.split(",").map(Number);
/** Ways to load a page: on a phone with each part of the CPU, on a desktop with all of it. */
const ways = options.profiles
  .split(",")
  .flatMap((profile) =>
    profile === "phone"
      ? [throttle, ...slower].map((part) => ({ name: `phone, CPU ÷ ${part}`, profile, throttle: part }))
      : [{ name: profile, profile }],
  );

const closers = [];
try {
  await (options.growth ? measureGrowth() : measure());
} finally {
  for (const close of closers.toReversed()) await close();
}

async function measure() {
  const panel = await openPanel(options.postgres ? await ownPostgres() : {});
  closers.push(panel.stop);
  process.env.JOURNEY_URL = panel.url;
  const floor = await serveFloor();
  closers.push(floor.close);
  const [shopUrl, floorUrl] = options.http2
    ? await Promise.all([inFront(panel.url), inFront(floor.url)])
    : [panel.url, floor.url];
  const session = await customerWithACart();
  const pages = { floor: { url: `${floorUrl}/`, language: "en" } };
  for (const name of options.pages.split(",")) {
    if (PATHS[name] === undefined)
      throw new Error(`--pages: ${name} is none of ${Object.keys(PATHS).join(", ")}`);
    for (const language of languages) {
      pages[`${name} ${language}`] = {
        url: shopUrl + PATHS[name],
        language,
        session: SIGNED_IN.has(name) ? session : undefined,
      };
    }
  }
  // Only a customer may add to the cart.
  const customer = await newCustomer("en");
  const tapsPage = {
    profile: "phone",
    throttle,
    url: shopUrl + TAPS_PATH,
    language: "en",
    session: customer,
  };
  const clearCart = () => postToPanel("/api/cart/clear", {}, customer.token);

  const started = new Date();
  const results = { loads: {}, moves: [], first: [], taps: [], load: [loadavg()[0]] };
  // The first round warms up server and disk and is not kept.
  for (let round = 0; round <= runs; round++) {
    for (const { name: way, ...how } of ways) {
      const rows = (results.loads[way] ??= {});
      for (const [name, page] of Object.entries(pages)) {
        await apart();
        const ttfb = await firstByte(page.url, page.language);
        const figures = { ttfb, ...(await load({ ...how, ...page })) };
        if (round > 0) (rows[name] ??= []).push(figures);
      }
    }
    await apart();
    const ttfbNew = await firstByte(`${shopUrl}/search?q=bench-${Date.now()}`, "en");
    const moves = await move({ profile: "phone", throttle, language: "en", shopUrl, tapsPage, clearCart });
    await untilCalm();
    const first = await firstTap(tapsPage);
    await clearCart();
    await untilCalm();
    const times = await taps(tapsPage);
    await clearCart();
    times.tapFloor = await tapFloor({ profile: "phone", throttle, ...pages.floor });
    if (round > 0) {
      results.moves.push({ ttfbNew, ...moves });
      results.first.push(first);
      results.taps.push(times);
    }
    console.error(
      `· round ${round} of ${runs}${round === 0 ? " (warm-up)" : ""}, load ${loadavg()[0].toFixed(1)}`,
    );
  }
  results.load.push(loadavg()[0]);
  results.server = await serverCpu(panel.pid, panel.url);
  await report(results, started);
}

/** Moves about as a guest, and adds as a customer. */
async function move({ shopUrl, tapsPage, clearCart, ...how }) {
  await apart();
  const store = await homeToStore({ ...how, url: `${shopUrl}/` });
  await apart();
  const product = await storeToProduct({ ...how, url: shopUrl + TAPS_PATH });
  await apart();
  const addCount = await addToCount(tapsPage);
  await clearCart();
  await apart();
  const inp = await fortyTaps(tapsPage);
  await clearCart();
  return {
    storeHeading: store.heading,
    storePicture: store.picture,
    homeBack: store.back,
    productHeading: product.heading,
    productPicture: product.picture,
    storeBack: product.back,
    scrollOff: Math.max(store.off, product.off),
    longest: Math.max(store.longest, product.longest),
    addCount,
    inp,
  };
}

async function report(results, started) {
  const moved = Object.keys(results.moves[0] ?? {});
  const others = {
    ...Object.fromEntries(moved.map((name) => [name, median(results.moves.map((one) => one[name]))])),
    firstTap: median(results.first),
    lostTaps: results.first.filter((time) => time === null).length,
    ...Object.fromEntries(
      ["tapFloor", "add", "stepper", "tab", "sheet"].map((name) => [
        name,
        median(results.taps.map((one) => one[name])),
      ]),
    ),
    ...results.server,
  };
  const summaries = Object.entries(results.loads).map(([profile, loads]) => ({
    profile,
    summary: summarize(loads),
  }));
  const text = [
    `${started.toISOString().slice(0, 10)}, ${machine(await browserVersion())}, load ${results.load.map((one) => one.toFixed(1)).join(" to ")}, ` +
      `${options.http2 ? "HTTP/2" : "HTTP/1.1"}, median of ${runs} ${runs === 1 ? "round" : "rounds"}:`,
    ...summaries.flatMap(({ profile, summary }) => [
      ...(summaries.length > 1 ? [`${profile}:`] : []),
      pageTable(summary, profile.endsWith("÷ 8") ? 2 : 1),
    ]),
    otherTable(others),
    LEGEND,
  ].join("\n\n");
  console.log(text);
  const settings = { pages: options.pages, languages: options.languages, throttle, http2: options.http2 };
  const trend = keepResult(settings, keyFigures(summaries[0]?.summary ?? {}, others));
  console.log(`\nTrend of this machine, the newest last:\n\n${trend}`);
  if (options.json !== undefined) {
    const all = {
      date: started.toISOString(),
      options,
      results,
      summaries: Object.fromEntries(summaries.map(({ profile, summary }) => [profile, summary])),
      others,
    };
    writeFileSync(options.json, JSON.stringify(all, undefined, 2));
  }
  if (options.markdown) writeBetweenMarkers("docs/performance.md", text);
}

/** What the trend shows. */
function keyFigures(summary, { storeHeading, productHeading, homeBack, addCount, inp }) {
  const pages = ["home", "store", "product"].flatMap((name) => {
    const figures = summary[`${name} ${languages[0]}`];
    if (figures === undefined) return [];
    return [
      [`${name} TTFB ms`, figures.ttfb],
      [`${name} LCP ×`, figures.lcpFloors],
      [`${name} CPU ×`, figures.cpuFloors],
    ];
  });
  return { ...Object.fromEntries(pages), storeHeading, productHeading, homeBack, addCount, inp };
}

/** The first byte as the next visitor gets it. HTTPS of the proxy of `--http2` has a certificate of its own. */
async function firstByte(address, language) {
  return address.startsWith("https:") ? undefined : timeToFirstByte(address, language);
}

/** Waits, so that no visit finds warm by accident what the one before has just used. */
async function apart() {
  await new Promise((done) => setTimeout(done, 1000 * Number(options.apart)));
  await untilCalm();
}

/** Replaces the figures in a document, between `<!-- bench -->` and `<!-- /bench -->`. */
function writeBetweenMarkers(file, text) {
  const document = readFileSync(file, "utf8");
  const written = document.replace(
    /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/,
    (_, open, close) => `${open}\n${text}\n\n${close}`,
  );
  if (!written.includes(text)) throw new Error(`${file} has no <!-- bench --> … <!-- /bench -->`);
  writeFileSync(file, written);
}

/** With `--calm=PER_CENT`, waits up to ten seconds until the machine's CPUs are less busy than that. */
async function untilCalm() {
  const WAIT_MS = 10_000;
  const SAMPLE_MS = 500;
  if (options.calm === undefined) return;
  const ticks = () =>
    cpus().reduce(
      ({ all, idle }, { times }) => ({
        all: all + Object.values(times).reduce((a, b) => a + b),
        idle: idle + times.idle,
      }),
      { all: 0, idle: 0 },
    );
  for (const end = Date.now() + WAIT_MS; Date.now() < end;) {
    const before = ticks();
    await new Promise((done) => setTimeout(done, SAMPLE_MS));
    const after = ticks();
    const busy = 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all);
    if (busy * 100 < Number(options.calm)) return;
  }
}

/** A PostgreSQL of the bench's own, as a shop in production has one. */
async function ownPostgres() {
  const cluster = await startPostgres({ autovacuum: "on" });
  closers.push(() => cluster.stop());
  return { DATABASE_URL: cluster.url("postgres") };
}

async function inFront(target) {
  const front = await serveHttp2(target);
  closers.push(front.close);
  return front.url;
}

async function browserVersion() {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const version = browser.version();
  await browser.close();
  return version;
}

async function customerWithACart() {
  const session = await signInAt("demo@talabee.qa", "machboos-at-noon");
  await postToPanel("/api/cart/clear", {}, session.token);
  const dish = {
    product_id: "bayt-al-machboos.chicken-machboos",
    "addons[0][id]": "bayt-al-machboos.spice.spice-mild",
    quantity: "1",
  };
  await postToPanel("/api/cart/add", dish, session.token);
  return session;
}
