// Installs the packages of package-lock.json if they are missing or outdated. Runs on the system's Node before anything
// is installed, so it uses only Node's own modules.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const stamp = `${root}node_modules/.talabee-lock`;
const OLDEST_NODE = [20, 19];

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  console.error(`Talabee needs Node ${OLDEST_NODE.join(".")} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const lock = createHash("sha256")
  .update(readFileSync(`${root}package-lock.json`))
  .digest("hex");
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lock) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  console.log("· installing packages (about two minutes the first time)");
  const heartbeat = setInterval(() => console.log(`  … still installing, ${seconds()} s`), 15_000);
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const code = await new Promise((done) => {
    spawn(npm, ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"], {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32",
    })
      .on("exit", done)
      .on("error", (error) => {
        console.error(error.message);
        done(1);
      });
  });
  clearInterval(heartbeat);
  if (code !== 0) {
    console.error("✗ the packages could not be installed; the lines above say why");
    process.exit(1);
  }
  writeFileSync(stamp, lock);
  console.log(`✓ packages installed in ${seconds()} s`);
}
