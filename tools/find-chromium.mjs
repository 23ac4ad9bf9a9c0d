import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** Arguments for running as root, without a GPU, and without requests of the browser's own. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Installs a Debian package where possible. Returns whether it is installed. */
function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`· installing Debian's ${name} (about a minute)`);
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore", timeout: 60_000 });
    execFileSync("apt-get", ["install", "-y", "-qq", name], { stdio: "ignore", timeout: 240_000, env });
    return existsSync(`/usr/bin/${name}`);
  } catch {
    return false;
  }
}

/**
 * Path of Chromium's headless shell, which runs the stories in four fifths of the time. Falls back to findChromium().
 */
export function findHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return findChromium();
  const shell = "/usr/bin/chromium-headless-shell";
  return existsSync(shell) || installFromDebian("chromium-headless-shell") ? shell : findChromium();
}

/**
 * Path of a Chromium to test with. Tries CHROMIUM_PATH, the system's, Playwright's, a download by Playwright and Debian's
 * package, in this order. Exits with advice when none is available.
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    console.error(`✗ CHROMIUM_PATH names ${named}, which does not exist`);
    process.exit(1);
  }
  for (const name of ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]) {
    const found = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).stdout.trim();
    if (found) return found;
  }
  if (existsSync(chromium.executablePath())) return chromium.executablePath();

  console.log("· no Chromium found; trying to download Playwright's");
  const download = spawnSync("npx", ["playwright", "install", "chromium"], {
    stdio: "ignore",
    timeout: 180_000,
  });
  if (download.status === 0 && existsSync(chromium.executablePath())) return chromium.executablePath();

  if (installFromDebian("chromium")) return "/usr/bin/chromium";
  console.error("✗ no Chromium: install one (apt-get install chromium) or set CHROMIUM_PATH to yours");
  process.exit(1);
}
