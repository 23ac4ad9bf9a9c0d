import { type CDPSession, expect, type Page } from "@playwright/test";
import { address, test } from "../journey.js";

const STORE = "/store/bayt-al-machboos";
/** Navigations of a round: from home to a store, to a dish, and back twice. */
const ROUND = 4;
/** Rounds before the first measurement: lazy parts load, and caches fill. */
const WARM = 10;
const ROUNDS = 50;
/** Detached nodes and heap that stay for good reasons, such as the cache of answers and compiled code. */
const SLACK = { nodes: 150, listeners: 30, heapMB: 2 };

/** What is left after everything unreachable has been collected. */
async function measure(session: CDPSession) {
  // One collection ends finalizers that the next one frees.
  for (let n = 0; n < 3; n++) await session.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners, documents } = await session.send("Memory.getDOMCounters");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return { nodes, documents, listeners: jsEventListeners, heapMB: usedSize / 1e6 };
}

async function goRound(page: Page): Promise<void> {
  await page.locator(`main a[href="${STORE}"]`).first().click();
  await expect(page).toHaveURL(address(STORE));
  const dish = page.locator(`main a[href^="${STORE}/product/"]`).first();
  await dish.click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(dish).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address("/"));
}

test(
  `REQ-LOAD-06: heap and DOM do not grow over ${ROUND * ROUNDS} navigations`,
  { tag: "@nightly" },
  async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto(address("/"));
    await page.waitForFunction(() => !("takeEarlyPresses" in window));
    const session = await page.context().newCDPSession(page);
    for (let round = 0; round < WARM; round++) await goRound(page);
    const before = await measure(session);
    for (let round = 0; round < ROUNDS; round++) await goRound(page);
    const after = await measure(session);
    console.log(JSON.stringify({ before, after }));
    expect(after.documents).toBeLessThanOrEqual(before.documents);
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(SLACK.nodes);
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(SLACK.listeners);
    expect(after.heapMB - before.heapMB).toBeLessThanOrEqual(SLACK.heapMB);
  },
);
