import { addDish, createAddress, expect, messagesIn, test } from "../journey.js";
import { CUTS } from "./broken-line.js";
import { add, close, type CutOf, expectWhole, OWN, quantities, visit } from "./first-visit.js";

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
