import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import path from "node:path";

const folder = path.join(import.meta.dirname, "flight");
const env = { ...process.env, NODE_ENV: "production" };

/** Runs a script of `flight/` and resolves to what it prints. */
function run(args, input = "") {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      args,
      { cwd: folder, env, maxBuffer: 1e8 },
      (error, stdout, stderr) =>
        error || stderr ? reject(new Error(stderr || error.message)) : resolve(stdout),
    );
    child.stdin.end(input);
  });
}

/**
 * The package in server components, by React's own wire format: each entry loads on a server that has no hooks and no context,
 * and a page of server components passes icons, and replaces them, without an error.
 */
export async function checkServerComponents() {
  const payload = await run([
    "--conditions=react-server",
    "--import",
    "./client-references.mjs",
    "render-on-server.mjs",
  ]);
  const html = await run(["render-for-browser.mjs"], payload);
  const button = (label) =>
    new RegExp(`<button[^>]*aria-label="${label}"[^>]*>(.*?)</button>`).exec(html)?.[1] ?? "";
  for (const label of ["element", "with attributes", "own", "data"])
    assert.match(button(label), /<svg[^>]*data-slot="icon"/, `the icon of the button: ${label}`);
  assert.match(button("with attributes"), /fill="red"/, "attributes of an element stay");
  assert.match(button("with attributes"), /class="[^"]*ui-icon[^"]* mine"/, "classes of an element stay");
  assert.match(button("own"), /data-own/, "a component of the app is an icon");
  const sections = html.split("<section>");
  assert.match(sections[1], /Replaced/);
  assert.match(
    sections[1].split("Replaced")[0],
    /M1 1h22v22H1z/,
    "IconProvider replaces icons inside of our components",
  );
  assert.match(sections[1].split("</section>")[1], /data-own/, "IconProvider takes an element");
  assert.doesNotMatch(sections[0], /M1 1h22v22H1z/, "icons outside of it stay");
  for (const text of ["Badge", "Card", "Nothing here", "Alert with an icon"])
    assert.ok(html.includes(text), text);
}
