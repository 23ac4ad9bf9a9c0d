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
  await expect(toast(page, message("added_to_cart"))).toBeVisible();
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

/** Notes each copy of a picture that moves to the cart, and whether it can be read or pressed. */
async function watchCopies(page: Page): Promise<() => Promise<{ hidden: boolean; ms: number }[]>> {
  await page.addInitScript(() => {
    const copies: { hidden: boolean; ms: number }[] = Object.assign(window, { copies: [] }).copies;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.dataset["slot"] === "moving-picture") {
            const [move] = node.getAnimations();
            const ms = Number(move?.effect?.getTiming().duration);
            copies.push({ hidden: node.ariaHidden === "true" && node.inert, ms });
          }
    }).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { copies: { hidden: boolean; ms: number }[] }).copies);
}
/** Waits for the idle services of a customer, whose stream of events never ends. */
async function movesPictures(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
}
const counts = "[data-slot=view-cart-bar] [data-count]";

// REQ-APP-14
test("an added dish moves to the cart, each piece once; a removed one does not", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  const copies = await watchCopies(page);
  await enter(page, language, customer, STORE);
  await movesPictures(page);
  const add = quickAdds(page, language).first();
  const name = (await add.getAttribute("aria-label"))!;
  const card = page
    .locator("[data-slot=product-card]")
    .filter({ has: page.getByRole("button", { name, exact: true }) });
  const stepper = card.first().locator("[data-slot=add-stepper]");
  const more = await stepper.locator("[data-slot=stepper-more]").elementHandle();
  await more!.click();
  await expect(page.locator(counts)).toHaveAttribute("data-count", /1/);
  await expect.poll(copies).toEqual([{ hidden: true, ms: 240 }]);
  await more!.click();
  await expect.poll(copies).toHaveLength(2);
  await expect(page.locator("[data-slot=moving-picture]")).toHaveCount(0);

  const less = page.locator("[data-slot=stepper-less]").first();
  await less.click();
  await expect(page.locator(counts)).toHaveAttribute("data-count", /1/);
  await less.click();
  await expect(page.locator(counts)).toHaveCount(0);
  expect(await copies()).toHaveLength(2);
});

// REQ-APP-14
test("with reduced motion nothing moves to the cart", async ({
  page,
  language,
  customer,
  consoleErrors: _,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const copies = await watchCopies(page);
  await enter(page, language, customer, STORE);
  await movesPictures(page);
  await quickAdds(page, language).first().click();
  await expect(page.locator(counts)).toBeVisible();
  await page.waitForTimeout(1000);
  expect(await copies()).toEqual([]);
});
