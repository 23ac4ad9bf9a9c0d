import { nextChance } from "../../lib/next-chance.js";

/** A picture that has not come for this long hangs, or its line is so slow that it is given twice the time. */
const HANGING_MS = 20_000;
/** So long after its picture has given it up, a browser has canceled a request; asked sooner, it goes on with it. */
const CANCELED_AFTER_MS = 1000;

/** Status of the last request of an address; 0 where the browser does not tell. */
function statusOf(url: string): number {
  const request = performance.getEntriesByName(url).at(-1) as PerformanceResourceTiming | undefined;
  return request?.responseStatus ?? 0;
}

/** Whether the server has said that there is no such picture. */
export const isGone = (url: string) => [403, 404, 410].includes(statusOf(url));

/**
 * Asks for a lost picture again at each next chance, out of sight; resolves to whether it has come, false if there is no such
 * picture or nobody wants it any more.
 */
export async function whenBack(
  { src, srcset = "", sizes = "" }: { src: string; srcset?: string | undefined; sizes?: string | undefined },
  isWanted: () => boolean,
): Promise<boolean> {
  for (let attempt = 0; ; attempt++) {
    await nextChance(attempt);
    if (!isWanted()) return false;
    const copy = new Image();
    Object.assign(copy, { sizes, srcset, src });
    const hasCome = await new Promise<boolean>((resolve) => {
      const hanging = setTimeout(() => {
        cancel(copy);
        resolve(false);
      }, HANGING_MS);
      const end = (came: boolean) => () => {
        clearTimeout(hanging);
        resolve(came);
      };
      copy.onload = end(true);
      copy.onerror = end(false);
    });
    if (hasCome) return true;
    if (isGone(copy.currentSrc)) return false;
  }
}

/** Ref of a plain `img`: asks for it again if it is lost or hangs. */
export function keepAsking(image: HTMLImageElement | null): (() => void) | undefined {
  if (image === null) return undefined;
  let isAsking = false;
  const ask = async () => {
    const { src } = image;
    if (isAsking || src === "" || isGone(src)) return;
    isAsking = true;
    const hasCome = await whenBack({ src }, () => image.isConnected && image.src === src);
    isAsking = false;
    // The same address: the browser takes the copy that has come.
    if (hasCome) image.src = src;
  };
  const onError = () => void ask();
  image.addEventListener("error", onError);
  if (!image.complete) restartIfHanging(image);
  // It failed before the app was there.
  else if (image.naturalWidth === 0) onError();
  return () => image.removeEventListener("error", onError);
}

const watched = new WeakSet<HTMLImageElement>();

/** Cancels the request of a picture that hangs and sends another; later each time. Does nothing for one that it watches. */
export function restartIfHanging(image: HTMLImageElement): void {
  if (watched.has(image)) return;
  watched.add(image);
  const watch = (attempt: number) =>
    setTimeout(
      () => {
        if (image.complete || !image.isConnected) return void watched.delete(image);
        sendAgain(image, attempt + 1);
        watch(attempt + 1);
      },
      HANGING_MS * 2 ** attempt,
    );
  watch(0);
}

function sendAgain(image: HTMLImageElement, attempt: number): void {
  const attributes = cancel(image);
  setTimeout(() => {
    // React may have given it another address meanwhile.
    if (image.hasAttribute("src")) return;
    for (const [name, value] of attributes)
      if (value !== null) image.setAttribute(name, atAnotherAddress(value, attempt));
  }, CANCELED_AFTER_MS);
}

/**
 * The candidates of a `srcset`, or a `src`, at other addresses: another picture on the page may have the same one, and the
 * browser would go on with the request of both. Those of other servers stay as they are, which may know no others.
 */
const atAnotherAddress = (value: string, attempt: number) =>
  value.replace(/(?<=^|,\s)\S+/g, (url) =>
    new URL(url, location.href).origin === location.origin
      ? `${url.replace(/[?&]again=\d+$/, "")}${/\?(?!again=)/.test(url) ? "&" : "?"}again=${attempt}`
      : url,
  );

/** Gives up the request of a picture, and returns what it was of. */
function cancel(image: HTMLImageElement) {
  const attributes = ["srcset", "src"].map((name) => [name, image.getAttribute(name)] as const);
  for (const [name] of attributes) image.removeAttribute(name);
  return attributes;
}
