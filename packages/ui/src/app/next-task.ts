/** Resolves in a new task, so that the browser can handle input and render in between. */
export function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
