import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { serialize } from "hono/utils/cookie";
import type { Config } from "../config.js";

const NAME = "talabee_device";
/** The calls behind the counter: no other request says that it comes from a device. */
const PATH = "/api/panel";
/** As long as browsers keep a cookie. It is sent anew with each token. */
const MAX_AGE_S = 400 * 86_400;

/** The token of a paired device; null without one, and on paths that are none of its business. */
export function deviceToken(context: Context): string | null {
  if (!context.req.path.startsWith(`${PATH}/`)) return null;
  const value = getCookie(context, NAME);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null;
}

/** The cookie of a paired device, which no page can read and no other site can have sent. */
export const deviceCookie = (token: string, { publicUrl }: Pick<Config, "publicUrl">): string =>
  serialize(NAME, token, {
    path: PATH,
    httpOnly: true,
    sameSite: "Strict",
    maxAge: MAX_AGE_S,
    secure: publicUrl?.startsWith("https:") === true,
  });
