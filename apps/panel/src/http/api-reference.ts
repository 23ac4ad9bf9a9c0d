import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Context } from "hono";
import type { App, AppEnv } from "./app-env.js";
import { answer, makeFile, serveFile, type StaticFile } from "./static-files.js";

/** Files of Swagger UI that the page loads, all from this server. */
const VIEWER = ["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"] as const;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>API reference · Talabee</title>
<link rel="icon" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/legible.css">
</head>
<body>
<main id="reference"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`;

/**
 * Colors for the texts that Swagger UI writes with less than 4.5:1 (WCAG 1.4.3), and room on phones: no call has links, whose
 * column makes the page wider than the screen. The page is light alone; Swagger UI's dark colors have more such texts.
 */
const LEGIBLE = `.swagger-ui .info .title small{background:#5c6270}
.swagger-ui .info .title small.version-stamp{background:#4a6800}
.swagger-ui .info a,.swagger-ui .info .base-url,.swagger-ui .info .link .url{color:#1c5fad}
.swagger-ui .btn.authorize{border-color:#0b7a4b;color:#0b7a4b}
.swagger-ui .btn.authorize svg{fill:#0b7a4b}
.swagger-ui .btn.execute{background:#1c5fad;border-color:#1c5fad}
.swagger-ui .btn.cancel{border-color:#b3261e;color:#b3261e}
.swagger-ui .opblock .opblock-summary-method{color:#080a0b;text-shadow:none}
.swagger-ui .parameter__in,.swagger-ui .prop-format{color:#5a5a5a}
.swagger-ui .parameter__name.required span,.swagger-ui .parameter__name.required:after{color:#b3261e}
.swagger-ui .microlight span[style*="211, 99, 99"],.swagger-ui .highlight-code span[style*="211, 99, 99"]{color:#f19a9a!important}
.swagger-ui .response-col_links{display:none}`;

/** Separate file because the content security policy forbids inline scripts (REQ-SEC-25). */
const START = `SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "none",
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
});`;

/** Without trusted types: Swagger UI writes markup, generated from the API document only. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
].join("; ");

/** Serves the API reference at `/api/docs`: Swagger UI on the server's own API document. */
export function serveApiReference(app: App): void {
  const viewer = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  app.get("/api/docs", (context) => {
    context.header("Content-Security-Policy", POLICY);
    context.header("Cache-Control", "no-cache");
    return context.html(PAGE);
  });
  app.get("/api/docs/start.js", (context) => {
    context.header("Cache-Control", "no-cache");
    context.header("Content-Type", "text/javascript; charset=utf-8");
    return context.body(START);
  });
  app.get("/api/docs/legible.css", (context) => {
    context.header("Cache-Control", "no-cache");
    context.header("Content-Type", "text/css; charset=utf-8");
    return context.body(LEGIBLE);
  });
  for (const name of VIEWER) serveFile(app, `/api/docs/${name}`, join(viewer, name));
}

/** Origins whose document is kept. A demo takes the origin from the request, and anybody can send any Host. */
const MAX_KEPT = 8;

/**
 * Serves the API document at `/api/openapi.json`. Making it takes a third of a second, so that is done when it is first asked
 * for and not at each start; writing and compressing it a tenth, once for each origin. Clients that have it get 304.
 */
export function serveApiDocument(
  app: App,
  makeDocument: () => object,
  originOf: (context: Context<AppEnv>) => string,
): void {
  const files = new Map<string, Promise<StaticFile>>();
  let document: object | undefined;
  app.get("/api/openapi.json", async (context) => {
    const url = originOf(context);
    let file = files.get(url);
    if (file === undefined) {
      document ??= makeDocument();
      file = makeFile(".json", JSON.stringify({ ...document, servers: [{ url }] }));
      files.set(url, file);
      if (files.size > MAX_KEPT) files.delete(files.keys().next().value!);
    }
    return answer(context, await file);
  });
}
