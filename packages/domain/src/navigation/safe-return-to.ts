// An origin nobody can own: a path that leaves it leaves ours as well.
const ORIGIN = "https://shop.invalid";

/**
 * The path to go back to after signing in, if it stays on our origin; `/` otherwise (B23). Takes paths only:
 * no scheme, no host, no backslash, no control character, plain or encoded.
 */
export function safeReturnTo(path: string | null | undefined): string {
  if (!path || !path.startsWith("/") || path.length > 2000 || hasControl(path) || path.includes("\\"))
    return "/";
  let pathname = path.replace(/[?#].*$/, "");
  // A proxy or a router may decode once more than we do.
  for (let round = 0; round < 3; round++) {
    if (hasControl(pathname) || pathname.includes("\\") || /^\/\s*\//.test(pathname)) return "/";
    try {
      pathname = decodeURIComponent(pathname);
    } catch {
      // A lone "%" is no escape: there is nothing more to decode.
      break;
    }
  }
  const url = new URL(path, ORIGIN);
  // Resolving "/./" and "/.." may uncover a double slash.
  if (url.origin !== ORIGIN || url.pathname.startsWith("//")) return "/";
  return url.pathname + url.search + url.hash;
}

function hasControl(text: string): boolean {
  return [...text].some((character) => character < " " || character === "\u007f");
}
