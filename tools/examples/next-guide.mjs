import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { filesIn } from "../../packages/ui/package-test/docs-app.mjs";
import { root } from "../run-step.mjs";
import { assertNoOverflow, DESKTOP, open, PHONE, save, settle } from "./look.mjs";
import { startApp } from "./start-app.mjs";

const run = promisify(execFile);

/** What a pattern finds in the guide: the check follows the guide's own commands. */
function find(guide, pattern) {
  const found = pattern.exec(guide)?.[1];
  assert.ok(found, `the guide for servers has ${pattern}`);
  return found;
}

/** The app that the guide's commands and files make, with the Next.js that `create-next-app` installs today. */
export async function make(folder) {
  const guide = await readFile(path.join(root, "packages/ui/guides/server-rendering.md"), "utf8");
  const command = find(guide, /^npx (create-next-app\S* .+)$/m).replace(
    " karak",
    ` ${path.basename(folder)}`,
  );
  await run("npx", ["--yes", ...command.split(" "), "--skip-install", "--disable-git"], {
    cwd: path.dirname(folder),
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
    timeout: 120_000,
  });
  const files = Object.entries(filesIn(guide)).filter(([name]) => name.startsWith("app/"));
  assert.ok(files.length >= 3, "the guide has files of an app router");
  files.push(["brand.json", find(guide, /`(\{ "name": .+ \})`/)]);
  for (const [name, text] of files) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const file = path.join(folder, "package.json");
  const manifest = JSON.parse(await readFile(file, "utf8"));
  manifest.dependencies["@talabee/ui"] = "*";
  manifest.scripts.prebuild = find(guide, /^npx (talabee-ui brand .+)$/m);
  await writeFile(file, JSON.stringify(manifest, null, 2));
}

/** The page is whole in the server's HTML, in Arabic and in the brand's colour, and hydrates without a difference. */
export async function check({ folder, browser, origin, port }) {
  const stop = await startApp(folder, ["next", "start", "-p", String(port)], origin);
  try {
    const visits = {
      unscripted: { javaScriptEnabled: false, viewport: PHONE },
      scripted: { viewport: DESKTOP },
    };
    for (const [kind, context] of Object.entries(visits)) {
      const { page, problems, close } = await open(browser, origin, { context });
      const card = page.getByRole("article").first();
      await card.waitFor();
      assert.match(await card.innerText(), /كرك الصباح/);
      assert.ok(await page.getByText("بيت الكرك").first().isVisible(), "the brand is named");
      const look = await card.evaluate((element) => {
        const { direction, fontFamily } = getComputedStyle(element);
        return { direction, fontFamily, primary: getComputedStyle(element).getPropertyValue("--ui-primary") };
      });
      assert.equal(look.direction, "rtl");
      assert.match(look.fontFamily, /Readex/);
      assert.match(look.primary, /#b[0-9a-f]{5}/, "the brand's colour");
      if (kind === "scripted") await settle(page);
      await assertNoOverflow(page, kind);
      await save(page, `next-guide-${kind}`);
      // Without scripts their files are not loaded.
      assert.deepEqual(
        problems.filter((problem) => kind === "scripted" || !problem.endsWith(".js csp")),
        [],
      );
      await close();
    }
  } finally {
    await stop();
  }
}
