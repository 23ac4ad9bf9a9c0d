import assert from "node:assert/strict";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { createElement } from "react";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { chromium } from "playwright";
import { startDevServer } from "./dev-server.mjs";
import { serve } from "./look-at.mjs";
import { installTarballs } from "./make-app.mjs";

/** First line of a block of code that is a file: `// src/main.tsx`, `<!-- index.html -->`. */
const fileName = /^(?:\/\/|\/\*|<!--) ((?:[\w-]+\/)*[\w-]+\.(?:tsx?|css|html|json))(?: \*\/| -->)?\n/;

/** Files that a page tells its reader to write, by path. */
export const filesIn = (markdown) =>
  Object.fromEntries(
    [...markdown.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].flatMap(([, code]) => {
      const name = fileName.exec(code)?.[1];
      return name ? [[name, code.replace(fileName, "")]] : [];
    }),
  );

const tsconfig = {
  compilerOptions: {
    target: "es2022",
    module: "esnext",
    moduleResolution: "bundler",
    lib: ["es2023", "dom", "dom.iterable"],
    jsx: "react-jsx",
    strict: true,
    noEmit: true,
    types: ["vite/client"],
  },
  include: ["src", "app"],
};

async function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}

/** An app with the files of one page of the docs. */
async function makeDocsApp(folder, markdown, tarballs, tool) {
  const files = filesIn(markdown);
  assert.ok(Object.keys(files).length > 0, "the page has code");
  await writeFiles(folder, {
    "package.json": JSON.stringify({ private: true, type: "module" }),
    "tsconfig.json": JSON.stringify(tsconfig),
    // As `npm create vite -- --template react-ts` writes it.
    "vite.config.ts": 'import react from "@vitejs/plugin-react";\nexport default { plugins: [react()] };\n',
    ...files,
  });
  const own = ["vite", "@vitejs/plugin-react", "react", "react-dom", "@types/react", "@types/react-dom"];
  if (markdown.includes('"react-router"')) own.push("react-router");
  await installTarballs(folder, tarballs, own, tool);
  await tool("tsc", ["-p", folder], folder);
  return folder;
}

/** The app of the README shows its branded Arabic list of stores. */
async function lookAtReadme(folder, chromiumOptions) {
  const server = await serve(folder);
  const browser = await chromium.launch(chromiumOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const consoleErrors = [];
    page.on("console", (message) => message.type() === "error" && consoleErrors.push(message.text()));
    page.on("pageerror", (error) => consoleErrors.push(error.message));
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    const card = page.getByRole("article");
    await card.waitFor();
    assert.match(await card.innerText(), /كرك الصباح/);
    assert.ok(await page.getByText("بيت الكرك").isVisible(), "the brand's name stands for its logo");
    const look = await page.locator("#root").evaluate((element) => ({
      direction: getComputedStyle(element).direction,
      primary: getComputedStyle(element).getPropertyValue("--ui-primary"),
    }));
    assert.equal(look.direction, "rtl");
    assert.match(look.primary, /#b0611b/, "the brand's colour");
    if (process.env.PICTURES) await page.screenshot({ path: path.join(process.env.PICTURES, "readme.png") });
    await page.getByRole("button", { name: "English" }).click();
    await page.waitForFunction(() => document.documentElement.dir === "ltr");
    assert.ok(await page.getByText("Karak House").isVisible(), "the name follows the language");
    assert.deepEqual(consoleErrors, []);
  } finally {
    await browser.close();
    server.close();
  }
}

/** While the reader of the README edits its app, the page keeps its state. */
async function editReadme(folder, chromiumOptions) {
  const { origin, stop } = await startDevServer(folder);
  const browser = await chromium.launch(chromiumOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(origin);
    await page.getByRole("button", { name: "English" }).click();
    await page.waitForFunction(() => document.documentElement.dir === "ltr");
    const [file, code] = await findApp(folder);
    await writeFile(file, code.replace("<Toaster />", '<Toaster /><i id="edited" />'));
    await page.locator("#edited").waitFor({ state: "attached" });
    assert.equal(await page.locator("html").getAttribute("dir"), "ltr", "the chosen language is kept");
  } finally {
    await browser.close();
    await stop();
  }
}

/** The module with the app's root component. */
async function findApp(folder) {
  for (const name of await readdir(path.join(folder, "src"))) {
    const file = path.join(folder, "src", name);
    const code = await readFile(file, "utf8");
    if (code.includes("function App()")) return [file, code];
  }
  throw new Error("no module declares App");
}

/** The guide for plain HTML: its own command builds the script, and its page shows a list of branded Arabic cards. */
async function lookAtPlainHtml(folder, markdown, tool, chromiumOptions) {
  const [, command] = /^npx esbuild (src\/.+)$/m.exec(markdown);
  await tool("esbuild", [...command.split(" "), "--log-level=error"], folder);
  const server = await serve(path.join(folder, "public"));
  const browser = await chromium.launch(chromiumOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const consoleErrors = [];
    page.on("console", (message) => message.type() === "error" && consoleErrors.push(message.text()));
    page.on("pageerror", (error) => consoleErrors.push(error.message));
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    const card = page.getByRole("article").first();
    await card.waitFor();
    assert.match(await card.innerText(), /كرك الصباح/);
    const look = await card.evaluate((element) => {
      const { direction, fontFamily } = getComputedStyle(element);
      return { direction, fontFamily, primary: getComputedStyle(element).getPropertyValue("--ui-primary") };
    });
    assert.equal(look.direction, "rtl");
    assert.match(look.fontFamily, /Readex/);
    assert.ok(await page.getByText("بيت الكرك").isVisible(), "the brand's name stands for its logo");
    const onPhone = await card.boundingBox();
    assert.ok(onPhone.width > 340, `a card of the list is ${onPhone.width} px wide on a phone`);
    assert.match(look.primary, /#b[0-9a-f]{5}/, "the brand's colour");
    if (process.env.PICTURES)
      await page.screenshot({ path: path.join(process.env.PICTURES, "plain-html.png") });
    await page.setViewportSize({ width: 1440, height: 900 });
    const { width } = await card.boundingBox();
    assert.ok(width < 700, `a card of the list is ${width} px wide on a large screen`);
    // A browser asks for an icon by itself.
    assert.deepEqual(
      consoleErrors.filter((text) => !text.includes("404")),
      [],
    );
  } finally {
    await browser.close();
    server.close();
  }
}

/** What the code of a guide has to give. */
const results = {
  "your-brand": [
    "src/brand.ts",
    ({ karak }) => {
      assert.match(karak.css, /--ui-radius-button:8px/);
      assert.deepEqual(karak.adjustments, [], "the guide's own colours need no change for contrast");
    },
  ],
  "your-market": [
    "src/kuwait.tsx",
    ({ inKuwait }, toHtml) =>
      assert.match(toHtml(inKuwait).replace(/<[^>]+>|\u2066|\u2069/g, ""), /KWD\s1\.250/),
  ],
  overriding: [
    ["src/own-texts.tsx", "src/own-icons.tsx", "src/own-links.tsx"],
    ({ ownTexts, ownIcons, ownLinks }, toHtml) => {
      assert.match(toHtml(ownTexts), /Once more/);
      assert.match(toHtml(ownIcons), /M4 8h16l-2 12H6z/);
      assert.match(toHtml(ownLinks), /href="\/shop\/wallet"/);
    },
  ],
  compatibility: [
    "src/native-dialog.tsx",
    ({ NativeDialog }, toHtml) => assert.match(toHtml(createElement(NativeDialog)), /<dialog[^>]*>.*Open/),
  ],
  "server-rendering": [
    "src/server.tsx",
    ({ render }) => {
      assert.match(render(0), /data-slot="store-list-screen"/);
    },
  ],
};

/** Runs the code of a guide in Node. */
async function runGuide(folder, entries, check) {
  const out = path.join(folder, "guide.mjs");
  await build({
    stdin: {
      contents: `${[entries]
        .flat()
        .map((entry) => `export * from "./${entry}";`)
        .join("\n")}
        export { renderToStaticMarkup } from "react-dom/server";`,
      resolveDir: folder,
    },
    outfile: out,
    bundle: true,
    platform: "node",
    format: "esm",
    jsx: "automatic",
    loader: { ".css": "empty" },
    // Packages of CommonJS ask for Node's modules by require.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    logLevel: "error",
  });
  const { renderToStaticMarkup, ...module } = await import(pathToFileURL(out).href);
  check(module, renderToStaticMarkup);
}

/** The code of the README and of the guides compiles and does what the text around it says. */
export async function checkDocs(temporary, unpacked, tarballs, tool, chromiumOptions) {
  const readme = await readFile(path.join(unpacked, "README.md"), "utf8");
  const folder = await makeDocsApp(path.join(temporary, "docs-readme"), readme, tarballs, tool);
  await tool("vite", ["build", "--logLevel=error"], folder);
  await lookAtReadme(path.join(folder, "dist"), chromiumOptions);
  await editReadme(folder, chromiumOptions);

  for (const file of await readdir(path.join(unpacked, "guides"))) {
    const text = await readFile(path.join(unpacked, "guides", file), "utf8");
    const name = path.basename(file, ".md");
    if (name === "plain-html") {
      const app = await makeDocsApp(path.join(temporary, `docs-${name}`), text, tarballs, tool);
      await lookAtPlainHtml(app, text, tool, chromiumOptions);
      continue;
    }
    if (!(name in results)) {
      assert.deepEqual(filesIn(text), {}, `${file} has code that nothing runs`);
      continue;
    }
    const app = await makeDocsApp(path.join(temporary, `docs-${name}`), text, tarballs, tool);
    await runGuide(app, ...results[name]);
  }
}
