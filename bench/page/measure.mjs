// `npm run bench:page`: cold loads of home, store and checkout of the real product, next to a lower bound: the rendered home page
// without scripts. Phone and desktop. Needs builds of storefront and server. `--runs=N` (5), `--json=FILE`.
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright";
import { postToPanel, signInAt } from "../../e2e/panel-client.ts";
import startPanel from "../../e2e/start-panel.ts";
import { CHROMIUM_ARGS, findChromium } from "../../tools/find-chromium.mjs";

const option = (name, otherwise) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;
const runs = Number(option("runs", "5"));
/** Milliseconds without a request after which a page counts as loaded. */
const QUIET = 1000;
/** A quarter of the CPU and slow 4G for the phone; no throttling for the desktop. */
const PROFILES = {
  phone: {
    context: {
      viewport: { width: 412, height: 915 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    },
    cpu: 4,
    network: { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 },
  },
  desktop: { context: { viewport: { width: 1280, height: 800 } }, cpu: 1 },
};

const stop = await startPanel();
const shop = process.env.JOURNEY_URL;
const customer = await customerWithACart();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: CHROMIUM_ARGS,
});
const floor = await serveFloor();
const PAGES = {
  floor: { url: floor.url },
  home: { url: `${shop}/`, ready: "main h1" },
  store: { url: `${shop}/store/bayt-al-machboos`, ready: "main h1" },
  checkout: { url: `${shop}/checkout`, ready: "main h1", signedIn: true },
};

const results = {};
for (const profile of Object.keys(PROFILES)) {
  for (let run = 0; run < runs; run++) {
    // Alternate pages in every run, so that a busy moment does not affect only one.
    for (const page of Object.keys(PAGES)) {
      ((results[profile] ??= {})[page] ??= []).push(await load(PROFILES[profile], PAGES[page]));
    }
  }
}
await browser.close();
floor.close();
await stop();
tell(results);
const file = option("json");
if (file !== undefined) writeFileSync(file, JSON.stringify(results, undefined, 2));

/** One first visit without cache or service worker. Transferred bytes; times in ms. */
async function load({ context: how, cpu, network }, { url, ready, signedIn }) {
  const context = await browser.newContext({ ...how, serviceWorkers: "block" });
  if (signedIn === true) await context.addInitScript(signIn, customer);
  await context.addInitScript(observe);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send("Network.enable");
  await protocol.send("Network.setCacheDisabled", { cacheDisabled: true });
  if (network !== undefined) await protocol.send("Network.emulateNetworkConditions", network);
  if (cpu > 1) await protocol.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  const requests = new Map();
  let last = Date.now();
  protocol.on("Network.responseReceived", ({ requestId, type, response }) => {
    requests.set(requestId, { type, mime: response.mimeType, bytes: 0 });
  });
  protocol.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request !== undefined) Object.assign(request, { bytes: encodedDataLength, done: true });
    last = Date.now();
  });
  await page.goto(url);
  if (ready !== undefined) await page.locator(ready).first().waitFor();
  while (Date.now() - last < QUIET) await new Promise((done) => setTimeout(done, 100));

  const times = await page.evaluate(() => window.seen);
  const finished = [...requests].filter(([, { done }]) => done);
  const isScript = ({ type, mime }) => type === "Script" || /javascript/.test(mime);
  const isStyle = ({ mime }) => mime === "text/css";
  const sum = (which) => finished.reduce((total, [, one]) => total + (which(one) ? one.bytes : 0), 0);
  let atBest = 0;
  for (const [id] of finished.filter(([, one]) => isScript(one))) {
    const { body, base64Encoded } = await protocol.send("Network.getResponseBody", { requestId: id });
    atBest += brotliCompressSync(Buffer.from(body, base64Encoded ? "base64" : "utf8")).length;
  }
  await context.close();
  return {
    "JS kB": sum(isScript) / 1000,
    "JS kB at brotli 11": atBest / 1000,
    "CSS kB": sum(isStyle) / 1000,
    "HTML kB": sum(({ type }) => type === "Document") / 1000,
    "pictures kB": sum(({ mime }) => mime.startsWith("image/")) / 1000,
    "all kB": sum(() => true) / 1000,
    requests: finished.length,
    "first paint ms": times.firstPaint,
    "largest paint ms": times.largestPaint,
    "blocked ms": times.blocked,
    "layout shift": times.shift,
  };
}

function observe() {
  const seen = (window.seen = { firstPaint: 0, largestPaint: 0, blocked: 0, shift: 0 });
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.firstPaint = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => (seen.largestPaint = entry.startTime));
  watch("longtask", (entry) => (seen.blocked += Math.max(0, entry.duration - 50)));
  watch("layout-shift", (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));
}

function signIn({ token, user }) {
  localStorage.setItem("talabee_TOKEN", token);
  localStorage.setItem("talabee_USER", JSON.stringify(user));
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

/** The rendered home page, served without scripts; styles and pictures come from the product. */
async function serveFloor() {
  const page = await browser.newPage(PROFILES.phone.context);
  await page.goto(`${shop}/`);
  await page.locator("main h1").waitFor();
  await page.waitForLoadState("networkidle");
  const html = (await page.content())
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link[^>]*modulepreload[^>]*>/g, "")
    // Placeholders that scripts render.
    .replace(/url\((?:&quot;|")?data:[^)]*\)/g, "none")
    .replaceAll(" crossorigin", "")
    .replace("<head>", `<head><base href="${shop}/">`);
  await page.close();
  const server = createServer((_, answer) => {
    answer.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" });
    answer.end(brotliCompressSync(html));
  });
  await new Promise((done) => server.listen(0, "localhost", done));
  return { url: `http://localhost:${server.address().port}/`, close: () => server.close() };
}

function tell(measured) {
  const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  for (const [profile, pages] of Object.entries(measured)) {
    const names = Object.keys(pages);
    console.log(`\n${profile}, median of ${runs} first visits`);
    console.log(["".padEnd(20), ...names.map((name) => name.padStart(10))].join(""));
    for (const figure of Object.keys(pages[names[0]][0])) {
      const cells = names.map((name) => {
        const value = median(pages[name].map((run) => run[figure]));
        return value.toFixed(figure === "layout shift" ? 3 : /kB/.test(figure) ? 1 : 0).padStart(10);
      });
      console.log([figure.padEnd(20), ...cells].join(""));
    }
  }
}
