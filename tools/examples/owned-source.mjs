import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { access, cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { serve } from "../../packages/ui/package-test/look-at.mjs";
import { root } from "../run-step.mjs";
import { assertNoOverflow, open, PHONE, save, settle } from "./look.mjs";

const run = promisify(execFile);

/** The version that the example's README names. */
async function shadcnVersion(folder) {
  const readme = await readFile(path.join(folder, "README.md"), "utf8");
  return /npx (shadcn@[\d.]+) add/.exec(readme)[1];
}

/** Copies components into the app with the shadcn command, from the registry in the packed package. */
export async function make(folder, tarballs) {
  await cp(path.join(root, "examples/owned-source"), folder, { recursive: true });
  const unpacked = `${folder}-registry`;
  await mkdir(unpacked);
  await run("tar", ["-xzf", tarballs["@talabee/ui"], "-C", unpacked, "package/dist/registry"]);
  const server = await serve(path.join(unpacked, "package/dist/registry"));
  try {
    const file = path.join(folder, "components.json");
    const settings = JSON.parse(await readFile(file, "utf8"));
    // Without a base colour the command asks nothing of shadcn's own server.
    settings.tailwind.baseColor = "";
    settings.registries["@talabee"] = `http://127.0.0.1:${server.address().port}/{name}.json`;
    await writeFile(file, JSON.stringify(settings));
    await run("npm", ["install", "--no-audit", "--no-fund"], { cwd: folder });
    const command = await shadcnVersion(folder);
    await run(
      "npm",
      [
        "exec",
        "--yes",
        `--package=${command}`,
        "--",
        "shadcn",
        "add",
        "--yes",
        "@talabee/button",
        "@talabee/store-card",
      ],
      { cwd: folder, timeout: 240_000 },
    );
  } finally {
    server.close();
  }
  // Only what the two need was copied.
  await access(path.join(folder, "src/talabee/primitives/icon/icon.tsx"));
  await assert.rejects(access(path.join(folder, "src/talabee/screens")));
}

/** The copied components have the look and the brand, in both directions, and the app keeps its own utilities. */
export async function check({ folder, browser }) {
  const server = await serve(path.join(folder, "dist"));
  try {
    const { page, problems, close } = await open(browser, `http://127.0.0.1:${server.address().port}/`, {
      context: { viewport: PHONE },
    });
    const button = page.locator("[data-slot=button]").last();
    for (const [language, direction, name] of [
      ["ar", "rtl", "مطبخ ريم"],
      ["en", "ltr", "Reem’s kitchen"],
    ]) {
      if (language === "en") {
        await button.click();
        // Under the pointer the button has another colour.
        await page.mouse.move(0, 0);
      }
      await page.getByRole("link", { name }).waitFor();
      await settle(page);
      const look = await button.evaluate((element) => {
        const {
          direction: turned,
          fontFamily,
          backgroundColor,
          borderTopLeftRadius,
        } = getComputedStyle(element);
        return { turned, fontFamily, backgroundColor, borderTopLeftRadius, height: element.offsetHeight };
      });
      assert.equal(look.turned, direction);
      assert.equal(look.height, 52);
      assert.equal(look.borderTopLeftRadius, "16px");
      assert.equal(look.backgroundColor, "rgb(14, 116, 144)", "the brand's colour");
      assert.match(look.fontFamily, /^"Readex Pro Variable"/);
      assert.ok(
        await page.evaluate(() =>
          [...document.fonts].some(({ family, status }) => /Readex/.test(family) && status === "loaded"),
        ),
        "the font came",
      );
      const header = await page.locator("header").evaluate((element) => {
        const { backgroundColor, paddingTop, color } = getComputedStyle(element);
        return { backgroundColor, paddingTop, color };
      });
      assert.deepEqual(header, {
        backgroundColor: "rgb(229, 72, 77)",
        paddingTop: "12px",
        color: "rgb(255, 255, 255)",
      });
      await assertNoOverflow(page, `the card, ${language}`);
      await save(page, `owned-source-${language}`);
    }
    assert.deepEqual(problems, []);
    await close();
  } finally {
    server.close();
  }
}
