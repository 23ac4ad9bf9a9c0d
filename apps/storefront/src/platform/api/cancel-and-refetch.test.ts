// @vitest-environment jsdom
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { askAnew } from "./cancel-and-refetch.js";
import { queryClient } from "./query-client.js";

afterEach(() => queryClient.clear());

it("calls off a question that hangs, and asks again", async () => {
  const signals: AbortSignal[] = [];
  const observer = new QueryObserver<string>(queryClient, {
    queryKey: ["store", "en"],
    queryFn: ({ signal }) => {
      signals.push(signal);
      return signals.length === 1 ? new Promise<never>(() => undefined) : "here";
    },
  });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(signals).toHaveLength(1));

  await askAnew(["store", "en"]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(observer.getCurrentResult().data).toBe("here");
  stop();
});

it("leaves alone what stands under another key", async () => {
  const asked = vi.fn(() => "here");
  const observer = new QueryObserver(queryClient, { queryKey: ["store", "en"], queryFn: asked });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("here"));

  await askAnew(["store"]);
  expect(asked).toHaveBeenCalledTimes(1);
  stop();
});
