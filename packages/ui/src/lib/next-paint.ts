/** A hidden page has no frames: work that waits for one starts after this. */
const LONGEST_WAIT_MS = 300;

/** Resolves after the next paint, so that the paint does not wait for what follows. */
export function nextPaint(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, LONGEST_WAIT_MS);
    requestAnimationFrame(() => setTimeout(done));
  });
}
