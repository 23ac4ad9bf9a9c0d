/** Measures frame times of long lists while scrolling on a slowed CPU (README.md). */
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { chromium } from "playwright";
import { findHeadlessShell } from "../../tools/find-chromium.mjs";

const options = process.argv.slice(2);
const folder = path.resolve(options.find((text) => !text.startsWith("--")) ?? "storybook-static");
const cpu = Number(options.find((text) => text.startsWith("--cpu="))?.slice(6) ?? 4);
const wanted = 50;
/** Three frames of a screen are 50.0 or 50.1 ms by the page's clock. */
const rounding = 0.5;
const cases = [
  { name: "products", count: 2000, story: "screens-store--thousands" },
  { name: "cart lines", count: 200, story: "screens-cart--hundreds" },
];

if (!existsSync(path.join(folder, "index.json"))) {
  console.error("There is no built Storybook: npm run build-storybook");
  process.exit(1);
}
const types = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
};
/** The scrolled list as plain DOM, read from the page. */
let plain = "";
const server = createServer((request, response) => {
  if (request.url === "/plain") {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    return void response.end(plain);
  }
  const file = path.join(
    folder,
    decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname),
  );
  if (!file.startsWith(folder) || !existsSync(file)) return void response.writeHead(404).end();
  response.writeHead(200, { "content-type": types[path.extname(file)] ?? "application/octet-stream" });
  // Storybook's highlighter scans the page after each change: disable it.
  if (file.endsWith("iframe.html"))
    return void response.end(readFileSync(file, "utf8").replace('"highlight":true', '"highlight":false'));
  createReadStream(file).pipe(response);
}).listen(0);
await new Promise((resolve) => server.once("listening", resolve));

/** Scrolls 20,000 px at a steady 1,500 px per second. */
const drag = (_page, devtools) =>
  devtools.send("Input.synthesizeScrollGesture", {
    x: 195,
    y: 400,
    yDistance: -20_000,
    speed: 1500,
    preventFling: true,
    gestureSourceType: "mouse",
  });

/** Jumps to the end, 600 px at once and 20 times per second: faster than a person scrolls. */
async function jump(page) {
  await page.mouse.move(195, 400);
  const end = Date.now() + 12_000;
  while (Date.now() < end) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
    if (await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)) break;
  }
}

/** Duration of every frame while scrolling, in milliseconds, and the distance reached. */
async function watchFrames(page, scroll) {
  await page.evaluate(() => {
    globalThis.frames = [];
    let last = performance.now();
    const tick = (now) => {
      globalThis.frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await scroll();
  // The first frames still include earlier work.
  return page.evaluate(() => ({ frames: globalThis.frames.slice(2), scrolled: Math.round(scrollY) }));
}

/** The items of a page's list with texts and pictures, without scripts or style sheets. */
function asPlain(count) {
  const listed = "#storybook-root :is(main li, main [role=listitem])";
  const items = [...document.querySelectorAll(listed)].filter((item) => !item.querySelector("li"));
  const rows = items.map((item) => {
    const row = document.createElement("li");
    row.style.cssText = `display:flex;gap:12px;height:${Math.max(item.offsetHeight, 96)}px`;
    const image = item.querySelector("img");
    if (image) {
      const picture = document.createElement("img");
      picture.style.cssText = "width:104px;height:104px;object-fit:cover";
      picture.loading = "lazy";
      picture.decoding = "async";
      if (image.srcset) Object.assign(picture, { sizes: image.sizes, srcset: image.srcset });
      picture.src = image.src;
      row.append(picture);
    }
    const words = document.createElement("p");
    words.textContent = item.textContent;
    row.append(words);
    return row.outerHTML;
  });
  const list = Array.from({ length: count }, (_, at) => rows[at % rows.length]).join("");
  return `<!doctype html><meta name="viewport" content="width=device-width"><h1>Plain</h1><ul>${list}</ul>`;
}

/** Number of long tasks by the main thread's CPU time, which excludes time other processes use. */
function slowTasks(events) {
  const main = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events.filter(
    ({ name, pid, tid, tdur }) =>
      name === "ThreadControllerImpl::RunTask" && main.has(`${pid} ${tid}`) && tdur > wanted * 1000,
  ).length;
}

const browser = await chromium.launch({
  executablePath: findHeadlessShell(),
  args: ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});
console.log(`CPU slowed ${cpu} times`);

async function measure(name, count, address, ready, scroll) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`http://localhost:${server.address().port}${address}`);
  await page.locator(ready).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(2000);
  plain ||= await page.evaluate(asPlain, count);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  const events = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const traced = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  await devtools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel"] },
  });
  const { frames, scrolled } = await watchFrames(page, () => scroll(page, devtools));
  await devtools.send("Tracing.end");
  await traced;
  const sorted = frames.toSorted((a, b) => a - b);
  const late = frames.filter((ms) => ms > wanted + rounding).length;
  const share = (part) => sorted[Math.floor((sorted.length - 1) * part)].toFixed(1);
  console.log(
    `  ${name.padEnd(24)} ${frames.length} frames over ${scrolled} px: median ${share(0.5)} ms, 99 % ${share(0.99)} ms, ` +
      `longest ${share(1)} ms; ${late} over ${wanted} ms; ${slowTasks(events)} tasks over ${wanted} ms of their own`,
  );
  await page.close();
}

for (const { name, count, story } of cases) {
  plain = "";
  for (const [hand, scroll] of Object.entries({ drag, jump })) {
    const address = `/iframe.html?id=${story}&viewMode=story`;
    await measure(`${hand}: ${count} ${name}`, count, address, "#storybook-root h1", scroll);
    await measure(`${hand}: plain`, count, "/plain", "h1", scroll);
  }
}
await browser.close();
server.close();
