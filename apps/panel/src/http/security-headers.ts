import type { MiddlewareHandler } from "hono";
import type { Exchange } from "./exchange.js";

/**
 * The policy of the pages (SEC-25). Styles may be inline because the scroll lock of dialogs writes a style
 * element and React writes style attributes; scripts never are.
 */
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join("; ");

const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of every answer; answers of the API may load nothing at all. */
export const securityHeaders: MiddlewareHandler<Exchange> = async (context, next) => {
  await next();
  const { headers } = context.res;
  const isPage = (headers.get("Content-Type") ?? "").startsWith("text/html");
  if (!headers.has("Content-Security-Policy")) {
    headers.set("Content-Security-Policy", isPage ? PAGE_POLICY : API_POLICY);
  }
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)");
  if (context.req.header("X-Forwarded-Proto") === "https" || context.req.url.startsWith("https:")) {
    headers.set("Strict-Transport-Security", "max-age=31536000");
  }
};
