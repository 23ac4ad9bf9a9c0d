// `npm run scan:attacks`: attacks a demo of its own with sqlmap (SQL injection, every call of the API document, signed in as a
// customer and as an admin) and Wapiti (pages, redirects, scripts, headers, uploads of commands). Needs both installed:
// `apt-get install sqlmap wapiti`.
//   npm run scan:attacks -- [--only=sqlmap|wapiti] [--calls=addToCart,search]
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { openPanel } from "../e2e/start-panel.ts";
import { root } from "./run-step.mjs";
import { requestsOf } from "./scan/requests.mjs";

const { values: options } = parseArgs({ options: { only: { type: "string" }, calls: { type: "string" } } });
const run = promisify(execFile);
const folder = path.join(root, ".cache/scan-attacks");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** Accounts of the demo: staff calls are attacked as an admin. */
const PEOPLE = [
  { email: "demo@talabee.qa", password: "machboos-at-noon" },
  { email: "admin@talabee.qa", password: "panel-at-midnight" },
];

/** Findings that are none: `frame-ancestors` replaces the first header, and browsers have dropped the second. */
const OBSOLETE = /X-Frame-Options is not set|X-XSS-Protection is not set/;

// No simulated orders and no limits: only the attack runs.
const panel = await openPanel({ PANEL_DEMO_SPEED: "0", PANEL_LIMITS_SCALE: "100000" });
const findings = [];
try {
  const tokens = [];
  for (const person of PEOPLE) {
    const answer = await fetch(`${panel.url}/api/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(person),
    });
    if (!answer.ok) throw new Error(`${person.email} cannot sign in: ${answer.status}`);
    tokens.push((await answer.json()).data.token);
  }
  const document = await (await fetch(`${panel.url}/api/openapi.json`)).json();
  if (options.only !== "wapiti") await sqlmap(document, tokens);
  if (options.only !== "sqlmap") await wapiti(tokens);
  const metrics = await (await fetch(`${panel.url}/metrics`)).text();
  const unexpected = Number(/^talabee_http_unexpected_total (\d+)/m.exec(metrics)?.[1] ?? 0);
  if (unexpected > 0) findings.push(`${unexpected} responses with status 500`);
} finally {
  await panel.stop();
}
for (const finding of findings) console.log(`✗ ${finding}`);
console.log(`${findings.length} findings`);
process.exit(findings.length === 0 ? 0 : 1);

/** Boolean, error and union based injection into every parameter and field; time based ones would take hours. */
async function sqlmap(document, tokens) {
  const wanted = options.calls?.split(",");
  const requests = requestsOf(document).filter(({ name }) => wanted?.includes(name) ?? true);
  const { host } = new URL(panel.url);
  let done = 0;
  for (const { name, method, path: target, type, body, hasInput } of requests) {
    const token = tokens[target.startsWith("/api/panel/") ? 1 : 0];
    const file = path.join(folder, `${name}.txt`);
    const lines = [
      `${method} ${target} HTTP/1.1`,
      `Host: ${host}`,
      `Authorization: Bearer ${token}`,
      `Idempotency-Key: scan-${name}`,
      ...(type === null ? [] : [`Content-Type: ${type}`]),
    ];
    writeFileSync(file, `${lines.join("\r\n")}\r\n\r\n${body ?? ""}`);
    const args = [
      "-r",
      file,
      "--batch",
      "--flush-session",
      "--disable-coloring",
      "--ignore-stdin",
      "--threads=4",
    ];
    const attack = [
      "--technique=BEU",
      "--dbms=PostgreSQL",
      "--level=1",
      "--risk=1",
      "--ignore-code=400,401,403,404,409,415,422,429,501",
    ];
    const skipped = ["--skip=Authorization,Host,User-Agent,Referer,Idempotency-Key", "--output-dir", folder];
    const { stdout } = await run("sqlmap", [...args, ...attack, ...skipped], {
      maxBuffer: 64 * 1024 * 1024,
    }).catch((error) => error);
    const isSafe = /do(es)? not (appear|seem) to be injectable/.test(stdout);
    // Believed only of calls that have none: otherwise the request was not read as it was meant.
    const hasNothing =
      !hasInput &&
      /no parameter\(s\) found for testing|does not contain a usable HTTP request \(with parameters\)/.test(
        stdout,
      );
    if (!isSafe && !hasNothing) findings.push(`sqlmap: ${name} was not tested: ${lastLine(stdout)}`);
    if (/identified the following injection point|is vulnerable|appears to be injectable/.test(stdout))
      findings.push(`sqlmap: ${name}: ${/Parameter: .*/.exec(stdout)?.[0] ?? "injectable"}`);
    done++;
    if (done % 10 === 0) console.log(`  sqlmap: ${done} of ${requests.length} calls`);
  }
  console.log(`sqlmap: ${requests.length} calls`);
}

function lastLine(text) {
  const lines = text.trim().split("\n");
  return lines.findLast((line) => /ERROR|CRITICAL|WARNING/.test(line)) ?? "";
}

/**
 * Crawls pages and reads, signed in, and attacks what it finds. Nothing is excluded: Debian's Wapiti fails with Python 3.11
 * where something is, and no link signs out.
 */
async function wapiti([token]) {
  const report = path.join(folder, "wapiti.json");
  const starts = [
    "/",
    "/search?q=chicken",
    "/api/search?q=chicken",
    "/api/home?lat=25.28&lng=51.53",
    "/api/orders?scope=past",
  ];
  const modules =
    "backup,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,sql,xss,xxe";
  const args = ["-u", `${panel.url}/`, ...starts.flatMap((start) => ["-s", panel.url + start])];
  // As behind a proxy with TLS.
  args.push(
    "-H",
    "X-Forwarded-Proto: https",
    "-H",
    `Authorization: Bearer ${token}`,
    "-m",
    modules,
    "--flush-session",
    "--no-bugreport",
  );
  args.push("--scope", "domain", "-d", "3", "--max-scan-time", "60", "--max-attack-time", "20");
  args.push("-f", "json", "-o", report, "--store-session", folder, "-v", "0");
  await run("wapiti", args, { maxBuffer: 64 * 1024 * 1024, timeout: 600_000 });
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, "utf8"));
  for (const [kind, found] of Object.entries({ ...vulnerabilities, ...anomalies }))
    for (const { method, path: target, parameter, info } of found)
      if (!OBSOLETE.test(info)) findings.push(`wapiti: ${kind}: ${method} ${target} ${parameter}: ${info}`);
  console.log("wapiti: done");
}
