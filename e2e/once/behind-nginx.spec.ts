import { expect, renderAhead, test } from "../journey.js";
import { newCustomer } from "../panel-client.js";
import { findNginx, startNginx } from "../start-nginx.js";

const STORE = "/store/bayt-al-machboos";

const binary = findNginx();
let url: string;
let stop = async () => {};

test.skip(binary === null, "there is no nginx: apt-get install nginx");
test.beforeAll(async () => {
  ({ url, stop } = await startNginx(binary!, process.env["JOURNEY_URL"]!));
});
test.afterAll(() => stop());

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(url + path, { headers, redirect: "manual" });
  return {
    status: response.status,
    headers: response.headers,
    /** What the cache did; null for what never goes through it. */
    cache: response.headers.get("X-Page-Cache"),
    html: await response.text(),
  };
}
const languageOf = (html: string) => /<html[^>]* lang="(\w+)"/.exec(html)?.[1];

test("a guest's page is kept for a second, and asked for again after it", async () => {
  const path = `/ar/search?q=${crypto.randomUUID()}`;
  // Sent while it is rendered, it has no version that could be kept.
  const begun = await get(path);
  expect([begun.status, begun.cache, languageOf(begun.html)]).toEqual([200, "MISS", "ar"]);
  expect(["ETag", "Cache-Control"].map((name) => begun.headers.get(name))).toEqual([
    null,
    "private, no-cache",
  ]);
  await renderAhead(path);
  const first = await get(path);
  expect([first.status, first.cache, languageOf(first.html)]).toEqual([200, "MISS", "ar"]);
  await expect.poll(async () => (await get(path)).cache, { intervals: [0] }).toBe("HIT");
  // The panel said that it is still the same, without sending it.
  await expect.poll(async () => (await get(path)).cache, { intervals: [1100] }).toBe("REVALIDATED");
  expect((await get(path)).html).toBe(first.html);
  // So it is for a browser that has it.
  const headers = { "If-None-Match": first.headers.get("ETag")! };
  expect((await get(path, headers)).status).toBe(304);
  expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
});

test("the specification's paths are in the visitor's language, whoever asked before (REQ-LANG-09)", async () => {
  for (const [path, cookie, language] of [
    [STORE, "", "en"],
    [STORE, "language=ar", "ar"],
    [STORE, "theme=dark; language=en", "en"],
    [STORE, "language=ar; theme=dark", "ar"],
    [`/ar${STORE}`, "language=en", "ar"],
    [`/en${STORE}`, "language=ar", "en"],
    ["/", "language=ar", "ar"],
    ["/", "", "en"],
  ] as const) {
    const { html } = await get(path, { Cookie: cookie });
    expect([path, cookie, languageOf(html)]).toEqual([path, cookie, language]);
  }
  const moved = await get(`${STORE}?lang=ar&q=tea`, { Cookie: "language=en" });
  expect([moved.status, moved.headers.get("Location")]).toEqual([301, `/ar${STORE}?q=tea`]);
});

test("what a page does not read makes no entry, and reaches no other one", async () => {
  await renderAhead(STORE);
  await get(STORE);
  for (const query of ["gclid=1", "utm_source=a&utm_medium=b", "fbclid=2&_=3", "Q=tea"])
    expect([query, (await get(`${STORE}?${query}`)).cache]).not.toEqual([query, "MISS"]);
  const word = crypto.randomUUID();
  // The panel would read this as the parameter `q`.
  expect((await get(`/search?%71=${word}`)).html).not.toContain(word);
  expect((await get("/search")).html).not.toContain(word);
  await renderAhead(`/search?q=${word}`);
  expect((await get(`/search?gclid=1&q=${word}`)).html).toContain(word);
  expect((await get(`/search?q=${word}`)).cache).not.toBe("MISS");
});

test("a customer's pages and calls are never kept, and guests get none of them", async ({
  page,
  language,
  customer,
}) => {
  for (const path of [
    "/checkout",
    "/orders",
    "/auth/verfied?x=true",
    "/joinFamily/order",
    "/en/joinFamily/order",
  ])
    for (const _ of [1, 2]) {
      const { cache, headers } = await get(path);
      expect([path, cache ?? "MISS"]).toEqual([path, "MISS"]);
      expect(headers.get("Cache-Control")).toMatch(/private|no-store/);
    }
  const other = await newCustomer(language, { en: "Hessa", ar: "حصة" });
  for (const { token, email } of [customer, other, customer]) {
    const mine = await get("/api/user", { Authorization: `Bearer ${token}` });
    expect(JSON.parse(mine.html)).toMatchObject({ data: { email } });
    expect([mine.cache, mine.headers.get("Cache-Control")]).toEqual([null, "no-store"]);
  }
  expect((await get("/api/user")).status).toBe(401);

  await page.addInitScript(
    ([token, user]) => {
      localStorage.setItem("talabee_TOKEN", token!);
      localStorage.setItem("talabee_USER", user!);
    },
    [customer.token, JSON.stringify(customer.user)],
  );
  for (const path of ["/", STORE]) {
    await page.goto(url + path);
    await expect(page.locator("[data-slot=site-header] [data-slot=account-menu]")).toBeVisible();
    const { html, headers } = await get(path);
    expect(html).not.toContain("Noor");
    expect(headers.get("Set-Cookie")).toBeNull();
  }
});

test("a kept page is shown in the visitor's theme and language from the first paint", async ({
  page,
  consoleErrors: _,
}) => {
  await get(`/ar${STORE}`);
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${url}/ar${STORE}`);
  await expect(page.locator("html[lang=ar][dir=rtl][data-theme=dark]")).toBeAttached();
  expect(new URL(page.url()).pathname).toBe(STORE);
  const toggle = page.locator("[data-slot=theme-toggle]").first();
  await expect(toggle.locator("svg").filter({ visible: true })).toHaveCount(1);
  const heading = await page.locator("main h1").first().elementHandle();
  release();
  await expect.poll(() => page.evaluate(() => "takeEarlyPresses" in window)).toBe(false);
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  // Taken over, not replaced.
  expect(await heading!.evaluate((element) => element.isConnected)).toBe(true);
  // What follows is in the language that the address has chosen.
  await page.goto(`${url}/about`);
  await expect(page.locator("html[lang=ar]")).toBeAttached();
  await page.unrouteAll({ behavior: "wait" });
});
