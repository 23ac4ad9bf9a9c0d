/**
 * What the package of the design system keeps, of the tarball that npm would publish: its exports and types resolve,
 * it works in an app outside this workspace, with Tailwind 4 and without, and its parts are as light as promised.
 * Wants a build; `npm run check:package` makes one first.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
// oxlint-disable-next-line talabee/imports-go-down -- a check of the repo, no part of the package
import { CHROMIUM_ARGS, findHeadlessShell } from "../../../tools/find-chromium.mjs";
// oxlint-disable-next-line talabee/imports-go-down -- as above
import { toolEnvironment } from "../../../tools/run-step.mjs";
import { checkBrandCommand } from "./brand-check.mjs";
import { checkTarball, checkUnbuilt, pack } from "./tarball.mjs";
import { checkHosts } from "./hosts-check.mjs";
import { preparePages } from "./host-pages.mjs";
import { checkCreateApp } from "./create-app-check.mjs";
import { checkDocs } from "./docs-app.mjs";
import { checkServerComponents } from "./flight-check.mjs";
import { lookAt, serve } from "./look-at.mjs";
import { installed, installTarballs } from "./make-app.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const ui = path.dirname(here);
const workspace = path.resolve(ui, "../..");
const run = promisify(execFile);

/** `--only=docs` runs the steps whose titles contain that, after packing. */
const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice(7) ?? "";

/** Runs a step; what its tools say is shown when it fails. */
async function step(title, work) {
  if (!title.startsWith("packed") && !title.includes(only)) return;
  const began = Date.now();
  try {
    await work();
    console.log(`✓ ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    console.error(`✗ ${title}\n${[error.stdout, error.stderr, error.message].filter(Boolean).join("\n")}`);
    process.exitCode = 1;
  }
}
const tool = (name, args, cwd = workspace) => run(name, args, { cwd, env: toolEnvironment });

/** An app of `app/` with the unpacked tarball. */
async function makeApp(folder, tarball, css, plugins) {
  await cp(path.join(here, "app"), folder, { recursive: true });
  await writeFile(path.join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await writeFile(path.join(folder, "app.css"), css);
  await writeFile(
    path.join(folder, "vite.config.js"),
    `${plugins.map((name, i) => `import plugin${i} from "${name}";`).join("\n")}
     export default { plugins: [${plugins.map((_, i) => `plugin${i}()`)}], build: { reportCompressedSize: false } };`,
  );
  const own = ["vite", "@types/react", "@types/react-dom", ...plugins];
  if (plugins.length > 0) own.push("tailwindcss");
  await installTarballs(folder, { "@talabee/ui": tarball }, own, tool);
}

/** The package's command, from an app's folder. */
const command = "node_modules/@talabee/ui/bin/talabee-ui.js";

const temporary = await mkdtemp(path.join(os.tmpdir(), "package-test-"));
try {
  let tarball;
  let tarballs = [];
  let unpackedUi;
  const unpackedFolders = [];
  await step("packed, with what a package needs and nothing else", async () => {
    if (!existsSync(path.join(ui, "dist/theme/standalone.css")))
      throw new Error("There is no build: npm run build -w @talabee/ui");
    tarballs = await Promise.all(
      ["contract", "domain", "ui", "create-talabee-app"].map((name) =>
        pack(path.join(workspace, "packages", name), temporary),
      ),
    );
    tarball = tarballs[2];
    for (const file of tarballs) {
      const { files, unpacked } = await checkTarball(file, tool);
      unpackedFolders.push(unpacked);
      if (file !== tarball) continue;
      unpackedUi = unpacked;
      const entries = [...files].filter((name) =>
        /^dist\/(primitives|forms|widgets|screens)\/[\w-]+\/index\.js$/.test(name),
      );
      const llms = await readFile(path.join(unpacked, "dist/llms.txt"), "utf8");
      const unlisted = entries
        .map((name) => name.slice(5, -9))
        .filter((name) => !llms.includes(`components/${name}.md`));
      if (unlisted.length > 0) throw new Error(`llms.txt lacks ${unlisted.join(", ")}`);
    }
  });
  if (!tarball) process.exit(1);
  // At night: it takes the build of a package away, which tests beside this one may load.
  if (process.env.SAMPLED_TESTS === undefined)
    await step("packing an unbuilt clone builds it", () =>
      checkUnbuilt(path.join(workspace, "packages/domain"), temporary),
    );

  const browser = { executablePath: findHeadlessShell(), args: CHROMIUM_ARGS };
  await step("the code of its README and guides compiles and runs", async () => {
    await checkDocs(temporary, unpackedUi, { "@talabee/ui": tarball }, tool, browser);
  });

  for (const file of tarballs) {
    const name = path.basename(file, ".tgz");
    await step(`publint finds nothing in ${name}`, () => tool("publint", [file, "--strict"]));
    if (name.startsWith("create-")) continue;
    // ESM alone: the packages are for bundlers and for servers of today.
    await step(`types of ${name} resolve (attw)`, () => tool("attw", [file, "--profile=esm-only"]));
  }

  await step("server components load every entry, and pass icons", checkServerComponents);
  await step("create-talabee-app makes a branded app", () => {
    const [contract, domain, ui] = tarballs;
    const packages = { "@talabee/contract": contract, "@talabee/domain": domain, "@talabee/ui": ui };
    return checkCreateApp(temporary, unpackedFolders.at(-1), packages, tool, browser);
  });

  const apps = {
    "with Tailwind 4": {
      css: '@import "tailwindcss";\n@import "@talabee/ui/styles.css";\n',
      plugins: ["@tailwindcss/vite"],
    },
    "with Tailwind 4 and the styles of a few components": {
      css: '@import "tailwindcss";\n@import "./ui.css";\n',
      plugins: ["@tailwindcss/vite"],
      components: ["button", "dialog", "text-field", "toast"].map((name) => `primitives/${name}`),
    },
    "without Tailwind": { css: '@import "@talabee/ui/standalone.css";\n', plugins: [] },
  };
  for (const [name, { css, plugins, components }] of Object.entries(apps)) {
    const folder = path.join(temporary, name.replaceAll(" ", "-"));
    await step(`an app ${name}: installed, type-checked, built`, async () => {
      await makeApp(folder, tarball, css, plugins);
      if (components)
        await tool("node", [command, "styles", ...components, "--layered", "--out", "ui.css"], folder);
      await Promise.all([
        tool("tsc", ["-p", folder], folder),
        tool("vite", ["build", "--logLevel=error"], folder),
      ]);
    });
    if (existsSync(path.join(folder, "dist/index.html")))
      await step(`an app ${name}: looked at`, () =>
        lookAt(path.join(folder, "dist"), browser, { preflight: plugins.length > 0 }),
      );
  }
  await step("a brand from JSON and from token files", () =>
    checkBrandCommand(path.join(temporary, "without-Tailwind"), (args, cwd) =>
      tool("node", [command, ...args], cwd),
    ),
  );
  await step("beside Bootstrap and another Tailwind theme: no pixel and no utility changes", async () => {
    const folder = path.join(temporary, "without-Tailwind");
    await symlink(installed("tailwindcss"), path.join(folder, "node_modules/tailwindcss"), "dir");
    const pages = await preparePages(folder, installed, tool);
    await checkHosts(pages, serve, browser);
  });
  await step("within the budgets of bench/ui-size", async () => {
    const { stdout } = await tool("node", [path.join(workspace, "bench/ui-size/budgets.mjs")]);
    process.stdout.write(stdout);
  });
} finally {
  await rm(temporary, { recursive: true, force: true });
}
