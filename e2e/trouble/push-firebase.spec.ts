import { execFile } from "node:child_process";
import { createECDH, generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { BrowserContext, CDPSession, Page, Worker } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../../tools/find-chromium.mjs";
import { expect, stored, test, toast, messagesIn, setLanguageCookie } from "../journey.js";
import type { SignedIn } from "../panel-client.js";
import { openPanel } from "../start-panel.js";
import { recordToasts } from "./record-toasts.js";

test.use({
  serviceWorkers: "allow",
  // The headless shell cannot show notifications. Looked up here only, because `npm test` runs without this browser.
  launchOptions: [
    async ({}, provide) => provide({ executablePath: findChromium(), args: CHROMIUM_ARGS }),
    { scope: "worker" },
  ],
});

let url: string;
let stop: (() => Promise<void>) | undefined;
let dist: string | undefined;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  dist = mkdtempSync(path.join(tmpdir(), "talabee-firebase-"));
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const voluntary = createECDH("prime256v1");
  // One after the other: each needs a core.
  await promisify(execFile)(
    process.execPath,
    [path.resolve("node_modules/vite/bin/vite.js"), "build", "--outDir", dist, "--emptyOutDir"],
    {
      cwd: path.resolve("apps/storefront"),
      env: {
        ...process.env,
        VITE_FIREBASE_API_KEY: "key-of-a-test",
        VITE_FIREBASE_PROJECT_ID: "talabee-test",
        VITE_FIREBASE_MESSAGING_SENDER_ID: "123456789",
        VITE_FIREBASE_APP_ID: "1:123456789:web:abcdef",
      },
    },
  );
  ({ url, stop } = await openPanel({
    PANEL_STOREFRONT_DIR: dist,
    FIREBASE_VAPID_KEY: voluntary.generateKeys("base64url"),
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
      project_id: "talabee-test",
      client_email: "panel@talabee-test.iam.gserviceaccount.com",
      private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
    }),
  }));
});
test.afterAll(async () => {
  await stop?.();
  if (dist !== undefined) rmSync(dist, { recursive: true, force: true });
});

test(
  "a push shows as a toast or a system notification, and links to our paths only (REQ-UI-10)",
  {
    tag: [
      "@nightly",
      "@REQ-API-22",
      "@REQ-PUSH-02",
      "@REQ-PUSH-04",
      "@REQ-PUSH-06",
      "@REQ-PUSH-07",
      "@REQ-STORAGE-12",
      "@REQ-STORAGE-21",
    ],
  },
  async ({ page, context, language, consoleErrors: _ }) => {
    const { message } = messagesIn(language);
    await answerForGoogle(context);
    const customer = await signIn(url);
    await setLanguageCookie(context, language);
    await context.addInitScript(
      ([token, user, chosen]) => {
        // about:blank has no storage.
        if (location.origin === "null") return;
        localStorage.setItem("talabee_TOKEN", token!);
        localStorage.setItem("talabee_USER", user!);
        localStorage.setItem("language", chosen!);
      },
      [customer.token, JSON.stringify(customer.user), language],
    );
    const told = page.waitForRequest((request) => request.url().endsWith("/api/fcm-token"));
    await page.goto(url);

    await test.step("the token is stored and sent to the server", async () => {
      expect((await told).postData()).toContain("token-of-this-browser");
      expect(await stored(page, "localStorage", "fcmToken")).toBe("token-of-this-browser");
    });

    const push = await pushesTo(page, url);
    await test.step("a visible page shows an info toast with title and body for two seconds", async () => {
      await push({
        notification: { title: "Karak is ready", body: "<img src=x onerror=alert(1)>" },
        data: { id: "n1", link: "/orders" },
      });
      const shown = toast(page, "Karak is ready");
      await expect(shown).toBeVisible();
      await expect(shown).toContainText("<img src=x onerror=alert(1)>");
      await shown.getByRole("button", { name: message("view") }).click();
      await expect(page).toHaveURL(`${url}/orders`);
    });

    await test.step("a hostile link is ignored", async () => {
      for (const link of ["https://evil.example/", "javascript:alert(1)", "//evil.example"]) {
        await push({ notification: { title: `To ${link}`, body: "x" }, data: { id: link, link } });
        const shown = toast(page, `To ${link}`);
        await expect(shown).toBeVisible();
        await expect(shown.getByRole("button", { name: message("view") })).toHaveCount(0);
      }
      await push("no object");
      await push({ notification: {}, data: {} });
      await expect(page).toHaveURL(`${url}/orders`);
    });

    await test.step("without a visible page the system shows it; a click opens our path only", async () => {
      const worker = context.serviceWorkers().find((one) => one.url() === `${url}/sw.js`)!;
      const elsewhere = await context.newPage();
      const pushed = await pushesTo(elsewhere, url, page);
      await page.goto("about:blank");
      await pushed({ notification: { title: "Behind", body: "b" }, fcmOptions: { link: "/coupons" } });
      await expect.poll(() => titles(worker)).toEqual(["Behind"]);
      expect(await press(worker, "Behind")).toBe("/coupons");
      await pushed({
        notification: { title: "Evil", body: "b", click_action: "https://evil.example/" },
        fcmOptions: { link: "https://evil.example/" },
      });
      await expect.poll(() => titles(worker)).toEqual(["Evil"]);
      expect(await press(worker, "Evil")).toBe("/");
    });
  },
);

test(
  "a push token that cannot be had is only logged",
  { tag: ["@nightly", "@REQ-MESSAGE-06"] },
  async ({ page, context, language, consoleErrors: _ }) => {
    const lines: string[] = [];
    page.on("console", (line) => lines.push(line.text()));
    const shown = await recordToasts(page);
    await answerForGoogle(context);
    await context.route("https://fcmregistrations.googleapis.com/**", (route) => route.abort());
    const customer = await signIn(url);
    await setLanguageCookie(context, language);
    await page.addInitScript(
      ([token, user, chosen]) => {
        localStorage.setItem("talabee_TOKEN", token!);
        localStorage.setItem("talabee_USER", user!);
        localStorage.setItem("language", chosen!);
      },
      [customer.token, JSON.stringify(customer.user), language],
    );
    await page.goto(url);
    await expect.poll(() => lines.some((line) => line.startsWith("An error occurred:"))).toBe(true);
    expect(shown).toEqual([]);
    expect(await stored(page, "localStorage", "fcmToken")).toBeNull();
  },
);

/** Signs in a demo customer on a separate server. */
async function signIn(url: string): Promise<SignedIn> {
  const body = new FormData();
  body.append("email", "demo@talabee.qa");
  body.append("password", "machboos-at-noon");
  const answer = await fetch(`${url}/api/login`, { method: "POST", body });
  return ((await answer.json()) as { data: SignedIn }).data;
}

/** Simulates the responses of Google and of the push service. */
async function answerForGoogle(context: BrowserContext): Promise<void> {
  await context.route("https://firebaseinstallations.googleapis.com/**", (route) =>
    route.fulfill({
      json: {
        name: "projects/123456789/installations/fid-of-a-test",
        fid: "fid-of-a-test",
        refreshToken: "r",
        authToken: { token: "a", expiresIn: "604800s" },
      },
    }),
  );
  await context.route("https://fcmregistrations.googleapis.com/**", (route) =>
    route.fulfill({ json: { token: "token-of-this-browser" } }),
  );
  await context.addInitScript(() => {
    const key = (length: number) => new Uint8Array(length).fill(7).buffer;
    PushManager.prototype.subscribe = async () =>
      ({
        endpoint: "https://push.example/endpoint",
        getKey: (name: string) => key(name === "auth" ? 16 : 65),
      }) as unknown as PushSubscription;
  });
}

/** Delivers pushes to the real service worker. */
async function pushesTo(
  page: Page,
  url: string,
  at: Page = page,
): Promise<(message: unknown) => Promise<void>> {
  await at.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session: CDPSession = await page.context().newCDPSession(page);
  const registration = new Promise<string>((done) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${url}/`);
      if (ours !== undefined) done(ours.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registration;
  let count = 0;
  return async (message) => {
    const whole =
      typeof message === "object" ? { from: "123456789", fcmMessageId: `m${count++}`, ...message } : message;
    await session.send("ServiceWorker.deliverPushMessage", {
      origin: url,
      registrationId,
      data: JSON.stringify(whole),
    });
  };
}

/** The used part of the worker's global scope. */
interface Scope {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (address: string) => Promise<null> };
  dispatchEvent: (event: Event) => void;
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
}

function titles(worker: Worker): Promise<string[]> {
  return worker.evaluate(async () =>
    (await (globalThis as unknown as Scope).registration.getNotifications()).map(({ title }) => title),
  );
}

/** Clicks a system notification, which no protocol supports; returns the URL that would open. */
function press(worker: Worker, title: string): Promise<string> {
  return worker.evaluate(async (wanted) => {
    const scope = globalThis as unknown as Scope;
    const notification = (await scope.registration.getNotifications()).find((one) => one.title === wanted)!;
    return new Promise<string>((done) => {
      scope.clients.openWindow = (address) => (done(address), Promise.resolve(null));
      scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
    });
  }, title);
}
