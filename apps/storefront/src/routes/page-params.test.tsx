import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageParams, renderDocument } from "../server.js";
import { authScreens, notFoundScreen, shopScreens } from "./route-table.js";

const NAMES =
  "after code cuisine free_delivery line min_rating open_now order_type q rating returnTo sort sub type payment result_token";
const IDS: Readonly<Record<string, string>> = { type: "partner" };

/** Names of query parameters that were read, from an object that holds one of {@link NAMES}. */
const read = new Set<string>();
// oxlint-disable-next-line typescript/unbound-method
const { get, has, getAll } = URLSearchParams.prototype;

beforeEach(() => {
  read.clear();
  const note = <Result,>(original: (this: URLSearchParams, name: string) => Result) =>
    function (this: URLSearchParams, name: string): Result {
      // The page's address carries this mark; those of calls do not.
      if (has.call(this, "mark")) read.add(name);
      return original.call(this, name);
    };
  vi.spyOn(URLSearchParams.prototype, "get").mockImplementation(note(get));
  vi.spyOn(URLSearchParams.prototype, "has").mockImplementation(note(has));
  vi.spyOn(URLSearchParams.prototype, "getAll").mockImplementation(note(getAll));
});
afterEach(() => vi.restoreAllMocks());

const paths = [...authScreens, ...shopScreens, notFoundScreen]
  .filter(({ audience }) => audience !== "customer")
  .map(({ path }) =>
    path.replace(/:(\w+)/g, (_, name: string) => IDS[name] ?? "spice").replace("*", "/nowhere"),
  );

const render = (url: string) =>
  renderDocument({
    url,
    language: "en",
    origin: "https://shop.example",
    brand: {
      name: "Talabee",
      logo: null,
      primaryColor: "#ff0000",
      market: undefined as never,
    },
    fetch: async () =>
      Response.json({ message: "", code: "not_found", errors: {}, data: null }, { status: 404 }),
  });

it.each(paths)(
  "the page %s reads the parameters and calls that its route names, and no others",
  async (path) => {
    const query = new URLSearchParams(Object.fromEntries(NAMES.split(" ").map((name) => [name, "1"])));
    const { missedReads } = await render(`${path}?${query}&mark=1`);
    expect([...read].toSorted()).toEqual(pageParams(path).toSorted());
    expect(missedReads).toEqual([]);
  },
);

it("the documented nginx keeps the pages of all routes of guests, by the parameters that they read", () => {
  const operating = readFileSync(`${import.meta.dirname}/../../../../docs/operating.md`, "utf8");
  const parameters = [...operating.matchAll(/^map \$args .*>(\w+)=/gm)].map(([, name]) => name!);
  // An address of a former release, which the panel redirects.
  expect(parameters.toSorted()).toEqual([...new Set(["lang", ...paths.flatMap(pageParams)])].toSorted());
  const location = new RegExp(/location ~ (\S+) \{/.exec(operating)![1]!);
  const guests = paths.filter((path) => path !== "/nowhere");
  for (const path of guests)
    for (const address of [path, `/en${path}`, `/ar${path}`]) expect(address).toMatch(location);
  for (const path of ["/api/home", "/page-data/x", "/assets/x.js", "/storefront", "/en", "/sw.js"])
    expect(path).not.toMatch(location);
});
