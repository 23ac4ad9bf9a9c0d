import type { Page } from "@playwright/test";
import { address, DISH, expect, quickAdds, test, toast, messagesIn, enter } from "../journey.js";

const STORE = "/store/bayt-al-machboos";
const sheet = "[data-slot=sheet]";

interface Watched {
  /** Pseudo-elements that each transition of the document moved. */
  moves: string[][];
  shift: number;
}

/** Notes the document's transitions and the layout shift of the page. */
async function watch(page: Page): Promise<() => Promise<Watched>> {
  await page.addInitScript(() => {
    const watched: Watched = { moves: [], shift: 0 };
    Object.assign(window, { watched });
    const start = document.startViewTransition?.bind(document);
    if (start !== undefined)
      document.startViewTransition = (change) => {
        const moves: string[] = [];
        watched.moves.push(moves);
        const transition = start(change);
        transition.ready.then(
          () => {
            for (const { effect } of document.getAnimations())
              moves.push((effect as KeyframeEffect).pseudoElement ?? "");
          },
          () => undefined,
        );
        return transition;
      };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { watched: Watched }).watched);
}

/** Waits for the app and its idle services: the first touch of a visit starts them. */
async function ready(page: Page): Promise<void> {
  await page.goto(address(STORE));
  await page.waitForFunction(() => !("takeEarlyPresses" in window));
  await page.keyboard.press("Shift");
  await page.waitForLoadState("networkidle");
}

const dish = (page: Page) =>
  page.locator(`main [data-slot=product-name] a[href$="/product/${DISH}"]`).first();

// REQ-APP-13
test("the picture of a dish grows into its sheet and shrinks back", async ({ page, consoleErrors: _ }) => {
  const watched = await watch(page);
  await ready(page);
  // A press whose sheet has to load first, or that comes while the machine is busy, opens it without a move.
  await expect(async () => {
    if (await page.locator(sheet).isVisible()) await page.locator(sheet).press("Escape");
    await expect(page.locator(sheet)).toHaveCount(0);
    await dish(page).click();
    await expect(page.locator(sheet)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/product/${DISH}$`));
    const grown = ["::view-transition-group(product-picture)", "::view-transition-new(product-sheet)"];
    await expect
      .poll(async () => (await watched()).moves.at(-1), { timeout: 1000 })
      .toEqual(expect.arrayContaining(grown));
  }).toPass({ timeout: 60_000 });
  const before = (await watched()).moves.length;
  await page.locator(sheet).press("Escape");
  await expect(page.locator(sheet)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${STORE}$`));
  await expect
    .poll(async () => (await watched()).moves.slice(before))
    .toEqual([expect.arrayContaining(["::view-transition-group(product-picture)"])]);
  expect((await watched()).shift).toBeLessThanOrEqual(0.01);
});

// REQ-APP-13
test("no press is lost while a picture moves", async ({ page, language, customer, consoleErrors: _ }) => {
  const { message } = messagesIn(language);
  await enter(page, language, customer, STORE);
  await page.waitForFunction(() => !("takeEarlyPresses" in window));
  await page.keyboard.press("Shift");
  await page.waitForTimeout(1000);
  await dish(page).click();
  await expect(page.locator(sheet)).toBeVisible();
  await page.locator(sheet).press("Escape");
  await quickAdds(page, language).first().click();
  await expect(toast(page, message("updated"))).toBeVisible();
});

// REQ-APP-13
test("a sheet that is closed twice at once goes back once", async ({ page, consoleErrors: _ }) => {
  await page.goto(address("/"));
  await ready(page);
  await dish(page).click();
  await expect(page.locator(sheet)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/product/${DISH}$`));
  // It listens to the keyboard once it has the focus, which is after it is seen.
  await expect(page.locator(`${sheet}:focus-within`)).toBeVisible();
  await page.evaluate(() => {
    for (const key of ["Escape", "Escape"])
      document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
  await expect(page.locator(sheet)).toHaveCount(0);
  // A second step back would be under way.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(page).toHaveURL(new RegExp(`${STORE}$`));
});

for (const [what, prepare] of Object.entries({
  "with reduced motion": (page: Page) => page.emulateMedia({ reducedMotion: "reduce" }),
  "where the browser knows no transitions": (page: Page) =>
    page.addInitScript(() => {
      // oxlint-disable-next-line typescript/no-dynamic-delete -- as in a browser without it
      Reflect.deleteProperty(Document.prototype, "startViewTransition");
    }),
}))
  // REQ-APP-13
  test(`${what} a sheet opens and closes at once`, async ({ page, consoleErrors: _ }) => {
    await prepare(page);
    const watched = await watch(page);
    await ready(page);
    await dish(page).click();
    await expect(page.locator(sheet)).toBeVisible();
    await page.locator(sheet).press("Escape");
    await expect(page.locator(sheet)).toHaveCount(0);
    expect((await watched()).moves).toEqual([]);
  });
