import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

const sadaf = fileURLToPath(new URL("../tokens/brands/sadaf", import.meta.url));
const base = fileURLToPath(new URL("../tokens/base.json", import.meta.url));

/** The package's command makes a brand from what `defineBrand` takes and from DTCG files, and names what is wrong. */
export async function checkBrandCommand(folder, run) {
  const file = path.join(folder, "karak.json");
  const definition = { name: "karak", primary: "#ffe600", radii: 0, fonts: ["Cairo", "sans-serif"] };
  await writeFile(file, JSON.stringify(definition));
  const { stderr } = await run(["brand", file, "--out", "out/karak.css"], folder);
  const css = await readFile(path.join(folder, "out/karak.css"), "utf8");
  for (const part of ['[data-brand="karak"]', "--ui-radius-button:0px", '--ui-font-sans:"Cairo",sans-serif'])
    assert.ok(css.includes(part), part);
  assert.match(stderr, /light: primary #ffe600 has a contrast of 1\.\d+ to bg/, "it tells what it changed");

  // A brand of ours that was drawn by hand comes out with its own colours.
  const names = ["palette", "light", "dark", "type", "shape", "density"];
  const files = [base, ...names.map((name) => path.join(sadaf, `${name}.json`))];
  const { stdout, stderr: changes } = await run(["brand", ...files, "--name", "sadaf"], folder);
  assert.equal(changes, "", "no colour of Sadaf misses its contrast");
  const built = await readFile(
    path.join(folder, "node_modules/@talabee/ui/dist/theme/brands/sadaf.css"),
    "utf8",
  );
  const primary = /--ui-primary: (#[0-9a-f]{6})/.exec(built)[1];
  assert.ok(stdout.includes(`--ui-primary:light-dark(${primary},`), `its primary colour ${primary}`);
  assert.ok(stdout.includes("--ui-size-control:48px"), "its density");
  assert.ok(stdout.includes('--ui-font-sans:"Alexandria"'), "its font");

  await writeFile(file, JSON.stringify({ ...definition, radii: { buton: 3 } }));
  await assert.rejects(run(["brand", file], folder), /There is no token radius-buton/);
  await assert.rejects(run(["brand", files[2], "--name", "x"], folder), /refers to palette/);
  await assert.rejects(
    run(["styles", "primitives/buton"], folder),
    /No component is called primitives\/buton/,
  );
}
