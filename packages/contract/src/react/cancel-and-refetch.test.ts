import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { cancelAndRefetch } from "./cancel-and-refetch.js";

const queryClient = new QueryClient();

afterEach(() => queryClient.clear());

it("cancels a hanging request and fetches again", async () => {
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

  await cancelAndRefetch(queryClient, ["store", "en"]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(observer.getCurrentResult().data).toBe("here");
  stop();
});

it("does not refetch other keys", async () => {
  const fetchStore = vi.fn(() => "here");
  const observer = new QueryObserver(queryClient, { queryKey: ["store", "en"], queryFn: fetchStore });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("here"));

  await cancelAndRefetch(queryClient, ["store"]);
  expect(fetchStore).toHaveBeenCalledTimes(1);
  stop();
});
