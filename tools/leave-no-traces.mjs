// Set-up of suites whose files share a worker, and so its document: what one file leaves behind is taken away before the next
// one begins, so that no test depends on the files that ran before it.
import { afterAll, beforeAll, vi } from "vitest";

beforeAll(clear);
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  clear();
});

function clear() {
  if (typeof document === "undefined") return;
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
}
