import { QueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { dehydrateReads, hydrateReads } from "./rendered-data.js";
import { useRenderedAt } from "./use-rendered-at.js";

function Time({ queryClient }: { queryClient: QueryClient }) {
  return useRenderedAt({ queryClient }) ?? "unknown";
}
const render = (queryClient: QueryClient) => renderToString(createElement(Time, { queryClient }));

it("hands the quarter of an hour in which a server rendered to the browser", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T11:59:59.900Z") });
  const server = new QueryClient();
  const markup = render(server);
  const data = dehydrateReads({ queryClient: server });
  expect(Number(markup)).toBe(Date.parse("2026-11-23T11:45:00Z"));

  vi.setSystemTime(Date.parse("2026-11-23T12:00:01Z"));
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ transferSize: 300 } as never]);
  vi.stubGlobal("document", {});
  const browser = new QueryClient();
  expect(render(browser)).toBe("unknown");
  hydrateReads(
    { queryClient: browser, store: { getState: () => ({ auth: { token: null } }) } as never },
    data,
  );
  expect(render(browser)).toBe(markup);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
