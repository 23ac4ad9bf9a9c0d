import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./start-panel.js";

/** The binary of nginx, in the places of Debian and Homebrew or on the PATH; null if there is none. */
export function findNginx(): string | null {
  const folders = [
    "/usr/sbin",
    "/usr/local/sbin",
    "/opt/homebrew/bin",
    ...(process.env["PATH"] ?? "").split(path.delimiter),
  ];
  return folders.map((folder) => path.join(folder, "nginx")).find((file) => existsSync(file)) ?? null;
}

/** The configuration of docs/operating.md, with the addresses of a test in place of a shop's. */
function configuration(folder: string, port: number, panel: string): string {
  const documented = /```nginx\n(.*?)```/s.exec(readFileSync("docs/operating.md", "utf8"))![1]!;
  return documented
    .replace("server 10.1.0.11:4000; server 10.1.0.12:4000;", `server ${new URL(panel).host};`)
    .replace("/var/cache/nginx", folder)
    .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
    .replace(/^ *(http2 on|ssl_\w+ .*|server_name .*);\n/gm, "");
}

/** Starts nginx as docs/operating.md says, in front of a panel. */
export async function startNginx(binary: string, panel: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "talabee-nginx-"));
  const port = await freePort();
  mkdirSync(path.join(folder, "temp"));
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/temp/${name};`,
  );
  const file = path.join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; worker_processes 1; error_log stderr;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 256; }
http { access_log off; ${temp.join(" ")}
${configuration(folder, port, panel)}
}`,
  );
  const nginx = spawn(binary, ["-p", folder, "-e", "stderr", "-c", file], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  nginx.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((done) => nginx.once("exit", () => done()));
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start:\n${output}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    url,
    stop: async (): Promise<void> => {
      nginx.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
