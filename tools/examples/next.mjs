import assert from "node:assert/strict";
import { assertNoOverflow, DESKTOP, open, PHONE, save, settle } from "./look.mjs";
import { startApp } from "./start-app.mjs";

export const panelSettings = {};

const languages = {
  ar: { direction: "rtl", name: "دانة", other: "English", list: "كل المتاجر" },
  en: { direction: "ltr", name: "Dana", other: "العربية", list: "All stores" },
};

/** What the server sends is the whole page: an unscripted browser shows the branded list in its language and direction. */
async function checkUnscripted({ browser, origin }, language) {
  const { direction, name } = languages[language];
  const { page, problems, close } = await open(browser, `${origin}/${language}`, {
    context: { javaScriptEnabled: false, viewport: PHONE },
  });
  const html = page.locator("html");
  assert.equal(await html.getAttribute("lang"), language);
  assert.equal(await html.getAttribute("dir"), direction);
  assert.ok((await page.locator("[data-slot=store-card]").count()) >= 5, "stores are in the HTML");
  assert.ok(await page.getByText(name).first().isVisible(), "the brand is named");
  const color = await page.locator("body").evaluate((body) => {
    const probe = body.appendChild(document.createElement("i"));
    probe.style.color = "var(--ui-primary)";
    return getComputedStyle(probe).color;
  });
  assert.equal(color, "rgb(15, 118, 110)", "the brand's colour");
  await save(page, `next-${language}-unscripted`);
  // Without scripts their files are not loaded.
  assert.deepEqual(
    problems.filter((problem) => !problem.endsWith(".js csp")),
    [],
  );
  await close();
}

/** It hydrates without a difference, and links and the language work as those of the app. */
async function checkScripted({ browser, origin }, language) {
  const { direction, other, list } = languages[language];
  const { page, problems, close } = await open(browser, origin, { context: { viewport: DESKTOP } });
  await page.locator("[data-slot=store-card]").first().waitFor();
  if (language === "en") {
    await page.getByRole("button", { name: languages.ar.other }).first().click();
    await page.waitForURL(`${origin}/en`);
  }
  await page.waitForFunction((wanted) => document.documentElement.dir === wanted, direction);
  await page.getByRole("button", { name: other }).first().waitFor();
  await settle(page);
  await assertNoOverflow(page, `the list, ${language}`);
  await save(page, `next-${language}`);
  await page.evaluate(() => (window.isSamePage = true));
  await page.locator(`a[href='/${language}/stores']`).first().click();
  await page.getByRole("heading", { name: list }).waitFor();
  assert.ok(await page.evaluate(() => window.isSamePage === true), "links are those of Next's router");
  await save(page, `next-${language}-screen`);
  assert.deepEqual(problems, []);
  await close();
}

export async function check(example) {
  const { folder, origin, port, addresses } = example;
  const stop = await startApp(folder, ["next", "start", "-p", String(port)], origin, addresses);
  try {
    for (const language of Object.keys(languages)) {
      await checkUnscripted(example, language);
      await checkScripted(example, language);
    }
  } finally {
    await stop();
  }
}
