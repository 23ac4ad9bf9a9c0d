import { thumbHashToDataURL } from "thumbhash";

const urls = new Map<string, string | undefined>();

/** The blurred placeholder of a base64 thumbhash as a data URL; nothing when it cannot be read. */
export function thumbhashUrl(thumbhash: string): string | undefined {
  if (!urls.has(thumbhash)) urls.set(thumbhash, decode(thumbhash));
  return urls.get(thumbhash);
}

function decode(thumbhash: string): string | undefined {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (c) => c.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
