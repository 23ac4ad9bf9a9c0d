import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "./app-env.js";

/** Where pages and their service worker register for pushes. */
export const FIREBASE_ORIGINS = [
  "https://fcmregistrations.googleapis.com",
  "https://firebaseinstallations.googleapis.com",
] as const;

/** What pages may load from elsewhere, as origins. */
export interface ForeignOrigins {
  /** Which they may call. */
  readonly calls?: readonly string[];
  /** Whose pictures they show. */
  readonly pictures?: readonly string[];
}

/**
 * The policy of the pages (REQ-SEC-25). Styles may be inline because the scroll lock of dialogs writes a style element
 * and React writes style attributes; scripts never are. No text becomes markup or a script but what the storefront's
 * one policy of trusted types lets in.
 */
const pagePolicy = ({ calls = [], pictures = [] }: ForeignOrigins) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictures].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...calls].join(" "),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");

const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of every answer; answers of the API may load nothing at all. */
export function securityHeaders(foreign: ForeignOrigins = {}): MiddlewareHandler<AppEnv> {
  const policy = pagePolicy(foreign);
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

function setOthers({ req, res: { headers } }: Context<AppEnv>): void {
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)");
  if (req.header("X-Forwarded-Proto") === "https" || req.url.startsWith("https:")) {
    headers.set("Strict-Transport-Security", "max-age=31536000");
  }
}
