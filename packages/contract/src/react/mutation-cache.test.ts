// @vitest-environment jsdom
import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { appWithFetch } from "../../test/client-app.js";
import { currentUser, logout } from "../calls.js";
import { sendCall } from "./send-call.js";
import { apiQuery } from "./use-api-query.js";

describe("a read that was under way when a write was answered", () => {
  it.each([
    ["for the first time", false],
    ["again", true],
  ])("%s is sent once more (REQ-API-07)", { tags: ["REQ-API-07"] }, async (_, hasData) => {
    const reads: ((response: Response) => void)[] = [];
    const { app } = appWithFetch((url) =>
      url.endsWith("/api/user")
        ? new Promise((done) => reads.push(done))
        : Promise.resolve(Response.json({ message: "", data: null })),
    );
    const options = apiQuery(app, currentUser);
    if (hasData) app.queryClient.setQueryData(options.queryKey, {} as never);
    const stop = new QueryObserver(app.queryClient, options as never).subscribe(() => undefined);
    await vi.waitFor(() => expect(reads).toHaveLength(1));
    await sendCall(app, logout, { body: {} });
    await vi.waitFor(() => expect(reads).toHaveLength(2));
    stop();
  });
});
