import type { Page } from "@playwright/test";
import {
  address,
  enter,
  expect,
  quickAdds,
  readPanel,
  readyToOrder,
  test,
  toast,
  messagesIn,
  chooseLanguage,
} from "../journey.js";
import { orderIdsOf } from "../order-ids-of.js";

test.use({ serviceWorkers: "allow" });

interface CartData {
  items: { id: string; quantity: number }[];
}

const STORE = "bayt-al-machboos";

/** A customer's cart on the server. */
const lines = async ({ token }: { token: string }) =>
  (await readPanel<CartData>("/api/cart", "en", token)).items;

/** The offline message. */
const connection = (page: Page) => page.locator("[data-slot=shell-connection]");

/** Waits until the service worker controls the page: of a guest, it is installed after the first action. */
async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => !("takeEarlyPresses" in window));
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test("offline shows the cached catalogue; changes are sent on return, an order never (REQ-UI-05)", async ({
  page,
  context,
  language,
  customer,
  consoleErrors: _,
}) => {
  const { t, message } = messagesIn(language);
  await readyToOrder(customer);
  await enter(page, language, customer);
  await installed(page);
  const { name } = await readPanel<{ name: string }>(`/api/stores/${STORE}`, language);
  await page.goto(address(`/store/${STORE}`));
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  // The first dish without required options.
  const add = quickAdds(page, language).first();
  const dish = (await add.getAttribute("aria-label"))!.replace(
    new RegExp(t("catalogue.addNamed", { name: "(.+)" })),
    "$1",
  );
  await add.click();
  const more = page.getByRole("button", { name: t("catalogue.moreNamed", { name: dish }) }).first();
  await expect(more).toBeVisible();
  await expect.poll(async () => (await lines(customer)).length).toBe(2);

  await test.step("the banner appears within a second and is announced", async () => {
    await expect(connection(page)).toHaveAttribute("role", "status");
    await expect(connection(page)).toBeEmpty();
    // The page's own clock: a busy machine delays pages.
    await page.evaluate(() => {
      const where = document.querySelector("[data-slot=shell-connection]")!;
      performance.mark("offline");
      new MutationObserver((_, observer) => {
        performance.measure("said", "offline");
        observer.disconnect();
      }).observe(where, { childList: true, characterData: true, subtree: true });
    });
    await context.setOffline(true);
    await expect(connection(page)).toHaveText(message("offline"));
    const said = await page.evaluate(() => performance.getEntriesByName("said")[0]!.duration);
    expect(said).toBeLessThan(1000);
  });

  await test.step("quantities are shown and queued", async () => {
    await more.click();
    await more.click();
    await expect(
      page.getByRole("group", { name: t("catalogue.quantityOf", { name: dish }) }).first(),
    ).toContainText("3");
    expect((await lines(customer)).map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  await test.step("a reload shows the cached store and keeps the queue", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(connection(page)).toHaveText(message("offline"));
  });

  await test.step("back online the queue is sent", async () => {
    await context.setOffline(false);
    await expect(connection(page)).toBeEmpty();
    await expect
      .poll(async () => (await lines(customer)).map(({ quantity }) => quantity).toSorted())
      .toEqual([1, 3]);
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => /WAITING/.test(key))))
      .toEqual([]);
  });

  await test.step("an order is not placed offline, nor later", async () => {
    await page.goto(address("/checkout"));
    const place = page.getByRole("button", { name: new RegExp(`^${t("checkout.placeOrder")}`) }).last();
    await expect(place).toBeEnabled();
    await context.setOffline(true);
    await place.click();
    await expect(toast(page, message("offline"))).toBeVisible();
    await expect(place).toBeEnabled();
    await context.setOffline(false);
    await page.reload();
    await expect(place).toBeEnabled();
    expect(await orderIdsOf(customer)).toEqual([]);
  });

  await test.step("no private response is cached, and logging out clears the rest", async () => {
    const kept = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const answers = await Promise.all(
          names.map(async (name) => {
            const cache = await caches.open(name);
            return cache.matchAll();
          }),
        );
        return answers.flat().map(({ url, headers }) => ({
          path: new URL(url).pathname,
          at: Date.parse(headers.get("Date") ?? ""),
        }));
      });
    const read = (await kept()).map(({ path }) => path).filter((path) => path.startsWith("/api/"));
    expect(read).toContain(`/api/stores/${STORE}`);
    expect(
      read.filter((path) => /cart|order|user|address|payment|wallet|notification|family/.test(path)),
    ).toEqual([]);
    await page.goto(address("/profile"));
    // Responses read later, signed out, may be cached; dates have seconds.
    const left = Math.floor(Date.now() / 1000) * 1000;
    await page
      .getByRole("main")
      .getByRole("button", { name: t("shell.logOut") })
      .click();
    await expect(toast(page, message("logged_out"))).toBeVisible();
    await expect
      .poll(async () => (await kept()).filter(({ path, at }) => path.startsWith("/api/") && at < left))
      .toEqual([]);
  });
});

test(
  "a favourite pressed offline is saved on return (REQ-UI-05)",
  { tag: "@nightly" },
  async ({ page, context, language, customer, consoleErrors: _ }) => {
    await enter(page, language, customer, `/store/${STORE}`);
    const { t } = messagesIn(language);
    const { name } = await readPanel<{ name: string }>(`/api/stores/${STORE}`, language);
    const heart = (key: "catalogue.saveFavourite" | "catalogue.dropFavourite") =>
      page.getByRole("button", { name: t(key, { name }) }).first();
    await expect(heart("catalogue.saveFavourite")).toBeVisible();
    await context.setOffline(true);
    await heart("catalogue.saveFavourite").click();
    await expect(heart("catalogue.dropFavourite")).toBeVisible();
    const kept = async () =>
      (await readPanel<{ items: unknown[] }>("/api/favourites", "en", customer.token)).items.length;
    expect(await kept()).toBe(0);
    await context.setOffline(false);
    await expect.poll(kept).toBe(1);
    await expect(heart("catalogue.dropFavourite")).toBeVisible();
  },
);

test("offline, a page that was never seen says so with the drawn plate (REQ-UI-05)", async ({
  page,
  context,
  language,
  consoleErrors: _,
}) => {
  const { t } = messagesIn(language);
  await chooseLanguage(page, language);
  // With data saver nothing is prefetched, which would be seen.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto(address("/"));
  await installed(page);
  const { name } = await readPanel<{ name: string }>(`/api/stores/${STORE}`, language);
  const plate = page.locator("[data-slot=empty-plate]:visible");
  const said = async () => {
    await expect(page.getByRole("heading", { name: t("shell.offlineTitle") })).toBeVisible();
    await expect(page.getByText(t("shell.offlineText"))).toBeVisible();
    await expect(plate).toBeVisible();
    // Drawn, not its placeholder: the drawing cannot be loaded any more.
    expect((await plate.getAttribute("src"))!.length).toBeGreaterThan(500);
  };
  const store = page.getByRole("main").locator(`a[href="/store/${STORE}"]`).first();
  await expect(store).toBeVisible();
  await context.setOffline(true);

  await test.step("by a link", async () => {
    await store.click();
    await expect(page).toHaveURL(address(`/store/${STORE}`));
    await said();
  });
  await test.step("by its address", async () => {
    await page.goto(address(`/store/${STORE}`));
    await said();
  });
  await test.step("back online it can be tried again", async () => {
    await context.setOffline(false);
    const retry = page.getByRole("button", { name: t("common.retry") });
    const heading = page.getByRole("heading", { level: 1, name });
    await expect(heading.or(retry)).toBeVisible();
    if (await retry.isVisible()) await retry.click();
    await expect(heading).toBeVisible();
  });
});

test("the storefront can be installed", async ({ page, language, consoleErrors: _ }) => {
  const url = process.env["JOURNEY_URL"]!;
  await chooseLanguage(page, language);
  await page.goto(`${url}/`);
  await installed(page);
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data!) as {
    name: string;
    icons: { src: string; sizes: string; purpose?: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest.name).toMatch(/Talabee.*طلبي/);
  expect(manifest.shortcuts.map((shortcut) => shortcut.url)).toEqual(["/search", "/orders", "/favourite"]);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src, sizes } of manifest.icons.filter(({ src }) => src.endsWith(".png"))) {
    const png = Buffer.from(await (await fetch(url + src)).arrayBuffer());
    expect([src, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});
