import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, toast, messagesIn, chooseLanguage } from "../journey.js";

test.use({ serviceWorkers: "allow" });

test(
  "a new build is offered and loads when accepted (REQ-UI-07)",
  { tag: "@nightly" },
  async ({ page, language, consoleErrors: _ }) => {
    const { message } = messagesIn(language);
    const site = await siteWithBuilds(process.env["JOURNEY_URL"]!);
    try {
      await chooseLanguage(page, language);
      await page.goto(site.url);
      await expect.poll(() => page.evaluate(() => "takeEarlyPresses" in window)).toBe(false);
      // A first visit installs the service worker once the customer acts.
      await page.keyboard.press("Tab");
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      site.build();
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      const offer = toast(page, message("update_ready"));
      await expect(offer).toBeVisible();
      // The offer stays, without a reload, until it is pressed.
      await page.evaluate(() => Reflect.set(window, "isOld", true));
      await expect(page.getByText(message("allow_notifications"))).toHaveCount(0);
      await expect(offer).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, "isOld"))).toBe(true);
      await offer.getByRole("button", { name: message("update_now") }).click();
      await page.waitForFunction(() => Reflect.get(window, "isOld") === undefined);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expect(offer).toHaveCount(0);
    } finally {
      site.close();
    }
  },
);

/** Serves the storefront on its own origin; `build` changes the service worker, as a new build does. */
async function siteWithBuilds(
  origin: string,
): Promise<{ url: string; build: () => void; close: () => void }> {
  let builds = 0;
  const server: Server = createServer((asked, answer) => {
    const isWorker = asked.url === "/sw.js";
    const headers = { ...asked.headers, ...(isWorker ? { "accept-encoding": "identity" } : {}) };
    if (isWorker) delete headers["if-none-match"];
    const ahead = request(new URL(asked.url!, origin), { method: asked.method, headers }, (came) => {
      const { "content-length": _length, etag: _etag, ...others } = came.headers;
      answer.writeHead(came.statusCode!, isWorker ? others : came.headers);
      came.on("data", (part) => answer.write(part));
      came.on("end", () => answer.end(isWorker ? `\n// build ${builds}` : undefined));
    });
    ahead.on("error", () => answer.destroy());
    asked.pipe(ahead);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    build: () => builds++,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
