// An origin nobody can own: a path that leaves it leaves ours as well.
const ORIGIN = "https://shop.invalid";

/**
 * The path to go back to after signing in, if it stays on our origin; `/` otherwise (REQ-AUTH-47). Takes paths only:
 * no scheme, no host, no backslash, no control character, plain or encoded.
 */
export function safeReturnTo(path: string | null | undefined): string {
  if (!path || !path.startsWith("/") || path.length > 2000 || hasControl(path) || path.includes("\\"))
    return "/";
  let pathname = path.replace(/[?#].*$/, "");
  // A proxy or a router may decode more often than we do: every layer is looked at.
  for (let layer = ""; layer !== pathname;) {
    if (hasControl(pathname) || pathname.includes("\\") || /^\/\s*\//.test(pathname)) return "/";
    layer = pathname;
    try {
      pathname = decodeURIComponent(layer);
    } catch {
      // A lone "%" is no escape: there is nothing more to decode.
    }
  }
  const url = new URL(path, ORIGIN);
  // Resolving "/./" and "/.." may uncover a double slash.
  if (url.origin !== ORIGIN || url.pathname.startsWith("//")) return "/";
  return url.pathname + url.search + url.hash;
}

function hasControl(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
