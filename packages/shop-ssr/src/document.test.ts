import { expect, it } from "vitest";
import { documentBeginning, documentHtml, type DocumentParts, documentRest } from "./document.ts";
import type { DocumentAssets } from "./types.ts";

const assets: DocumentAssets = {
  app: "/assets/app.js",
  sheet: "/assets/app.css",
  screens: {},
  fontFaces: "@font-face{}",
  scripts: { firstPaint: "first()", connection: "connect()", firstView: "show()", start: "start()" },
  scriptHashes: [],
  styles: null,
};
const page: DocumentParts = {
  ...({ language: "ar", brand: "own-9b1b4b", themeColor: "#fdf7f8" } as const),
  head: "<title>$& x</title>",
  root: {
    html: "<main>$& $1</main>",
    attributes: { "data-phone-header": "inside" },
    styles: "main{color:$&}",
    dataAddress: "/page-data/abc?lang=ar&page=%2F",
  },
  loading: "<b>$& Souq</b>",
  scripts: ["/assets/home.js", "/assets/cards.js"],
  waitingTexts: { slow: { en: "a slow line", ar: "ب" }, offline: { en: "c", ar: "د" } },
};
const sheet = '<link rel="stylesheet" crossorigin href="/assets/app.css">';

it("has the head, the markup, the address of its data and its styles", () => {
  const html = documentHtml(page, assets);
  expect(html).toContain(
    '<html data-rendered lang="ar" dir="rtl" data-theme="light" data-brand="own-9b1b4b">',
  );
  expect(html).toContain('<title>$& x</title>\n<meta name="theme-color" content="#fdf7f8"');
  expect(html).toContain(`<style>main{color:$&}</style><noscript>${sheet}</noscript></head>`);
  expect(html).toContain(
    '<div id="root" data-phone-header="inside"><main>$& $1</main></div><script type="application/json" id="page-data" ' +
      'data-language="ar" data-scripts="/assets/home.js /assets/cards.js" data-source="/page-data/abc?lang=ar&amp;page=%2F"></script>',
  );
  expect(html).toContain('<script data-app="/assets/app.js" data-sheet="/assets/app.css">start()</script>');
  expect(html).not.toContain("modulepreload");
});

it("loads the whole style sheet where its rules are not known", () => {
  const html = documentHtml({ ...page, root: { ...page.root!, styles: null } }, assets);
  expect(html).toContain(`</script>\n${sheet}</head>`);
});

it("shows the loading screen of a page that the browser renders, and asks for the app and its scripts", () => {
  const html = documentHtml({ ...page, root: null }, assets);
  const preloads = ["app", "home", "cards"].map(
    (name) => `<link rel="modulepreload" href="/assets/${name}.js">`,
  );
  expect(html).toContain(`${sheet}${preloads.join("")}</head>`);
  expect(html).toContain('<div id="root"><b>$& Souq</b></div>\n');
  expect(html).not.toMatch(/data-rendered|page-data/);
});

it("has the texts for a customer who waits, as the script reads them", () => {
  const texts = /data-texts="([^"]*)"/.exec(documentHtml(page, assets))![1]!.replaceAll("&quot;", '"');
  expect(JSON.parse(texts)).toEqual(page.waitingTexts);
});

it("can be sent in two parts: before the page is rendered, all that does not depend on it, and the whole style sheet", () => {
  const { language, brand, themeColor } = page;
  const beginning = documentBeginning({ language, brand, themeColor }, assets);
  expect(beginning).toContain(`<script>connect()</script>\n${sheet}\n`);
  const lines = (html: string) => html.split(/\n|(?=<\/head>)/).filter((line) => line !== "");
  const inParts = lines(beginning + documentRest(page, assets));
  const whole = lines(documentHtml({ ...page, root: { ...page.root!, styles: null } }, assets));
  expect(inParts.toSorted()).toEqual(whole.toSorted());
  expect(inParts.indexOf(page.head)).toBeLessThan(inParts.indexOf("</head>"));
});

it("ends with the loading screen where a page that was begun could not be rendered", () => {
  const rest = documentRest({ ...page, root: null }, assets);
  expect(rest).toContain('<link rel="modulepreload" href="/assets/app.js">');
  expect(rest).toContain('<div id="root"><b>$& Souq</b></div>\n');
  expect(rest).not.toContain("page-data");
});
