import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Customer } from "../panel-client.js";
import { createAddress, addDish, expect, messagesIn, quickAdds, readPanel, test } from "../journey.js";
import type { Language } from "../messages.js";
import { CUTS, type Line, openLine } from "./broken-line.js";

const STORE = "/store/bayt-al-machboos";
/** First visits: the server renders the first four, of a customer's own pages it knows nothing. */
const PAGES = [
  "/",
  STORE,
  `${STORE}/product/bayt-al-machboos.chicken-machboos`,
  "/cart",
  "/checkout",
  "/profile",
  "/orders",
];
/** Visits at once: nearly all of their time they wait. */
const AT_ONCE = 4;

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly line: Line;
  readonly errors: string[];
}

type CutOf = Parameters<typeof openLine>[1];

/** Opens a page as a customer who has never been here, on a line that loses what `cutOf` names. */
async function visit(
  browser: Browser,
  { language, customer, path }: { language: Language; customer: Customer; path: string },
  cutOf: CutOf,
): Promise<Visit> {
  const line = await openLine(process.env["JOURNEY_URL"]!, cutOf);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
    storageState: {
      cookies: [],
      origins: [
        {
          origin: line.url,
          localStorage: Object.entries({
            language,
            talabee_TOKEN: customer.token,
            talabee_USER: JSON.stringify(customer.user),
            notificationsReminded: "1",
          }).map(([name, value]) => ({ name, value })),
        },
      ],
    },
  });
  await context.addCookies([{ name: "language", value: language, url: line.url }]);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(line.url + path, { waitUntil: "commit" });
  return { page, context, line, errors };
}

const isApp = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector("h1");
    return (
      title !== null &&
      Object.keys(title).some((key) => key.startsWith("__react")) &&
      document.getElementById("start-note") === null &&
      !("takeEarlyPresses" in window)
    );
  });

const close = async ({ context, line }: Visit) => {
  await context.close();
  line.close();
};

/** Quantities of the customer's cart. */
const quantities = async (customer: Customer) =>
  (await readPanel<{ items: { quantity: number }[] }>("/api/cart", "en", customer.token)).items.map(
    ({ quantity }) => quantity,
  );

/** What of a page is still without what was lost: pictures, the style sheet, fonts. */
const missing = (page: Page) =>
  page.evaluate(() => {
    const lacking = [...document.querySelectorAll("[data-slot=picture]")].filter((picture) => {
      const image = picture.querySelector("img");
      // Others are not asked for yet.
      return image === null
        ? picture.matches("[data-state=fallback]")
        : image.loading === "eager" && image.naturalWidth === 0;
    });
    const hasSheet = [...document.styleSheets].some(({ href }) => href?.includes("/assets/") === true);
    const fonts = [...document.fonts]
      // Those of the system are there or not.
      .filter(({ family }) => !family.includes("Fallback"))
      .map(({ status }) => status);
    return [
      ...lacking.map(({ outerHTML }) => outerHTML),
      ...(hasSheet ? [] : ["style sheet"]),
      ...(fonts.includes("loaded") && !fonts.includes("error") ? [] : ["fonts"]),
    ];
  });

/** No request is sent in a hot loop: the times that the most wanted address was asked for. */
const mostAsked = ({ line: { loads } }: Visit) => {
  const times = Map.groupBy(
    loads.filter(({ isCut }) => isCut),
    ({ path }) => path,
  );
  return Math.max(0, ...[...times.values()].map(({ length }) => length));
};

/** What a first visit loads of the storefront itself. */
const OWN = /^\/(assets|media|brand|page-data)\//;

const waits = { timeout: 90_000, intervals: [250] };

/** Waits until a page has become the app by itself, with all that it lost, and has done what was pressed once. */
async function expectWhole(visited: Visit, added: number[], customer: Customer): Promise<void> {
  const { page, errors } = visited;
  await expect.poll(() => isApp(page).catch(() => false), waits).toBe(true);
  await expect.poll(() => quantities(customer), waits).toEqual(added);
  await expect.poll(() => missing(page), waits).toEqual([]);
  expect(errors).toEqual([]);
  expect(await quantities(customer)).toEqual(added);
  // Nothing is asked for in a hot loop; each attempt at a screen asks twice, for the preload and for the import.
  expect(mostAsked(visited)).toBeLessThan(12);
}

/** Presses the first button that adds a dish, as soon as the server's page shows one. */
const add = (page: Page, language: Language) => quickAdds(page, language).first().click();

const lostOnce: CutOf = ({ path, nth }) => (OWN.test(path) && nth === 0 ? "lost" : null);
const halfOnce: CutOf = ({ path, nth }) => (OWN.test(path) && nth === 0 ? "half" : null);

for (const [name, cutOf, tag] of [
  ["lost", lostOnce, []],
  ["cut in half", halfOnce, ["@nightly"]],
] as const)
  test(
    `a store becomes the app though each of its loads is ${name} once; a press is done once`,
    { tag: [...tag] },
    async ({ browser, language, customer }) => {
      const visited = await visit(browser, { language, customer, path: STORE }, cutOf);
      await add(visited.page, language);
      await expectWhole(visited, [1], customer);
      await close(visited);
    },
  );

test("a customer's own page becomes the app though each of its loads is lost once", async ({
  browser,
  language,
  customer,
}) => {
  const visited = await visit(browser, { language, customer, path: "/profile" }, lostOnce);
  await expectWhole(visited, [], customer);
  await close(visited);
});

test("a page whose scripts the browser keeps as lost is reloaded, with what was pressed and typed", async ({
  browser,
  language,
  customer,
}) => {
  // As a browser does that asks for a lost script once in the life of a page: all of them fail until the page is reloaded.
  let documents = 0;
  const visited = await visit(browser, { language, customer, path: STORE }, ({ kind, path }) => {
    if (kind === "document") documents++;
    return documents === 1 && kind === "script" && OWN.test(path) ? "lost" : null;
  });
  const { page } = visited;
  await add(page, language);
  // While a customer is told to wait, the fees of the server's page are not hidden, as the app may never come.
  const told = await page.waitForFunction(() => {
    const note = document.querySelector("#start-note p")?.textContent;
    const fees = [...document.querySelectorAll("[data-slot=store-facts] dd *, [data-slot=store-facts] dt *")];
    return note
      ? { note, hidden: fees.filter((fee) => getComputedStyle(fee).visibility === "hidden").length }
      : null;
  });
  expect(await told.jsonValue()).toEqual({ note: messagesIn(language).message("still_trying"), hidden: 0 });
  await expectWhole(visited, [1], customer);
  expect(documents).toBe(2);
  expect(await page.evaluate(() => sessionStorage.getItem("restart"))).toBeNull();
  await close(visited);
});

test("half a document is reloaded", { tag: "@nightly" }, async ({ browser, language, customer }) => {
  const visited = await visit(browser, { language, customer, path: STORE }, ({ kind, nth, method }) =>
    kind === "document" && method === "GET" && nth === 0 ? "half" : null,
  );
  await expectWhole(visited, [], customer);
  await close(visited);
});

for (const path of PAGES)
  for (const cut of CUTS)
    test(
      `every load of ${path} may be ${cut}`,
      { tag: "@nightly" },
      async ({ browser, language, customer }) => {
        test.setTimeout(1_800_000);
        await addDish(customer);
        await createAddress(customer);
        const inCart = await quantities(customer);
        const whole = await visit(browser, { language, customer, path }, () => null);
        await expectWhole(whole, inCart, customer);
        // Of the pictures one: the others are loaded like it.
        const loads = new Map(
          whole.line.loads
            .filter((load) => OWN.test(load.path) || load.path.startsWith("/api/"))
            .filter((load) => !/\/events(\?|$)/.test(load.path))
            .map((load) => [load.kind === "image" ? load.kind : load.path, load]),
        );
        await close(whole);
        const waiting = [...loads.values()];
        const failed: string[] = [];
        const visitAll = async () => {
          for (let load = waiting.pop(); load !== undefined; load = waiting.pop()) {
            const { kind, path: wanted } = load;
            const visited = await visit(browser, { language, customer, path }, (asked) =>
              asked.path === wanted && asked.nth === 0 ? cut : null,
            );
            await expectWhole(visited, inCart, customer).catch((error: unknown) => {
              failed.push(`${kind} ${wanted}: ${String(error)}`);
            });
            await close(visited);
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, visitAll));
        expect(failed).toEqual([]);
      },
    );
