import {
  addDish,
  address,
  enter,
  expect,
  messagesIn,
  quickAdds,
  readPanel,
  test,
  setLanguageCookie,
} from "../journey.js";
import { PHONE } from "../page-traffic.js";
import { publicPaths } from "./public-paths.js";

/** Open all day, so that its dishes can be added at any hour. */
const STORE = "bayt-al-machboos";
/** Forms that continue what the tab has stored, and the page for unknown addresses: the browser renders them. */
const BY_BROWSER = ["/apply/rider", "/joinFamily", "/contact", "/nowhere"];

test("without scripts, the pages show their content and their links work", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { name } = await readPanel<{ name: string }>(`/api/stores/${STORE}`, "en");
  const dish = await readPanel<{ name: string }>(`/api/products/${STORE}.chicken-machboos`, "en");
  await page.goto(address("/"));
  await expect(
    page.getByRole("link", { name: dish.name }).or(page.getByRole("article")).first(),
  ).toBeVisible();
  await page.goto(address(`/search/qatari`));
  await page.getByRole("link", { name, exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`/store/${STORE}$`));
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText(dish.name).first()).toBeVisible();
  // Both searches are plain forms.
  const find = async (field: string) => {
    await page.locator(field).fill(dish.name);
    await page.locator(field).press("Enter");
    await expect(page).toHaveURL(/\?q=/);
    await expect(page.getByRole("link", { name: dish.name }).first()).toBeVisible();
  };
  await page.goto(address("/search"));
  await find("main input[name=q]");
  await page.goto(address(`/store/${STORE}?q=`));
  await find("main input[name=q]");
  await page.goto(address(`/store/${STORE}`));
  await setLanguageCookie(page.context(), "ar");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(name);
  for (const path of publicPaths().filter((one) => !BY_BROWSER.includes(one))) {
    await page.goto(address(path));
    await expect(page.locator("h1").first(), path).toHaveText(/\S/);
  }
  await context.close();
});

test("without scripts, no place keeps height for content that cannot load", async ({ browser }) => {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  // Empties each `noscript` and removes every second one of a menu, as if the menu had more than one page of products.
  // No store of the demo has so many.
  let isNextRemoved = false;
  await page.route(/\/(store\/[^/]+)?$/, async (route) => {
    const response = await route.fetch();
    // The head has the style sheet in one.
    const [head, html] = (await response.text()).split(/(?=<body)/);
    const body = html!.replaceAll(
      /(data-virtualized-group[^>]*>)?(<noscript\b[^>]*>).*?<\/noscript>/gs,
      (_, group: string | undefined, tag: string) => {
        isNextRemoved = !isNextRemoved;
        return group !== undefined && isNextRemoved ? group : `${group ?? ""}${tag}</noscript>`;
      },
    );
    await route.fulfill({ response, body: head! + body });
  });
  for (const language of ["en", "ar"] as const) {
    await setLanguageCookie(context, language);
    for (const path of ["/", `/store/${STORE}`]) {
      await page.goto(address(path));
      const places = page.locator(
        ":is([data-slot=lazy-mount], [data-slot=rail-placeholder], [data-virtualized-group]):not(:has(> :not(noscript)))",
      );
      await expect(places).not.toHaveCount(0);
      const heights = await places.evaluateAll((all) =>
        all.map((place) => place.getBoundingClientRect().height),
      );
      expect.soft(Math.max(...heights), `${language} ${path}`).toBe(0);
    }
  }
  // The other products are on the pages of the categories.
  await page.getByRole("main").locator(`a[href*="/store/${STORE}/cat/"]`).last().click();
  await expect(page).toHaveURL(/\/cat\//);
  await expect(page.locator("[data-slot=product-card]").first()).toBeVisible();
  await context.close();
});

/** A cart of an earlier visit, which the server's page does not show. */
const STORED_CART = {
  cartState: JSON.stringify({ count: 2 }),
  productQuantities: JSON.stringify({ [`${STORE}.chicken-machboos`]: 3, [`${STORE}.harees`]: 4 }),
  vendorAtCart: JSON.stringify(STORE),
};

// Each language, theme and session in `npm test`; each with each other at night.
for (const [language, theme, who, isNightly] of [
  ["ar", "dark", "guest", false],
  ["en", "light", "customer", false],
  ["en", "light", "guest", true],
  ["en", "dark", "customer", true],
  ["ar", "light", "customer", true],
] as const) {
  const title = `pages become the app without a difference: ${language}, ${theme}, ${who} (REQ-A11Y-06)`;
  test(title, isNightly ? { tag: "@nightly" } : {}, async ({ context, page, customer, consoleErrors: _ }) => {
    const choices = { language, theme };
    await context.addCookies(
      Object.entries(choices).map(([name, value]) => ({ name, value, url: address("/") })),
    );
    await page.addInitScript(
      (chosen) => Object.entries(chosen).forEach(([name, value]) => localStorage.setItem(name, value)),
      { ...choices, ...STORED_CART },
    );
    if (who === "customer") {
      await addDish(customer);
      await enter(page, language, customer);
    }
    await page.addInitScript(() =>
      addEventListener("DOMContentLoaded", () => {
        Object.assign(window, { served: document.querySelector("main h1") });
      }),
    );
    for (const path of publicPaths()) {
      await test.step(path, async () => {
        await page.goto(address(path));
        await expect.poll(() => page.evaluate(() => "takeEarlyPresses" in window)).toBe(false);
        // Pages that the browser renders are complete with their heading.
        await expect(page.locator("main h1").first()).toBeAttached();
        // A customer who is signed in is sent on from the sign-in page.
        if (path === "/auth" && who === "customer") return;
        // The same element: it was taken over, not replaced.
        expect(await page.evaluate(() => (window as { served?: Element }).served?.isConnected ?? true)).toBe(
          true,
        );
      });
    }
  });
}

test("hydration moves nothing on a phone", async ({ page, consoleErrors: _ }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    "/",
    "/collection/family-feast",
    `/store/${STORE}`,
    "/search/qatari",
    "/cart",
    "/auth",
  ]) {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address(path));
    const top = () =>
      page.locator("main").evaluate((main) => main.firstElementChild!.getBoundingClientRect().top);
    const before = await top();
    release();
    await expect.poll(() => page.evaluate(() => "takeEarlyPresses" in window)).toBe(false);
    await page.waitForTimeout(300);
    expect([path, await top()]).toEqual([path, before]);
    await page.unrouteAll({ behavior: "wait" });
  }
});

test("a dish added before the scripts have come is in the cart", async ({ page, language, customer }) => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await enter(page, language, customer, "/about");
  await page.waitForFunction(() => !("takeEarlyPresses" in window));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address(`/store/${STORE}`), { waitUntil: "commit" });
  await quickAdds(page, language).first().click();
  release();
  await expect
    .poll(async () => (await readPanel<{ items: unknown[] }>("/api/cart", language, customer.token)).items)
    .toHaveLength(1);
});

test("what is typed while the page is hydrated is kept", async ({ page, consoleErrors: _ }) => {
  // Types as soon as React knows the field, before the form does.
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const field = document.querySelector<HTMLInputElement>("input[type=email]");
      const isKnown = field !== null && Object.keys(field).some((key) => key.startsWith("__reactProps"));
      if (!isKnown || !("takeEarlyPresses" in window)) return port2.postMessage(null);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(
        field,
        "noor@example.qa",
      );
      field.dispatchEvent(new Event("input", { bubbles: true }));
      document.documentElement.dataset["typed"] = "true";
    };
    addEventListener("DOMContentLoaded", () => port2.postMessage(null));
  });
  await page.goto(address("/auth"));
  await expect(page.locator("html[data-typed]")).toBeAttached();
  await expect.poll(() => page.evaluate(() => "takeEarlyPresses" in window)).toBe(false);
  await page.locator("input[autocomplete=current-password]").fill("saffron");
  await expect(page.locator("input[type=email]")).toHaveValue("noor@example.qa");
});

test("a page is shown in the stored language and theme where their cookies were lost (REQ-LANG-09)", async ({
  context,
  page,
  consoleErrors: _,
}) => {
  await context.clearCookies();
  await page.addInitScript(() => {
    localStorage.setItem("language", "ar");
    localStorage.setItem("theme", "dark");
  });
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address("/auth"), { waitUntil: "commit" });
  const data = page.locator("script#page-data");
  await expect(data).toHaveAttribute("data-language", "ar");
  await expect(page.locator("html[lang=ar][dir=rtl][data-theme=dark]")).toBeAttached();
  // What is typed and pressed now is kept, as on any page.
  const email = page.locator("input[type=email]");
  const password = page.locator("input[autocomplete=current-password]");
  await email.fill("noor@example.qa");
  await page.getByRole("button", { name: messagesIn("ar").t("forms.showPassword") }).click();
  await password.fill("saffron");
  release();
  await expect(password).toHaveAttribute("type", "text");
  await expect(email).toHaveValue("noor@example.qa");
  await expect(password).toHaveValue("saffron");
  await expect(password).toBeFocused();
  await page.unrouteAll({ behavior: "wait" });
});

test("a customer's page is shown before what validates its answers is asked for", async ({
  page,
  language,
  customer,
}) => {
  await addDish(customer);
  await enter(page, language, customer, "/about");
  // What that page still loads while idle is not the checkout's.
  await page.goto("about:blank");
  const early: string[] = [];
  await page.route(/\/assets\/(schemas|idle-services)-[^/]+\.js$/, async (route) => {
    const isShown = await page.evaluate(() => document.querySelector("main h1") !== null);
    if (!isShown) early.push(route.request().url());
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/schemas-/);
  await page.goto(address("/checkout"));
  await asked;
  await expect(page.locator("main h1")).toBeVisible();
  expect(early).toEqual([]);
  await page.unrouteAll({ behavior: "wait" });
});
