import { createParser, type EventSourceMessage } from "eventsource-parser";
import type { Call, CallData } from "./call.js";
import type { PanelClient } from "./client.js";
import { PanelError } from "./panel-error.js";

/** The server pings every 15 s; after this long without data the stream counts as broken. */
const SILENCE_MS = 40_000;
const MAX_DELAY_MS = 30_000;

/**
 * Follows an event stream until its last event, the signal or a refusal ends it. A broken stream is reopened after the
 * last event with exponential backoff and jitter.
 */
export async function followStream<C extends Call>(
  api: Pick<PanelClient, "open" | "readEvent">,
  call: C,
  {
    params,
    signal,
    onEvent,
    onBroken,
    isLast = () => false,
  }: {
    params?: Readonly<Record<string, string>>;
    signal: AbortSignal;
    /** With the id of the event, after which a later stream goes on. */
    onEvent: (data: CallData<C>, id: string | undefined) => void;
    /** Called when the stream breaks, and with everything that is heard. */
    onBroken?: (broken: boolean) => void;
    /** Whether an event of this name is the last. */
    isLast?: (name: string | undefined) => boolean;
  },
): Promise<void> {
  let lastEventId = "";
  for (let failures = 0; !signal.aborted; failures++) {
    if (failures > 0)
      await sleep(Math.min(1000 * 2 ** (failures - 1), MAX_DELAY_MS) * (0.5 + Math.random() / 2), signal);
    const attempt = new AbortController();
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => attempt.abort(), SILENCE_MS);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      restartTimer();
      const response = await api.open(call, {
        signal: AbortSignal.any([signal, attempt.signal]),
        ...(params === undefined ? {} : { params }),
        ...(lastEventId === "" ? {} : { lastEventId }),
      });
      if (response.body === null) return;
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      let finished = false;
      const received: EventSourceMessage[] = [];
      const parser = createParser({ onEvent: (event) => received.push(event) });
      for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
        restartTimer();
        // A ping says so too: a quiet stream has no events for hours.
        onBroken?.(false);
        parser.feed(chunk.value);
        for (const event of received.splice(0)) {
          failures = 0;
          const data = await api.readEvent(call, event.data);
          if (signal.aborted) return;
          // Only now: an event that could not be read is sent again.
          if (event.id !== undefined) lastEventId = event.id;
          if (data !== null) onEvent(data, event.id);
          finished ||= isLast(event.event);
        }
        if (finished) return;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof PanelError && error.status >= 400 && error.status < 500 && error.status !== 429)
        return;
    } finally {
      clearTimeout(timer);
      // Close the connection: the server limits the number of open streams.
      attempt.abort();
    }
    onBroken?.(true);
  }
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });
}
