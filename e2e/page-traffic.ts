import type { CDPSession } from "playwright";

/** The phone that budgets and measurements use, with the values of Lighthouse's mobile emulation. */
export const PHONE = {
  viewport: { width: 412, height: 915 },
  // Of a desktop otherwise, for which a preload then chooses its picture.
  screen: { width: 412, height: 915 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** One finished request of a page. */
export interface Transfer {
  id: string;
  url: string;
  kind: "document" | "script" | "style" | "font" | "picture" | "data";
  /** Transferred bytes, headers included. */
  bytes: number;
}

interface Request extends Transfer {
  state: "open" | "done" | "failed";
}

/** How often the page is checked for quiet, in ms. */
const CHECK_MS = 100;
/** An open request without traffic for this long is an event stream, in ms. */
const STREAM_MS = 8000;

/**
 * Records every request of a page from now on, with the browser's cache off. `untilQuiet` resolves when no request was
 * open or started for `ms`.
 */
export async function watchTraffic(session: CDPSession): Promise<{
  transfers: () => Transfer[];
  untilQuiet: (ms: number) => Promise<void>;
}> {
  const requests = new Map<string, Request>();
  let lastEvent = Date.now();
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  session.on("Network.requestWillBeSent", ({ requestId: id, request: { url }, type }) => {
    if (/^(data|blob):/.test(url)) return;
    requests.set(id, { id, url, kind: kindOf(type, ""), bytes: 0, state: "open" });
    lastEvent = Date.now();
  });
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.kind = kindOf(type, response.mimeType);
  });
  const end = (id: string, state: Request["state"], bytes: number) => {
    const request = requests.get(id);
    if (request !== undefined) Object.assign(request, { state, bytes });
    lastEvent = Date.now();
  };
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    end(requestId, "done", encodedDataLength),
  );
  session.on("Network.loadingFailed", ({ requestId }) => end(requestId, "failed", 0));

  return {
    transfers: () => [...requests.values()].filter(({ state }) => state === "done"),
    untilQuiet: async (ms) => {
      const isQuiet = () => {
        const silence = Date.now() - lastEvent;
        const isOpen = [...requests.values()].some(({ state }) => state === "open");
        return silence >= (isOpen ? STREAM_MS : ms);
      };
      while (!isQuiet()) await new Promise((done) => setTimeout(done, CHECK_MS));
    },
  };
}

function kindOf(type: string | undefined, mime: string): Transfer["kind"] {
  if (type === "Document") return "document";
  if (type === "Script" || /javascript/.test(mime)) return "script";
  if (type === "Stylesheet" || mime === "text/css") return "style";
  if (type === "Font" || /font/.test(mime)) return "font";
  if (type === "Image" || mime.startsWith("image/")) return "picture";
  return "data";
}
