import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "./app-env.js";

/** Origins that pages and their service worker call to register for push messages. */
export const FIREBASE_ORIGINS = [
  "https://fcmregistrations.googleapis.com",
  "https://firebaseinstallations.googleapis.com",
] as const;

/** Foreign origins that pages may use. */
export interface ForeignOrigins {
  /** Origins for fetch requests. */
  readonly calls?: readonly string[];
  /** Origins for images. */
  readonly pictures?: readonly string[];
  /** Hashes of the inline scripts that pages contain, such as `sha256-…`. */
  readonly inlineScripts?: readonly string[];
}

/**
 * Content security policy of pages (REQ-SEC-25). Inline styles are allowed because the scroll lock of dialogs adds a style
 * element and React writes style attributes. Inline scripts are forbidden, and markup and scripts can only be created
 * through the storefront's trusted types policy.
 */
const pagePolicy = ({ calls = [], pictures = [], inlineScripts = [] }: ForeignOrigins) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts.map((hash) => `'${hash}'`)].join(" "),
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

/**
 * Sets the security headers of every response; API responses may not load anything. Immutable files are no documents, and
 * a page loads dozens: they only say that their type must not be guessed, and that no other site may use what is no picture.
 */
export function securityHeaders(foreign: ForeignOrigins = {}): MiddlewareHandler<AppEnv> {
  const policy = pagePolicy(foreign);
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set("X-Content-Type-Options", "nosniff");
    const type = headers.get("Content-Type") ?? "";
    if (/\bimmutable\b/.test(headers.get("Cache-Control") ?? "")) {
      if (!type.startsWith("image/")) headers.set("Cross-Origin-Resource-Policy", "same-origin");
      return;
    }
    // A service worker is subject to the policy of its own script's response.
    const isOfPages = /^text\/(html|javascript)/.test(type);
    if (!headers.has("Content-Security-Policy")) {
      headers.set("Content-Security-Policy", isOfPages ? policy : API_POLICY);
    }
    setOthers(context);
  };
}

const OTHERS = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
};
const HSTS = { "Strict-Transport-Security": "max-age=31536000" };

/** The security headers of an API response as names and values in turn, for responses outside the app. */
export function apiSecurityHeaders(isHttps: boolean): string[] {
  return Object.entries({
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": API_POLICY,
    ...OTHERS,
    ...(isHttps ? HSTS : {}),
  }).flat();
}

function setOthers({ req, res: { headers } }: Context<AppEnv>): void {
  // A page whose address is a secret says more strictly what may be told of it.
  for (const [name, value] of Object.entries(OTHERS)) if (!headers.has(name)) headers.set(name, value);
  if (req.header("X-Forwarded-Proto") === "https" || req.url.startsWith("https:")) {
    for (const [name, value] of Object.entries(HSTS)) headers.set(name, value);
  }
}
