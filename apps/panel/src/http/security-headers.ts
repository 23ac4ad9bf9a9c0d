import type { Context, MiddlewareHandler } from "hono";
import type { Exchange } from "./exchange.js";

/** Where pages and their service worker register for pushes. */
export const FIREBASE_ORIGINS = [
  "https://fcmregistrations.googleapis.com",
  "https://firebaseinstallations.googleapis.com",
] as const;

/**
 * The policy of the pages (SEC-25), which may also call the origins given. Styles may be inline because the scroll lock of dialogs writes a style
 * element and React writes style attributes; scripts never are.
 */
const pagePolicy = (origins: readonly string[]) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(" "),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ");

const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Headers of every answer; answers of the API may load nothing at all. `origins` are those beside ours that pages may
 * call.
 */
export function securityHeaders(origins: readonly string[] = []): MiddlewareHandler<Exchange> {
  const policy = pagePolicy(origins);
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    // A service worker stands under the policy that its own script came with.
    const isOfPages = /^text\/(html|javascript)/.test(headers.get("Content-Type") ?? "");
    if (!headers.has("Content-Security-Policy")) {
      headers.set("Content-Security-Policy", isOfPages ? policy : API_POLICY);
    }
    setOthers(context);
  };
}

function setOthers({ req, res: { headers } }: Context<Exchange>): void {
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)");
  if (req.header("X-Forwarded-Proto") === "https" || req.url.startsWith("https:")) {
    headers.set("Strict-Transport-Security", "max-age=31536000");
  }
}
