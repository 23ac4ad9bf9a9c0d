// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const PARTS = Array.from({ length: 20 }, (_, at) => at);
let ticks = 0;
/** Tasks that ran before each part of the page was rendered. */
const ticksAt = new Map<number, number>();

/** Notes the ticks and takes 3 ms: React gives the browser a turn every 5 ms. */
function work(at: number): string {
  ticksAt.set(at, ticks);
  const start = performance.now();
  while (performance.now() - start < 3);
  return "part";
}

const Part = ({ at }: { at: number }) => <p>{work(at)}</p>;

vi.mock("./routes/app.js", () => ({ App: () => PARTS.map((at) => <Part key={at} at={at} />) }));
vi.mock("./routes/match-route.js", () => ({ loadScreens: () => Promise.resolve(new Map()) }));
vi.mock("./shell/index.js", () => ({
  Providers: ({ children }: { children: unknown }) => children,
  clearOnSignOut: () => undefined,
}));
vi.mock("./platform/index.js", () => ({
  createShop: () => ({
    store: { getState: () => null },
    language: { get: () => "en" },
    theme: { get: () => "light" },
  }),
}));
vi.mock("./add-web-fonts.js", () => ({ addWebFonts: () => Promise.resolve() }));
vi.mock("@talabee/domain", () => ({ selectToken: () => null }));
vi.mock("@talabee/contract/react", () => ({
  refetchCartOfOtherTabs: () => undefined,
  hydrateReads: () => undefined,
}));

let ticker: ReturnType<typeof setInterval>;
beforeEach(() => {
  ticker = setInterval(() => ticks++, 0);
});
afterEach(() => {
  clearInterval(ticker);
  ticksAt.clear();
  document.body.replaceChildren();
  vi.resetModules();
});

it.each(["hydrated", "rendered"])("lets the browser answer presses while a page is %s", async (how) => {
  const root = document.body.appendChild(document.createElement("div"));
  root.id = "root";
  if (how === "hydrated") {
    root.innerHTML = PARTS.map(() => "<p>part</p>").join("");
    const data = document.body.appendChild(document.createElement("script"));
    Object.assign(data, { type: "application/json", id: "page-data" });
    Object.assign(data.dataset, { language: "en", theme: "light" });
    window.pageData = Promise.resolve("{}");
  }
  const served = root.firstElementChild;
  await import("./main.js");
  await vi.waitFor(() => expect(ticksAt.size).toBe(PARTS.length), { timeout: 5000 });
  await vi.waitFor(() => expect(root.textContent).toBe("part".repeat(PARTS.length)));
  if (served) expect(root.firstElementChild).toBe(served);
  expect(new Set(ticksAt.values()).size).toBeGreaterThan(2);
});
