/**
 * Mounts and updates 500 product cards of ours and of plain DOM in turn, in headless Chromium, and prints the CPU time of
 * the main thread with the ratio to plain DOM. The figures depend on the machine, so none is asserted:
 * `node bench/ui-size/cards.mjs [--rounds=9]`, after a build of packages/ui.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { CHROMIUM_ARGS, findHeadlessShell } from "../../tools/find-chromium.mjs";
import { composeStyles } from "../../packages/ui/bin/compose-styles.js";
import { bundle } from "./build.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const rounds = Number(process.argv.find((name) => name.startsWith("--rounds="))?.slice(9) ?? 9);
const cards = 500;
const updates = 5;
const components = ["card", "badge", "rating", "price", "icon-button"].map((name) => `primitives/${name}`);

const page = await readFile(path.join(here, "cards.jsx"), "utf8");
const scriptOf = (file) => bundle(page.replace('"CARDS"', JSON.stringify(path.join(here, file))));
const entries = {
  "plain DOM": { script: await scriptOf("plain.jsx"), css: "" },
  ours: {
    script: await scriptOf("talabee.jsx"),
    css: composeStyles(components),
  },
};

const browser = await chromium.launch({
  executablePath: findHeadlessShell(),
  args: [...CHROMIUM_ARGS, "--js-flags=--expose-gc"],
});

/** Milliseconds of CPU time for a mount and for an update of all cards, in a fresh page. */
async function measure({ script, css }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  // The system's font, which both have: a font that loads would lay out the page twice.
  await tab.setContent(
    `<!doctype html><html lang="en" data-ui data-theme="light" style="--ui-font-sans: system-ui"><style>${css}</style><body></body></html>`,
  );
  await tab.addScriptTag({ type: "module", content: script });
  await tab.waitForFunction(() => window.bench !== undefined);
  const cpu = async (work) => {
    await tab.evaluate(() => globalThis.gc());
    const taskTime = async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
    };
    const before = await taskTime();
    const result = await work();
    return { time: (await taskTime()) - before, result };
  };
  const mount = await cpu(() => tab.evaluate((count) => window.bench.mount(count), cards));
  await tab.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const update = await cpu(() =>
    tab.evaluate(async (times) => {
      for (let i = 0; i < times; i++) {
        window.bench.update(i * 37, i + 2);
        await new Promise((done) => requestAnimationFrame(done));
      }
    }, updates),
  );
  await context.close();
  return { mount: mount.time, update: update.time / updates, elements: mount.result / cards };
}

const samples = Object.fromEntries(Object.keys(entries).map((name) => [name, []]));
// The first round warms the browser up and does not count.
for (let round = -1; round < rounds; round++) {
  const order = Object.entries(entries);
  if (round % 2 === 0) order.reverse();
  for (const [name, entry] of order) {
    const sample = await measure(entry);
    if (round >= 0) samples[name].push(sample);
  }
}
await browser.close();

const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.round((values.length - 1) * share)];
const medianAndQuartiles = (values) =>
  `${quantile(values, 0.5).toFixed(1)} (${quantile(values, 0.25).toFixed(1)}–${quantile(values, 0.75).toFixed(1)})`;
const ratio = (name, key) =>
  quantile(
    samples[name].map((sample, i) => sample[key] / samples["plain DOM"][i][key]),
    0.5,
  ).toFixed(2);
console.log(
  `${cards} product cards, ${rounds} rounds, ms of CPU time: median (quartiles), ratio to plain DOM`,
);
for (const name of Object.keys(entries)) {
  const of = (key) =>
    `${medianAndQuartiles(samples[name].map((sample) => sample[key]))} ${ratio(name, key)}×`;
  console.log(
    `  ${name.padEnd(10)} mount ${of("mount")}   all again ${of("update")}   ${samples[name][0].elements.toFixed(0)} elements a card`,
  );
}
