/** A hidden page has no frames: work that waits for one starts after this. */
const LONGEST_WAIT_MS = 300;

/** Each message resolves the one that has waited longest. */
const waiting: (() => void)[] = [];
/** One channel for all calls: making one takes 1 to 2 ms of the frame on a phone. */
let port: MessagePort | undefined;

/** Resolves after the next paint, so that the paint does not wait for what follows. */
export function nextPaint(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, LONGEST_WAIT_MS);
    requestAnimationFrame(() => {
      waiting.push(done);
      // Not a timer: a timer may run before messages of the same frame, such as those that measure its paint.
      port ??= openPort();
      port.postMessage(null);
    });
  });
}

function openPort(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()!();
  return port2;
}
