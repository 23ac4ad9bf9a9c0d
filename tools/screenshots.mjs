// `npm run screenshots`: screenshots of the real product for review, on phone and desktop, in English and Arabic, light
// and dark, written to out/screenshots. `npm run screenshots -- home cart` takes only those screens, `--to FOLDER` writes
// them elsewhere. JOURNEY_URL names a running demo server to use instead of building and starting one.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, devices } from "playwright";
import { openPanel } from "../e2e/start-panel.ts";
import { CHROMIUM_ARGS, findChromium } from "./find-chromium.mjs";
import { root, runStep } from "./run-step.mjs";

const { values: options, positionals: only } = parseArgs({
  allowPositionals: true,
  options: { to: { type: "string" } },
});
const folder = options.to ? path.resolve(options.to) : path.join(root, "out/screenshots");
const DISH = "bayt-al-machboos.chicken-machboos";
const SIZES = {
  phone: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1440, height: 900 } },
};

mkdirSync(folder, { recursive: true });
if (!process.env.JOURNEY_URL)
  await runStep("building the storefront and the panel", "turbo", [
    "run",
    "build",
    "--filter=@talabee/storefront",
    "--filter=@talabee/panel",
    "--output-logs=errors-only",
  ]);
if (!process.env.JOURNEY_URL) console.log("· starting a server");
// An order takes half a minute, so that its rider is on the way for some seconds.
const { url, stop } = process.env.JOURNEY_URL
  ? { url: process.env.JOURNEY_URL, stop: () => Promise.resolve() }
  : await openPanel({ PANEL_DEMO_SPEED: "100" });
const session = await signIn();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: CHROMIUM_ARGS,
});

/** Each screen's path, and the action before its screenshot. */
const SCREENS = {
  home: { path: "/" },
  store: { path: "/store/bayt-al-machboos" },
  product: { path: `/store/bayt-al-machboos/product/${DISH}` },
  cart: {
    path: "/",
    signedIn: true,
    act: (page) => openDialog(page, page.locator("header [data-slot=cart-button]")),
  },
  "vendor-question": {
    path: "/store/karak-al-asr",
    signedIn: true,
    act: (page) => openDialog(page, page.locator("[data-slot=add-stepper] button").first()),
  },
  auth: { path: "/auth" },
  code: { path: "/auth/verfied?verify=true", email: true },
  checkout: { path: "/checkout", signedIn: true },
  tracking: {
    order: true,
    signedIn: true,
    // On the way, with a rider on the map.
    act: (page) => page.locator("[data-slot=order-step]:nth-child(4)[aria-current=step]").waitFor(),
  },
  // After the tracking, whose orders it shows.
  orders: { path: "/orders", signedIn: true },
  profile: { path: "/profile", signedIn: true },
  "not-found": { path: "/nowhere" },
};

let taken = 0;
for (const [name, screen] of Object.entries(SCREENS)) {
  if (only.length > 0 && !only.includes(name)) continue;
  for (const [size, device] of Object.entries(SIZES)) {
    for (const language of ["en", "ar"]) {
      for (const theme of ["light", "dark"]) {
        await take(name, screen, size, device, language, theme);
        taken++;
      }
    }
  }
  console.log(`✓ ${name}`);
}
await browser.close();
await stop();
console.log(`${taken} pictures in ${path.relative(process.cwd(), folder) || "."}`);

async function take(name, screen, size, device, language, theme) {
  if (screen.signedIn) await fillCart();
  const target = screen.order ? `/orders/${await placeOrder()}/track` : screen.path;
  const context = await browser.newContext({ ...device, permissions: ["notifications"] });
  await context.addInitScript(
    ([keys]) => {
      for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value);
    },
    [
      {
        language,
        theme,
        ...(screen.email ? { talabee_USER_EMAIL: "noor@example.qa" } : {}),
        ...(screen.signedIn
          ? { talabee_TOKEN: session.token, talabee_USER: JSON.stringify(session.user) }
          : {}),
      },
    ],
  );
  const page = await context.newPage();
  await page.goto(url + target);
  await page.locator("main h1").first().waitFor();
  // The event stream of a signed-in customer keeps the network busy; everything else has loaded by then.
  await page.waitForLoadState("networkidle", { timeout: screen.signedIn ? 3000 : 15_000 }).catch(() => {});
  await screen.act?.(page);
  await waitUntilSettled(page);
  await page.screenshot({ path: path.join(folder, `${name}-${size}-${language}-${theme}.png`) });
  await context.close();
}

/** Clicks and waits for the dialog, whose code may have to load first. */
async function openDialog(page, button) {
  await button.click();
  await page.getByRole("dialog").or(page.getByRole("alertdialog")).first().waitFor();
}

/** Waits until images in view have loaded, animations have ended, toasts have left and nothing in view is loading. */
async function waitUntilSettled(page) {
  await page.evaluate(() => {
    const isInView = (element) => {
      const { top, right, bottom, left, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    };
    window.findUnsettled = () => [
      // Lazy images beside the screen, further along a rail, never load.
      ...[...document.images].filter((image) => !image.complete && isInView(image)).map(({ src }) => src),
      ...[...document.querySelectorAll("[data-slot=skeleton], [data-slot=toast], [aria-busy=true]")]
        .filter(isInView)
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      ...document
        .getAnimations()
        .filter(({ playState, effect }) => {
          return playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
        })
        .map(({ effect }) => `animation of ${effect?.target?.outerHTML.slice(0, 120)}`),
    ];
  });
  await page
    .waitForFunction(() => window.findUnsettled().length === 0)
    .catch(async (error) => {
      const unsettled = await page.evaluate(() => window.findUnsettled());
      throw new Error(`${page.url()} does not settle:\n${unsettled.join("\n")}`, { cause: error });
    });
  await page.waitForTimeout(400);
}

async function call(method, route, fields = {}, headers = {}) {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.append(key, value);
  const answer = await fetch(url + route, {
    method,
    headers: { ...(session ? { Authorization: `Bearer ${session.token}` } : {}), ...headers },
    ...(method === "POST" ? { body } : {}),
  });
  const { data, message } = await answer.json();
  if (!answer.ok) throw new Error(`${route}: ${message}`);
  return data;
}

async function signIn() {
  const body = new FormData();
  body.append("email", "demo@talabee.qa");
  body.append("password", "machboos-at-noon");
  return (await (await fetch(`${url}/api/login`, { method: "POST", body })).json()).data;
}

async function fillCart() {
  await call("POST", "/api/cart/clear");
  await call("POST", "/api/cart/add", {
    product_id: DISH,
    "addons[0][id]": "bayt-al-machboos.spice.spice-medium",
    "addons[1][id]": "bayt-al-machboos.extra.extra-daqoos",
  });
  const { items } = await call("GET", "/api/stores/bayt-al-machboos/products?per_page=50");
  const side = items.find((product) => !product.has_addons && product.in_stock && product.id !== DISH);
  await call("POST", "/api/cart/add", { product_id: side.id, quantity: "2" });
}

async function placeOrder() {
  const addresses = await call("GET", "/api/addresses");
  const address_id = addresses.items[0].id;
  const quote = await call("POST", "/api/cart/quote", { order_type: "delivery", address_id });
  const order = await call(
    "POST",
    "/api/orders",
    { order_type: "delivery", address_id, payment_method: "cod", quote_hash: quote.quote_hash },
    { "Idempotency-Key": crypto.randomUUID() },
  );
  return order.id;
}
