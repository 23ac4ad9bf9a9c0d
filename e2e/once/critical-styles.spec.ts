import { address, expect, renderAhead, test } from "../journey.js";

const PAGES = [
  "/",
  "/store/bayt-al-machboos",
  "/store/bayt-al-machboos/product/bayt-al-machboos.chicken-machboos",
  "/collection/family-feast",
  "/auth",
];

/** Reads the computed styles and places of all elements, keeps them, and returns what differs from those kept before. */
function compareStyles(): string[] {
  const state = window as { kept?: string[][] };
  // Tells a customer after some seconds that the app is late.
  document.getElementById("start-note")?.remove();
  // Pictures that wait for their turn get it at any moment.
  for (const picture of document.querySelectorAll(".load-later")) picture.classList.remove("load-later");
  for (const animation of document.getAnimations()) animation.cancel();
  // Chromium reports automatic margins as 0 in some layouts; the element's place shows them.
  const names = [...getComputedStyle(document.body)].filter((name) => !/^(--|margin-)/.test(name));
  const elements = [...document.querySelectorAll("html, body, body *:not(script)")];
  const now = elements.flatMap((element) =>
    ["", "::before", "::after"].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== "" && style.content === "none") return [`${element.outerHTML.slice(0, 80)} ${pseudo}`];
      const place = JSON.stringify(element.getBoundingClientRect());
      return [
        `${element.outerHTML.slice(0, 80)} ${pseudo}`,
        place,
        ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`),
      ];
    }),
  );
  const { kept = now } = state;
  state.kept = now;
  return now.flatMap((values, at) =>
    values.flatMap((value, place) =>
      value === kept[at]?.[place] ? [] : [`${values[0]}: ${kept[at]?.[place]} → ${value}`],
    ),
  );
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  for (const [language, theme] of [
    ["en", "light"],
    ["ar", "dark"],
  ] as const) {
    test(`the whole style sheet changes nothing on screen: ${size.width} px, ${language}, ${theme}`, async ({
      context,
      page,
    }) => {
      const choices = { language, theme };
      await page.setViewportSize(size);
      await context.addCookies(
        Object.entries(choices).map(([name, value]) => ({ name, value, url: address("/") })),
      );
      await page.addInitScript(
        (chosen) => Object.entries(chosen).forEach(([name, value]) => localStorage.setItem(name, value)),
        choices,
      );
      // The page as the server sent it, without the web font, which moves text.
      await page.route(/\.woff2$/, (route) => route.abort());
      // An app that does nothing: one that is lost would be asked for again, and its page be reloaded.
      await page.route(/\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
      for (const path of PAGES) {
        let release = () => {};
        const held = new Promise<void>((done) => (release = done));
        // One that is sent while it is rendered has the whole sheet.
        await renderAhead(path, language);
        await page.route(/\.css$/, async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(address(path));
        const sheets = () => page.evaluate(() => document.styleSheets.length);
        // The rules of the page and the faces of the system's fonts.
        expect([path, await sheets()]).toEqual([path, 2]);
        await page.evaluate(compareStyles);
        release();
        await expect.poll(sheets).toBe(3);
        expect([path, await page.evaluate(compareStyles)]).toEqual([path, []]);
        await page.unroute(/\.css$/);
      }
    });
  }
}
