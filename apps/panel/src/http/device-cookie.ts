import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { serialize } from "hono/utils/cookie";
import type { Config } from "../config.js";

const NAME = "talabee_device";
/** The calls behind the counter: no other request says that it comes from a device. */
const PATH = "/api/panel";
/** As long as browsers keep a cookie. It is sent anew with each token. */
const MAX_AGE_S = 400 * 86_400;

/**
 * Whether a request came to the counter's own address. Browsers send the cookies of a host to all of its ports, so that a page of
 * the storefront could act as the store's device; and what is no counter has no device to pair. A server without an address for
 * the counter has its calls beside the others.
 */
export const isAtCounter = (
  { env }: Pick<Context, "env">,
  { counterPort }: Pick<Config, "counterPort">,
): boolean => counterPort === null || (env as { counter?: boolean } | undefined)?.counter === true;

/** The token of a paired device; null without one, and on paths that are none of its business. */
export function deviceToken(context: Context, config: Pick<Config, "counterPort">): string | null {
  if (!context.req.path.startsWith(`${PATH}/`) || !isAtCounter(context, config)) return null;
  const value = getCookie(context, NAME);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null;
}

/** The cookie of a paired device, which no page can read and no other site can have sent. */
export const deviceCookie = (
  token: string,
  context: Pick<Context, "req">,
  config: Pick<Config, "publicUrl">,
): string =>
  serialize(NAME, token, {
    path: PATH,
    httpOnly: true,
    sameSite: "Strict",
    maxAge: MAX_AGE_S,
    secure: isSecure(context, config),
  });

/** Whether the browser shows the counter by HTTPS: it says so itself, and the public address is the storefront's. */
function isSecure({ req }: Pick<Context, "req">, { publicUrl }: Pick<Config, "publicUrl">): boolean {
  return (req.header("Origin") ?? publicUrl ?? "").startsWith("https:");
}
