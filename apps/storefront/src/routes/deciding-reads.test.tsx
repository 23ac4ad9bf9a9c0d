import { expect, it } from "vitest";
import { renderDocument } from "../server.js";
import { authScreens, notFoundScreen, shopScreens } from "./route-table.js";

const brand = { name: "Talabee", logo: null, primaryColor: "#008080", market: undefined as never };
const paths = [...authScreens, ...shopScreens, notFoundScreen]
  .filter(({ audience }) => audience === "guest")
  .map(({ path }) => path.replace(/:\w+/g, "spice").replace("*", "/nowhere"));

const refusal = (status: number) =>
  Response.json({ message: "", code: "not_found", errors: {}, data: null }, { status });
const never = new Promise<never>(() => undefined);

/** Renders a page whose calls are answered by `answer`; tells when its beginning was sent. */
async function render(url: string, answer: (path: string) => Response | Promise<Response>) {
  const asked = new Set<string>();
  let isBegun = false;
  const rendering = renderDocument({
    url,
    language: "en",
    origin: "https://shop.example",
    brand,
    fetch: async (address) => {
      const { pathname } = new URL(address as string, "https://shop.example");
      asked.add(pathname);
      return answer(pathname);
    },
    begin: () => (isBegun = true),
  });
  return { asked, rendering, isBegun: () => isBegun };
}

it.each(paths.flatMap((path) => [path, `${path}?after=x&q=y`]))(
  "the beginning of %s is sent only with the page's own status, whichever call is refused",
  async (url) => {
    const { asked, rendering } = await render(url, () => refusal(500));
    await rendering;
    const cases = [...asked].flatMap((call) => [403, 404, 410, 422].map((status) => ({ call, status })));
    for (const { call, status } of [...cases, { call: "", status: 0 }]) {
      // Whether the others are answered sooner or later.
      for (const others of [
        refusal,
        (code: number) => new Promise<Response>((done) => setTimeout(done, 1, refusal(code))),
      ]) {
        const page = await render(url, (path) => (path === call ? refusal(status) : others(500)));
        const result = await page.rendering;
        if (result.status !== 200) expect([call, status, page.isBegun()]).toEqual([call, status, false]);
      }
    }
  },
);

it("the page of a category that is not in the list is not begun", async () => {
  const category = { id: "qatari", name: "Qatari", image: null, tint: "sand", stores_count: 1 };
  const list = { message: "", data: { items: [category], next_cursor: null } };
  const page = await render("/search/spice", (path) =>
    path === "/api/categories" ? Response.json(list) : refusal(500),
  );
  expect([(await page.rendering).status, page.isBegun()]).toEqual([404, false]);
});

it.each(["/", "/categories", "/search?q=tea", "/search/all", "/cart", "/auth"])(
  "the beginning of %s waits for no call: it exists",
  async (url) => {
    const page = await render(url, () => never);
    await expect.poll(page.isBegun).toBe(true);
  },
);

it.each([
  ["/nowhere", 404],
  ["/contact", 200],
  ["/orders", 200],
])("%s is not begun: its status is another, or the browser renders it", async (url, status) => {
  const page = await render(url, () => refusal(500));
  expect([(await page.rendering).status, page.isBegun()]).toEqual([status, false]);
});
