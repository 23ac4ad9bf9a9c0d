// The servers beside the panel: the static floor, and a front that speaks HTTP/2 as the documented production set-up does.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, createServer, request } from "node:http";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import path from "node:path";

/** The least that a page can be: one request, without style or script. */
const FLOOR = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><link rel="icon" href="data:,"></head><body><h1>Floor</h1><p>A page that is only text.</p></body></html>`;

/** Serves the floor; returns its address. */
export async function serveFloor() {
  const server = createServer((_, response) => {
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": Buffer.byteLength(FLOOR),
    });
    response.end(FLOOR);
  });
  return { url: await listen(server, "http"), close: () => server.close() };
}

/** Serves another address through HTTP/2, with a certificate of its own. Needs `openssl`. */
export async function serveHttp2(target) {
  const { host } = new URL(target);
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (incoming, outgoing) => {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !name.startsWith(":")),
    );
    headers.host = incoming.headers[":authority"] ?? host;
    headers["x-forwarded-proto"] = "https";
    const upstream = request(
      `${target}${incoming.url}`,
      { method: incoming.method, headers, agent },
      (response) => {
        const { connection: _, "keep-alive": __, "transfer-encoding": ___, ...kept } = response.headers;
        outgoing.writeHead(response.statusCode, kept);
        response.pipe(outgoing);
      },
    );
    upstream.on("error", () => outgoing.destroy());
    outgoing.on("close", () => upstream.destroy());
    incoming.pipe(upstream);
  });
  return { url: await listen(server, "https"), close: () => server.close() };
}

function certificate() {
  const folder = mkdtempSync(path.join(tmpdir(), "talabee-bench-"));
  const [key, cert] = ["key.pem", "cert.pem"].map((name) => path.join(folder, name));
  const subject = ["-subj", "/CN=localhost", "-days", "2"];
  const files = ["-keyout", key, "-out", cert];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  try {
    execFileSync("openssl", ["req", "-x509", ...kind, ...files, ...subject], { stdio: "ignore" });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function listen(server, scheme) {
  await new Promise((done) => server.listen(0, "localhost", done));
  return `${scheme}://localhost:${server.address().port}`;
}
