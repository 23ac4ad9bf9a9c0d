/** Resolves in a task of its own, after what the browser had to do by then: input and rendering come in between. */
export function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
