import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expect, quickAdds, readPanel } from "../journey.js";
import type { Language } from "../messages.js";
import { type Customer } from "../panel-client.js";
import { type Line, openLine } from "./broken-line.js";

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly line: Line;
  readonly errors: string[];
}

export type CutOf = Parameters<typeof openLine>[1];

/** Opens a page as a customer who has never been here, on a line that loses what `cutOf` names. */
export async function visit(
  browser: Browser,
  { language, customer, path }: { language: Language; customer: Customer; path: string },
  cutOf: CutOf,
  prepare?: (page: Page) => Promise<void>,
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
  await prepare?.(page);
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

export const close = async ({ context, line }: Visit) => {
  await context.close();
  line.close();
};

/** Quantities of the customer's cart. */
export const quantities = async (customer: Customer) =>
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
    const unquoted = (name: string) => name.replaceAll('"', "");
    const brand = unquoted(getComputedStyle(document.body).fontFamily.split(",")[0]!);
    const fonts = [...document.fonts]
      // Those of the system are there or not.
      .filter(({ family }) => unquoted(family) === brand)
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
export const OWN = /^\/(assets|media|brand|page-data)\//;

export const waits = { timeout: 90_000, intervals: [250] };

/** Waits until a page has become the app by itself, with all that it lost, and has done what was pressed once. */
export async function expectWhole(visited: Visit, added: number[], customer: Customer): Promise<void> {
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
export const add = (page: Page, language: Language) => quickAdds(page, language).first().click();
