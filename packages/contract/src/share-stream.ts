/**
 * Shares one stream between the tabs of a browser: the tab that holds the lock of this name reads it with `read` and
 * passes each event on to the others; another tab takes over when it closes. `onEvent` is called in every tab.
 */
export async function shareStream<Event>(
  name: string,
  {
    signal,
    read,
    onEvent,
  }: {
    signal: AbortSignal;
    /** Reads the stream until it ends or the signal aborts. */
    read: (onEvent: (event: Event) => void) => Promise<void>;
    onEvent: (event: Event) => void;
  },
): Promise<void> {
  const others = new BroadcastChannel(name);
  others.addEventListener("message", ({ data }: MessageEvent<Event>) => onEvent(data));
  signal.addEventListener("abort", () => others.close(), { once: true });
  const lead = () =>
    read((event) => {
      onEvent(event);
      others.postMessage(event);
    });
  // The Web Locks API needs a secure context; without it each tab reads a stream of its own.
  if (!("locks" in navigator)) return lead();
  await navigator.locks.request(name, { signal }, lead).catch((error: unknown) => {
    // Aborting while waiting for the lock rejects the request.
    if (!signal.aborted) throw error;
  });
}
