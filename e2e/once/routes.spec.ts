import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, type BrowserContext, devices, expect, type Page, test } from "@playwright/test";
import { emptyState } from "../emptyState.js";
import { addDish, DISH, orderAtPanel, readyToOrder } from "../journey.js";
import { newCustomer, postToPanel, type SignedIn } from "../panel-client.js";
import { allCombinations, type Combination, pairwise } from "./pairwise.js";
import { type Places, type RouteRow, ROUTES } from "./route-table.js";
import { type Language, messagesIn } from "../messages.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What a route can meet. */
const circumstances = {
  who: ["signed out", "signed in"],
  language: ["en", "ar"],
  size: ["phone", "desktop"],
  data: ["full", "empty", "failing", "slow", "offline"],
} as const;
type Circumstances = Combination<typeof circumstances> & { readonly route: string };

/** In the gate every two circumstances meet, and every route has its turn; at night every route meets all of them. */
const inTurn = pairwise(circumstances);
const rows: Circumstances[] =
  process.env["JOURNEYS"] === "all"
    ? allCombinations(circumstances).flatMap((row) => Object.keys(ROUTES).map((route) => ({ route, ...row })))
    : Object.keys(ROUTES).map((route, turn) => ({ route, ...inTurn[turn % inTurn.length]! }));

/** Milliseconds by which a slow panel's answers come later. */
const LATE = 1200;
/** No phone is narrower. */
const NARROWEST = 320;

test.describe.configure({ mode: "parallel" });

let places: Places;
let customers: Record<"full" | "empty", SignedIn>;

test.beforeAll(async () => {
  const [full, empty] = await Promise.all([newCustomer("en"), newCustomer("en")]);
  customers = { full, empty };
  places = { order: await useTheShop(full) };
});

for (const row of rows) {
  test(Object.values(row).join(", "), async ({ browser }) => {
    const context = await enteredOnce(browser, row);
    const page = await context.newPage();
    const complaints = listen(page);
    const route = ROUTES[row.route]!;
    const path = typeof route.path === "string" ? route.path : route.path(places);
    await page.goto(process.env["JOURNEY_URL"]! + path, { waitUntil: "commit" });

    await rightScreen(page, row, route);
    await expect(page.locator("html")).toHaveAttribute("dir", row.language === "ar" ? "rtl" : "ltr");
    expect(await page.title()).not.toBe("");
    await page.waitForLoadState("load");
    // What leaves the page while axe looks has no name and no colour any more; what is there is found again.
    await expect.poll(() => seriousFaults(page)).toEqual([]);
    if (row.size === "phone") {
      await page.setViewportSize({ width: NARROWEST, height: 700 });
      const [content, screen] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(content, "no scrolling sideways at 320 px").toBeLessThanOrEqual(screen!);
    }
    expect(complaints).toEqual([]);
    await page.close();
  });
}

let entered: { key: string; context: BrowserContext } | undefined;

/** The browser of the walk before, where that went under the same circumstances: it has read the scripts already. */
async function enteredOnce(browser: Browser, { route: _, ...row }: Circumstances): Promise<BrowserContext> {
  const key = JSON.stringify(row);
  if (entered?.key !== key) {
    await entered?.context.close();
    entered = { key, context: await enter(browser, row) };
  }
  return entered.context;
}

/** The heading that belongs to the address, or, where what it names never came, the way to try again. */
async function rightScreen(page: Page, { who, language, data }: Circumstances, route: RouteRow) {
  const messages = messagesIn(language as Language);
  const heading = page.locator("main h1:visible");
  const isIn = who === "signed in";
  if (route.closed === true && !isIn) {
    await expect(heading).toHaveText(messages.word("auth.welcomeBack"));
    await expect(page).toHaveURL(/\/auth\?returnTo=/);
    return;
  }
  if (route.guestsOnly === true && isIn) {
    await expect(page).toHaveURL(/:\d+\/$/);
    return;
  }
  const isBroken = data === "failing" || data === "offline";
  const retry = page.getByRole("button", { name: messages.word("common.retry") });
  if (isBroken) {
    await expect(heading.or(retry).first()).toBeVisible();
  } else {
    await expect(heading).toHaveCount(1);
    await expect(page.locator("main [aria-busy=true]:visible")).toHaveCount(0);
  }
  // Who has nothing has no order either: another customer's is not theirs to see.
  const isOthers = data === "empty" && typeof route.path !== "string";
  const wanted = isOthers ? messages.word("shell.notFoundTitle") : route.heading?.(messages);
  if (wanted !== undefined && !isBroken) await expect(heading).toContainText(wanted);
  expect((await page.locator("main").innerText()).trim(), "the page is not blank").not.toBe("");
}

async function enter(
  browser: Browser,
  { who, language, size, data }: Omit<Circumstances, "route">,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...(size === "phone"
      ? { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } }
      : { viewport: { width: 1440, height: 900 } }),
    // axe would see the colours of what is on its way in.
    reducedMotion: "reduce",
  });
  const customer = customers[data === "empty" ? "empty" : "full"];
  await context.addInitScript(
    ([chosen, token, user]) => {
      localStorage.setItem("language", chosen!);
      if (token === undefined) return;
      localStorage.setItem("talabee_TOKEN", token);
      localStorage.setItem("talabee_USER", user!);
    },
    who === "signed in" ? [language, customer.token, JSON.stringify(customer.user)] : [language],
  );
  await context.route("**/api/**", async (route) => {
    const isRead = route.request().method() === "GET";
    if (data === "offline") return route.abort("internetdisconnected");
    if (data === "failing" && isRead) {
      return route.fulfill({
        status: 500,
        json: { message: "", code: "server_error", errors: {}, data: null },
      });
    }
    if (data === "slow") await new Promise((done) => setTimeout(done, LATE));
    if (data !== "empty" || !isRead || /events|app-settings|user$/.test(route.request().url())) {
      return route.fallback();
    }
    // The panel may close a connection that was kept at the very moment it is used again.
    const answer = await route.fetch({ maxRetries: 1 });
    if (!answer.ok()) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, json: emptyState(await answer.json()) });
  });
  return context;
}

/** What the console complains of, but for what failing answers make it say (REQ-MESSAGE-57). */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (/^An error occurred:|^Failed to load resource|blocked by Playwright$/.test(message.text())) return;
    complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}

interface Axe {
  run: (where: Document | { include: Element[] }, how: object) => Promise<{ violations: Violation[] }>;
}
interface Violation {
  id: string;
  nodes: { target: string[]; element: Element }[];
}

/** What axe finds against WCAG 2.2 AA, a line each. */
async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: Axe }).axe;
    const { violations } = await run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
      resultTypes: ["violations"],
      elementRef: true,
    });
    const faults = violations.flatMap(({ id, nodes }) =>
      id === "target-size" ? [] : nodes.map(({ target }) => `${id}: ${String(target)}`),
    );
    // What a fixed bar lies over at the moment counts if it does so too when it is scrolled to.
    let covered = violations.flatMap(({ id, nodes }) => (id === "target-size" ? nodes : []));
    while (covered.length > 0) {
      const [first] = covered;
      first!.element.scrollIntoView({ block: "center", behavior: "instant" });
      const again = await run(
        { include: covered.map(({ element }) => element) },
        { runOnly: { type: "rule", values: ["target-size"] }, elementRef: true },
      );
      const still = new Set(again.violations.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
      if (still.has(first!.element)) faults.push(`target-size: ${String(first!.target)}`);
      covered = covered.filter((node) => node !== first && still.has(node.element));
    }
    return faults;
  });
}

/** An order, an address, something in the cart and among the favourites; returns the order's id. */
async function useTheShop(customer: SignedIn): Promise<string> {
  await readyToOrder(customer);
  await postToPanel("/api/favourites/toggle", { type: "product", id: DISH }, customer.token);
  const order = await orderAtPanel(customer, { order_type: "pickup" });
  await addDish(customer);
  return order;
}
