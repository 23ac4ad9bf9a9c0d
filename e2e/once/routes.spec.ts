import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, type BrowserContext, devices, expect, type Page, test } from "@playwright/test";
import { toEmptyState } from "../empty-state.js";
import { focusUnderFloating, keepToasts } from "../covered-by-toasts.js";
import { addDish, DISH, orderAtPanel, readyToOrder, setLanguageCookie } from "../journey.js";
import { newCustomer, postToPanel, readPanel, type SignedIn } from "../panel-client.js";
import { allCombinations, type Combination, pairwise } from "./pairwise.js";
import { type Places, type RouteRow, ROUTES } from "./route-table.js";
import { type Language, messagesIn } from "../messages.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The conditions a route is tested under. */
const scenarios = {
  who: ["signed out", "signed in"],
  language: ["en", "ar"],
  size: ["phone", "desktop"],
  data: ["full", "empty", "failing", "slow", "offline"],
} as const;
type Scenario = Combination<typeof scenarios> & { readonly route: string };

/** `npm test` covers every pair of conditions and every route; `npm run test:all` every combination. */
const inTurn = pairwise(scenarios);
const rows: Scenario[] =
  process.env["JOURNEYS"] === "all"
    ? allCombinations(scenarios).flatMap((row) => Object.keys(ROUTES).map((route) => ({ route, ...row })))
    : [
        ...Object.keys(ROUTES).map((route, turn) => ({ route, ...inTurn[turn % inTurn.length]! })),
        // Their sticky panels and bars end where a running order floats.
        ...["store", "product"].map((route) => ({
          route,
          who: "signed in" as const,
          language: "ar" as const,
          size: "desktop" as const,
          data: "full" as const,
        })),
      ];

/** Delay of a slow server, in milliseconds. */
const LATE = 1200;
/** The narrowest supported phone, in px. */
const NARROWEST = 320;
/** Height of a small laptop's window, in px. */
const LOW = 640;
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** Every visit runs axe, those on a phone also look for sideways scrolling. */
const checkedBy = ({ size, data }: Scenario) =>
  [
    "REQ-A11Y-01",
    "REQ-A11Y-04",
    ...(size === "phone" ? ["REQ-A11Y-07"] : []),
    ...(data === "failing" || data === "offline" ? ["REQ-A11Y-08"] : []),
  ].join(", ");

/** A running order is not shown at checkout. */
const WITHOUT_BAR = new Set(["checkout"]);

test.describe.configure({ mode: "parallel" });

let places: Places;
let customers: Record<"full" | "empty", SignedIn>;

test.beforeAll(async () => {
  const [full, empty] = await Promise.all([newCustomer("en"), newCustomer("en")]);
  customers = { full, empty };
  places = { order: await useTheShop(full) };
});

/** Requirements that a visit proves: those of its route, where it shows the route's own screen. */
function provenBy({ route, who, data }: Scenario): string[] {
  const { proves = [], closed, guestsOnly } = ROUTES[route]!;
  const isShown =
    data !== "failing" &&
    data !== "offline" &&
    (who === "signed in" ? guestsOnly === undefined : closed === undefined);
  return isShown ? proves.map((id) => `@${id}`) : [];
}

for (const row of rows) {
  test(
    `${Object.values(row).join(", ")} (${checkedBy(row)})`,
    { tag: provenBy(row) },
    async ({ browser }) => {
      const context = await enteredOnce(browser, row);
      const page = await context.newPage();
      await keepToasts(page);
      const consoleErrors = listen(page);
      const route = ROUTES[row.route]!;
      const path = typeof route.path === "string" ? route.path : route.path(places);
      await page.goto(process.env["JOURNEY_URL"]! + path, { waitUntil: "commit" });

      await rightScreen(page, row, route);
      await expect(page.locator("html")).toHaveAttribute("dir", row.language === "ar" ? "rtl" : "ltr");
      expect(await page.title()).not.toBe("");
      await page.waitForLoadState("load");
      await page.waitForFunction(() => !("takeEarlyPresses" in window));
      // Elements that leave during the scan have no name or colour: keep only findings of a second scan.
      await expect.poll(() => seriousFaults(page)).toEqual([]);
      if (row.data === "full" && row.who === "signed in" && !WITHOUT_BAR.has(row.route))
        await expect(page.locator("[data-slot=running-order-bar]")).toHaveCount(1);
      // On a low screen sticky panels reach down to what floats.
      await page.setViewportSize({ ...SIZES[row.size], height: LOW });
      // What has the focus when the window changes is not scrolled into view again.
      await page.waitForFunction(
        (height) =>
          innerHeight === height &&
          new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut))).then(
            () => true,
          ),
        LOW,
      );
      expect(await focusUnderFloating(page), "what floats over the focus").toEqual([]);
      if (row.size === "phone") {
        await page.setViewportSize({ width: NARROWEST, height: 700 });
        const [content, screen] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect(content, "no scrolling sideways at 320 px").toBeLessThanOrEqual(screen!);
      }
      expect(consoleErrors).toEqual([]);
      await page.close();
    },
  );
}

test.afterAll(leave);

let entered: { key: string; context: BrowserContext } | undefined;

/** Reuses the previous browser under equal conditions: its scripts are cached. */
async function enteredOnce(browser: Browser, { route: _, ...row }: Scenario): Promise<BrowserContext> {
  const key = JSON.stringify(row);
  if (entered?.key !== key) {
    await leave();
    entered = { key, context: await enter(browser, row) };
  }
  return entered.context;
}

/** Ends what the last page of a browser still asked for. */
async function leave(): Promise<void> {
  await entered?.context.unrouteAll({ behavior: "ignoreErrors" });
  await entered?.context.close();
  entered = undefined;
}

/** The expected heading, or Retry where its data failed. */
async function rightScreen(page: Page, { who, language, data }: Scenario, route: RouteRow) {
  const messages = messagesIn(language as Language);
  const heading = page.locator("main h1:visible");
  const isIn = who === "signed in";
  if (route.closed === true && !isIn) {
    await expect(heading).toHaveText(messages.t("auth.welcomeBack"));
    await expect(page).toHaveURL(/\/auth\?returnTo=/);
    return;
  }
  if (route.guestsOnly === true && isIn) {
    await expect(page).toHaveURL(/:\d+\/$/);
    return;
  }
  const isBroken = data === "failing" || data === "offline";
  const retry = page.getByRole("button", { name: messages.t("common.retry") });
  if (isBroken) {
    await expect(heading.or(retry).first()).toBeVisible();
  } else {
    await expect(heading).toHaveCount(1);
    await expect(page.locator("main [aria-busy=true]:visible")).toHaveCount(0);
  }
  // A customer without data has no order and cannot see another's.
  const isOthers = data === "empty" && typeof route.path !== "string";
  const wanted = isOthers ? messages.t("shell.notFoundTitle") : route.heading?.(messages);
  if (wanted !== undefined && !isBroken) await expect(heading).toContainText(wanted);
  expect((await page.locator("main").innerText()).trim(), "the page has content").not.toBe("");
}

async function enter(
  browser: Browser,
  { who, language, size, data }: Omit<Scenario, "route">,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...(size === "phone" ? { ...devices["Pixel 7"], viewport: SIZES.phone } : { viewport: SIZES.desktop }),
    // The reminder that they are not allowed is a toast on every page.
    permissions: [],
    // axe would measure colours in the middle of an animation.
    reducedMotion: "reduce",
  });
  await setLanguageCookie(context, language);
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
    // The server may close a kept-alive connection just as it is reused.
    const answer = await route.fetch({ maxRetries: 1 });
    if (!answer.ok()) return route.fulfill({ response: answer });
    // The test may end before its last response.
    const json = await answer.json().catch(() => null);
    return json === null ? undefined : route.fulfill({ response: answer, json: toEmptyState(json) });
  });
  return context;
}

/** Console errors, without those that failing responses cause (REQ-MESSAGE-57). */
function listen(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (/^An error occurred:|^Failed to load resource|blocked by Playwright$/.test(message.text())) return;
    consoleErrors.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => consoleErrors.push(`uncaught: ${error.message}`));
  return consoleErrors;
}

interface Axe {
  run: (where: Document | { include: Element[] }, how: object) => Promise<{ violations: Violation[] }>;
}
interface Violation {
  id: string;
  nodes: { target: string[]; element: Element }[];
}

/** Violations of WCAG 2.2 AA, one line each. */
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
    // Content under a fixed bar counts only if it stays covered when scrolled to.
    let covered = violations.flatMap(({ id, nodes }) => (id === "target-size" ? nodes : []));
    for (;;) {
      // What has left the page meanwhile cannot be scanned.
      covered = covered.filter(({ element }) => element.isConnected);
      if (covered.length === 0) break;
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

/** Creates an order that runs all the while, another, an address, a cart line and a favourite; returns the other's id. */
async function useTheShop(customer: SignedIn): Promise<string> {
  await readyToOrder(customer);
  const store = DISH.split(".")[0]!;
  const { days } = await readPanel<{ days: { slots: { at: string }[] }[] }>(
    `/api/stores/${store}/slots?order_type=pickup`,
    "en",
  );
  const inTwoHours = days
    .flatMap(({ slots }) => slots)
    .find(({ at }) => Date.parse(at) > Date.now() + 2 * 3_600_000)!;
  await orderAtPanel(customer, { order_type: "pickup", scheduled_at: inTwoHours.at });
  await addDish(customer);
  await postToPanel("/api/favourites/toggle", { type: "product", id: DISH }, customer.token);
  const order = await orderAtPanel(customer, { order_type: "pickup" });
  await addDish(customer);
  return order;
}
