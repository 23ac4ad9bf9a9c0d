import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { serve } from "../../packages/ui/package-test/look-at.mjs";
import { differingPixels, open, PHONE, pictures, samePictures, save } from "./look.mjs";

const OURS = /\/stores\.(css|js)$/;
const THEIRS = /\/bootstrap\.[\w.]*css$/;

/**
 * Only the chosen part, in a box of its own from the first paint on: the other one neither moves it nor changes how the browser
 * rounds a corner's pixels. Its styles and scripts are there all the same.
 */
const alone = (shown, hidden) =>
  `${hidden} { display: none !important } ${shown} { position: absolute; inset: 0 auto auto 0; box-sizing: border-box;
  width: 600px !important; max-width: none !important; margin: 0 !important; padding: 12px !important }`;

/** Neither our components nor those of Bootstrap differ by a pixel from a page that has them alone. */
async function compare(browser, origin, name, html) {
  const picture = async (styles, { block, isSwapped = false } = {}) => {
    let text = html.replace("</head>", `<style>${styles}</style></head>`);
    const [theirs, ours] = text.match(/<link rel="stylesheet" [^>]+>/g);
    if (isSwapped) text = text.replace(theirs, "").replace(ours, `${ours}${theirs}`);
    const page = await open(browser, `${origin}/${name}`, { block, html: text });
    if (block !== OURS) await page.page.locator("[data-slot=store-card]").waitFor({ state: "attached" });
    const shots = await pictures(page.page, styles.startsWith("#host") ? "#stores" : "#host");
    if (!block) assert.deepEqual(page.problems, []);
    await page.close();
    return shots;
  };
  const host = alone("#host", "#stores");
  const ours = alone("#stores", "#host");
  const hostBefore = await picture(host, { block: OURS });
  const oursBefore = await picture(ours, { block: THEIRS });
  for (const isSwapped of [false, true]) {
    const order = isSwapped ? "ours first" : "Bootstrap first";
    await samePictures(
      hostBefore,
      await picture(host, { isSwapped }),
      `Bootstrap's parts of ${name}, ${order}`,
    );
    await samePictures(oursBefore, await picture(ours, { isSwapped }), `our parts of ${name}, ${order}`);
  }
  // A comparison that finds nothing has to be able to find something.
  const [changed] = await picture(`${host} #host h1 { padding-top: 1px }`);
  assert.ok((await differingPixels(changed, hostBefore[0])) > 50, "a difference is noticed");
}

/** The page as its visitors see it, with a dialog of ours. */
async function visit(browser, origin, name, direction) {
  const { page, problems, close } = await open(browser, `${origin}/${name}`, {
    context: { viewport: PHONE },
  });
  const stores = page.locator("#stores");
  const look = await stores.evaluate((element) => {
    const { paddingInlineStart, direction: turned } = getComputedStyle(element);
    return { paddingInlineStart, turned };
  });
  assert.deepEqual(
    look,
    { paddingInlineStart: "12px", turned: direction },
    "data-ui leaves a container its padding",
  );
  await page.locator("[data-slot=button]").first().click();
  await page.getByRole("dialog").waitFor();
  await save(page, `bootstrap-${direction}-dialog`);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await save(page, `bootstrap-${direction}`);
  assert.deepEqual(problems, []);
  await close();
}

/** Both pages of the site, in Arabic and English. */
export async function check({ folder, browser }) {
  const server = await serve(path.join(folder, "public"));
  const origin = `http://127.0.0.1:${server.address().port}`;
  try {
    for (const [name, direction] of [
      ["index.html", "rtl"],
      ["en.html", "ltr"],
    ]) {
      await compare(browser, origin, name, await readFile(path.join(folder, "public", name), "utf8"));
      await visit(browser, origin, name, direction);
    }
  } finally {
    server.close();
  }
}
