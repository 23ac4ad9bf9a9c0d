import type { Page, Request } from "@playwright/test";
import {
  address,
  enter,
  expect,
  messagesIn,
  openInApp,
  quickAdds,
  readPanel,
  readyToOrder,
  test,
} from "../journey.js";
import { recordToasts } from "../trouble/record-toasts.js";

// What goes over the wire, read from a real browser against the real server.

const STORE = "bayt-al-machboos";
const pathOf = (request: Request) => new URL(request.url()).pathname;

/** The calls of a page from now on, without event streams, which stay open. */
function recordCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (pathOf(request).startsWith("/api/") && !pathOf(request).endsWith("/events")) calls.push(request);
  });
  return calls;
}

test(
  "requests go to one address with the token; writes are multipart forms that refresh the account",
  {
    tag: [
      "@REQ-API-01",
      "@REQ-API-02",
      "@REQ-API-03",
      "@REQ-API-04",
      "@REQ-API-05",
      "@REQ-API-06",
      "@REQ-API-07",
      "@REQ-API-21",
    ],
  },
  async ({ page, customer, consoleErrors: _ }) => {
    const calls = recordCalls(page);
    const toasts = await recordToasts(page);
    await enter(page, "en", customer, `/store/${STORE}`);
    const { name } = await readPanel<{ name: string }>(`/api/stores/${STORE}`, "en");
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    // REQ-API-21: a query at the app's root reads who is signed in.
    await expect.poll(() => calls.map(pathOf)).toContain("/api/user");

    /** A write that shows its answer's message, then the account is read again. */
    const write = async (path: string, language: "en" | "ar", act: () => Promise<void>) => {
      const before = calls.length;
      const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === path);
      await act();
      const answer = await answered;
      const headers = await answer.request().allHeaders();
      // REQ-API-03, REQ-API-04, REQ-API-05
      expect(headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
      expect(headers["accept-language"]).toBe(language);
      expect(headers["authorization"]).toBe(`Bearer ${customer.token}`);
      // REQ-API-06
      const { message } = (await answer.json()) as { message: string };
      expect(message).not.toBe("");
      await expect.poll(() => toasts.some((text) => text.includes(message))).toBe(true);
      // REQ-API-07
      await expect.poll(() => calls.slice(before).map(pathOf)).toContain("/api/user");
    };
    const { t } = messagesIn("en");
    await write("/api/favourites/toggle", "en", () =>
      page
        .getByRole("button", { name: t("catalogue.saveFavourite", { name }) })
        .first()
        .click(),
    );
    await write("/api/cart/add", "en", () => quickAdds(page, "en").first().click());
    await page
      .getByRole("button", { name: t("shell.otherLanguage") })
      .first()
      .press("Enter");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await write("/api/cart/add", "ar", () => quickAdds(page, "ar").first().click());

    // REQ-API-01, REQ-API-02
    const sent = await Promise.all(calls.map((request) => request.allHeaders()));
    expect(sent.length).toBeGreaterThan(8);
    expect(sent.filter((headers) => headers["authorization"] !== `Bearer ${customer.token}`)).toEqual([]);
    expect(calls.filter((request) => new URL(request.url()).origin !== new URL(address("/")).origin)).toEqual(
      [],
    );
  },
);

test(
  "a guest's requests carry no token, and the default language",
  { tag: ["@REQ-API-04", "@REQ-API-05", "@REQ-API-17", "@REQ-API-18"] },
  async ({ page, consoleErrors: _ }) => {
    const calls = recordCalls(page);
    // REQ-API-17, REQ-API-18, REQ-API-04, REQ-API-05
    await page.goto(address("/privacy"));
    await openInApp(page, "/");
    await expect.poll(() => calls.map(pathOf)).toContain("/api/home");
    // The settings came with the page; those in the other language did not.
    await page
      .getByRole("button", { name: messagesIn("en").t("shell.otherLanguage") })
      .first()
      .press("Enter");
    await expect.poll(() => calls.map(pathOf)).toContain("/api/app-settings");
    const sent = await Promise.all(calls.map((request) => request.allHeaders()));
    expect(sent.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
    const languages = sent.map((headers) => headers["accept-language"]);
    const switched = languages.indexOf("ar");
    expect(switched).toBeGreaterThan(0);
    expect(new Set(languages.slice(0, switched))).toEqual(new Set(["en"]));
    expect(new Set(languages.slice(switched))).toEqual(new Set(["ar"]));
  },
);

test("a customer's home is requested once, for their own address", async ({
  page,
  customer,
  consoleErrors: _,
}) => {
  // REQ-CATALOG-43: the page was rendered for a guest, whose stores are others.
  await readyToOrder(customer);
  const calls = recordCalls(page);
  const answered = page.waitForResponse((answer) => answer.url().includes("/api/home?zone="));
  await enter(page, "en", customer);
  await answered;
  const homes = calls.filter((request) => pathOf(request) === "/api/home");
  expect(homes.map((request) => new URL(request.url()).search)).toEqual([
    expect.stringMatching(/^\?zone=\d+$/),
  ]);
});

test(
  "what was read is kept for five minutes for each language, and refreshed only when it is shown again",
  { tag: ["@REQ-API-19", "@REQ-API-20", "@REQ-API-23", "@REQ-API-26"] },
  async ({ page, consoleErrors: _ }) => {
    const { t } = messagesIn("en");
    let open: (() => void) | null = null;
    let held: Promise<void> | null = null;
    const hold = () => {
      held = new Promise((done) => (open = done));
    };
    const letThrough = () => {
      open?.();
      held = null;
    };
    await page.route("**/api/vendor-coupons*", async (route) => {
      await held;
      await route.fallback();
    });
    const calls = recordCalls(page);
    const reads = () => calls.filter((request) => pathOf(request) === "/api/vendor-coupons");
    await page.clock.install();
    await page.goto(address("/privacy"));
    await openInApp(page, "/vendor-coupons");
    const tickets = page.locator("[data-slot=coupon-ticket]");
    const loading = page.locator("main [aria-busy=true]:visible").first();
    await expect(tickets.first()).toBeVisible();
    await expect.poll(() => reads().length).toBe(1);
    await expect(page.locator("main [aria-busy=true]:visible")).toHaveCount(0);

    await test.step("neither the focus of the window nor time reads anything again", async () => {
      // REQ-API-20, REQ-API-26
      await page.evaluate(() => {
        for (const type of ["blur", "focus"]) window.dispatchEvent(new Event(type));
        document.dispatchEvent(new Event("visibilitychange"));
      });
      await page.clock.runFor(60_000);
      await page.waitForTimeout(500);
      expect(reads()).toHaveLength(1);
    });

    const away = async () => {
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("shell.contact") })
        .click();
      // Until then the screen before is still there.
      await expect(page.getByRole("heading", { level: 1, name: t("apply.contactTitle") })).toBeVisible();
    };
    await test.step("less than five minutes later it is shown at once, and read again behind it", async () => {
      // REQ-API-23, REQ-API-26
      await away();
      await expect(page).toHaveURL(/\/contact$/);
      await page.clock.fastForward(290_000);
      hold();
      await page.goBack();
      await expect(tickets.first()).toBeVisible();
      await expect(loading).toBeHidden();
      await expect.poll(() => reads().length).toBe(2);
      letThrough();
    });

    await test.step("more than five minutes later it is gone", async () => {
      // REQ-API-23
      await page.waitForTimeout(500);
      await away();
      await expect(page).toHaveURL(/\/contact$/);
      await page.clock.fastForward(310_000);
      hold();
      await page.goBack();
      await expect(loading).toBeVisible();
      await expect(tickets).toHaveCount(0);
      letThrough();
      await expect(tickets.first()).toBeVisible();
    });

    await test.step("another language has an entry of its own", async () => {
      // REQ-API-19
      const before = reads().length;
      const english = await page.getByRole("main").innerText();
      await page
        .getByRole("button", { name: t("shell.otherLanguage") })
        .first()
        .press("Enter");
      await expect.poll(() => reads().length).toBe(before + 1);
      expect((await reads().at(-1)!.allHeaders())["accept-language"]).toBe("ar");
      await expect.poll(() => page.getByRole("main").innerText()).not.toBe(english);
      hold();
      await page
        .getByRole("button", { name: messagesIn("ar").t("shell.otherLanguage") })
        .first()
        .press("Enter");
      // From the cache: the request is still held.
      await expect.poll(() => page.getByRole("main").innerText()).toBe(english);
      letThrough();
    });
  },
);

test(
  "the page of an order that is not there names its request, as the server logs it",
  { tag: ["@REQ-ROUTE-42"] },
  async ({ page, customer, consoleErrors: _ }) => {
    const path = `/orders/${crypto.randomUUID()}`;
    const refused = page.waitForResponse((one) => new URL(one.url()).pathname === `/api${path}`);
    await enter(page, "en", customer, path);
    await expect(
      page.getByRole("heading", { level: 1, name: messagesIn("en").t("shell.notFoundTitle") }),
    ).toBeVisible();
    const requestId = await (await refused).headerValue("x-request-id");
    expect(requestId).toMatch(/^[\w-]{8,}$/);
    await expect(page.locator("[data-slot=request-id]")).toHaveText(requestId!);
  },
);
