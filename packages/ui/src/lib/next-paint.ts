/** A hidden page has no frames: work that waits for one starts after this. */
const LONGEST_WAIT_MS = 300;

/** Resolves after the next paint, so that the paint does not wait for what follows. */
export function nextPaint(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, LONGEST_WAIT_MS);
    requestAnimationFrame(() => {
      // Not a timer: a timer may run before messages of the same frame, such as those that measure its paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        done();
      };
      port2.postMessage(null);
    });
  });
}
