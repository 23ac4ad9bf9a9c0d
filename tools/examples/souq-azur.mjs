import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { assertNoOverflow, DESKTOP, open, PHONE, save, settle } from "./look.mjs";
import { startApp } from "./start-app.mjs";

export const panelSettings = { PANEL_MARKET: "kw" };

const FIRST_SCRIPTS_KB = 240;

const texts = {
  ar: { name: "سوق أزور", amount: /\d\.\d{3}\s*[\u2066-\u2069]*د\.ك/, direction: "rtl" },
  en: { name: "Souq Azur", amount: /KWD\s*\d+\.\d{3}/, direction: "ltr" },
};
const plain = (text) => text.replace(/[\u2066-\u2069\u200e\u200f]/g, "").replace(/\u00a0/g, " ");

/** Waits for a text of the page's content. */
async function sees(page, pattern, title) {
  for (const end = Date.now() + 10_000; ; await page.waitForTimeout(100)) {
    const shown = plain(await page.locator("main").innerText());
    if (pattern.test(shown)) return;
    assert.ok(Date.now() < end, `${title}: ${shown}`);
  }
}

/** Waits until no animation of an element runs that ends: a click into a sheet that still moves can miss. */
async function standsStill(element) {
  await element.evaluate(async (node) => {
    const ends = (animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
    let moving;
    do {
      moving = node
        .getAnimations({ subtree: true })
        .filter((animation) => animation.playState === "running" && ends(animation));
      await Promise.allSettled(moving.map(({ finished }) => finished));
    } while (moving.length > 0);
  });
}

/** Registers a customer in the shop; the panel's outbox has the code. */
async function registerInShop(page, panel, email) {
  await page.locator("[data-slot=auth-screen]").waitFor();
  await page.getByRole("tab").nth(1).click();
  for (const [name, value] of Object.entries({
    first_name: "Noor",
    last_name: "Al-Sabah",
    email,
    mobile: "51234567",
    password: "saffron-and-loomi-42",
    password_confirmation: "saffron-and-loomi-42",
  }))
    await page.locator(`input[name=${name}]`).fill(value);
  await page.locator("form button[type=submit]").last().click();
  await page.locator("[data-slot=verify-screen]").waitFor();
  const outbox = await fetch(`${panel.url}/dev/outbox.json`);
  const mail = (await outbox.json()).find(({ to }) => to === email);
  await page.locator("[autocomplete=one-time-code]").fill(/\b\d{6}\b/.exec(mail.text)[0]);
}

/** Browses, fills the cart, creates an account and an address, and orders in cash, on a panel of another origin. */
async function order({ browser, panel, origin }, language, viewport) {
  const text = texts[language];
  const { page, problems, close } = await open(browser, origin, { context: { viewport } });
  if (language === "en") {
    await page.getByRole("button", { name: "English" }).first().click();
    await page.waitForFunction(() => document.documentElement.lang === "en");
    await page.reload();
  }
  const card = page.locator("[data-slot=store-card]").first();
  await card.waitFor();
  await page.waitForFunction((direction) => document.documentElement.dir === direction, text.direction);
  assert.ok(await page.getByText(text.name).first().isVisible(), "the brand is named");
  await sees(page, text.amount, "fees are in fils");
  const picture = page.locator("[data-slot=store-card] img").first();
  await picture.waitFor();
  const source = await picture.evaluate(async (image) => {
    await image.decode();
    return { origin: new URL(image.currentSrc).origin, isLoaded: image.naturalWidth > 0 };
  });
  assert.deepEqual(source, { origin: panel.url, isLoaded: true }, "pictures come across origins");
  await settle(page);
  await assertNoOverflow(page, `the list, ${language}`);
  await save(page, `souq-azur-${language}-stores`);

  await page
    .locator("[data-slot=store-card]:not([data-state=closed])")
    .first()
    .getByRole("link")
    .first()
    .click();
  await page.locator("[data-slot=product-card]").first().waitFor();
  await save(page, `souq-azur-${language}-store`);
  // The sheet of a product has its own address. A guest signs in first and comes back to it; it closes once the product is added.
  await page.locator("[data-slot=product-card] a").first().click();
  const sheet = page.getByRole("dialog");
  const add = async () => {
    // Its choices come with the product.
    await sheet.locator("[data-slot=product-actions] button").last().waitFor();
    await standsStill(sheet);
    for (const group of await sheet.locator("[data-group]").all()) {
      const choice = group.locator("label:has(input[type=radio]:not(:disabled))").first();
      if (await choice.count()) await choice.click();
    }
    await sheet.locator("[data-slot=product-actions] button").last().click();
  };
  await add();
  await registerInShop(page, panel, `noor.${crypto.randomUUID()}@example.com`);
  await sheet.waitFor();
  await save(page, `souq-azur-${language}-product`);
  await add();
  await sheet.waitFor({ state: "detached" });
  await page.locator("[data-slot=toast]").first().waitFor();
  await page.locator("a[href='/cart']:visible").first().click();
  await page.locator("[data-slot=cart-line]").waitFor();
  const plus = page.locator("[data-slot=cart-line] button").last();
  await plus.click();
  await page.waitForFunction(() =>
    /\b[2-9]\b/.test(document.querySelector("[data-slot=quantity-stepper]")?.textContent ?? ""),
  );
  await sees(page, text.amount, "the cart is in fils");
  await save(page, `souq-azur-${language}-cart`);

  await page.locator("a[href='/checkout']:visible").first().click();
  const form = page.locator("[data-slot=address-form]");
  // Opens by itself: the customer has no address yet.
  await form.waitFor();
  for (const [name, value] of Object.entries({
    city: "Salmiya",
    zone_number: "10",
    line_one: "Salem Al Mubarak",
    building_number: "14",
    phone: "51234567",
    note: "Ring twice",
  })) {
    const field = form.locator(`[name=${name}]`);
    if ((await field.count()) > 0) await field.first().fill(value);
  }
  await save(page, `souq-azur-${language}-address`);
  await form.locator("button[type=submit]").click();
  await form.waitFor({ state: "detached" });
  await sees(page, text.amount, "the checkout is in fils");
  await save(page, `souq-azur-${language}-checkout`);
  await page
    .getByRole("button", { name: language === "ar" ? /^تأكيد الطلب/ : /^Place order/ })
    .last()
    .click();
  await page.waitForURL(/\/orders\/.+/);
  const placed = page.locator("[data-slot=order-screen]");
  await placed.waitFor();
  await page.locator("[data-slot=order-screen] [data-slot=status-badge]").first().waitFor();
  const receipt = plain(await placed.innerText());
  assert.match(receipt, text.amount, "the receipt is in fils");
  assert.match(receipt, /Salmiya/);
  assert.equal(await placed.locator("a[href^='/orders/']").count(), 0, "the order has no link to itself");
  await assertNoOverflow(page, `the order, ${language}`);
  await save(page, `souq-azur-${language}-order`);
  assert.deepEqual(problems, []);
  await close();
}

/** A menu of more than one page of the panel is shown to its end. */
async function readWholeMenu({ browser, panel, origin }) {
  // The shop opens in Arabic.
  const headers = { "accept-language": "ar" };
  const read = async (path) => (await (await fetch(panel.url + path, { headers })).json()).data;
  for (const { id } of (await read("/api/vendors?per_page=50")).items) {
    const first = await read(`/api/stores/${id}/products`);
    if (first.next_cursor === null) continue;
    const rest = await read(`/api/stores/${id}/products?cursor=${first.next_cursor}`);
    const { page, problems, close } = await open(browser, `${origin}/store/${id}`);
    const last = page.getByText(rest.items.at(-1).name).first();
    await page.locator("[data-slot=product-card]").first().waitFor();
    for (let i = 0; i < 40 && (await last.count()) === 0; i += 1) {
      await page.mouse.wheel(0, 1000);
      await page.waitForTimeout(100);
    }
    await last.waitFor();
    assert.deepEqual(problems, []);
    await close();
    return;
  }
  assert.fail("no store has a menu of more than one page");
}

/** Kilobytes, gzipped, of the scripts that the first page waits for. */
async function firstScripts(folder) {
  const html = await readFile(path.join(folder, "dist/index.html"), "utf8");
  const names = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name);
  assert.ok(names.length > 0, "the page names its scripts");
  const files = await Promise.all(names.map((name) => readFile(path.join(folder, "dist", name))));
  return files.reduce((sum, file) => sum + gzipSync(file).length, 0) / 1000;
}

/** The shop against the real panel of Kuwait, in Arabic on a phone and in English on a desktop; its build has no redux. */
export async function check(example) {
  const { folder, origin, port } = example;
  const assets = path.join(folder, "dist/assets");
  for (const file of await readdir(assets))
    if (file.endsWith(".js"))
      assert.doesNotMatch(await readFile(path.join(assets, file), "utf8"), /persist\/REHYDRATE|@@redux/);
  const size = await firstScripts(folder);
  assert.ok(size < FIRST_SCRIPTS_KB, `the first scripts have ${size} kB`);
  const stop = await startApp(folder, ["vite", "preview", "--port", String(port), "--strictPort"], origin);
  try {
    await order(example, "ar", PHONE);
    await order(example, "en", DESKTOP);
    await readWholeMenu(example);
  } finally {
    await stop();
  }
}
