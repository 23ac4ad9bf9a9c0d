import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type ClientOptions, createClient } from "../src/client.js";
import type { Language } from "../src/language.js";
import { PanelError } from "../src/panel-error.js";

/** A request as the server received it. */
export interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer<ArrayBuffer>;
}

/**
 * Starts an HTTP server for the tests of a file and stops it after them. `state` is what the client reads (token,
 * language) and what the server and the client report (the last request, the dropped items); each test starts with
 * a signed-out client in English.
 */
export function startClientTestServer() {
  const state = {
    received: undefined as unknown as Received,
    answer: (_response: ServerResponse): void => undefined,
    token: null as string | null,
    language: "en" as Language,
    badItems: [] as Parameters<NonNullable<ClientOptions["onBadItem"]>>[0][],
    baseUrl: "",
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      state.received = {
        method: request.method ?? "",
        url: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks),
      };
      state.answer(response);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    state.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  beforeEach(() => {
    state.token = null;
    state.language = "en";
    state.badItems = [];
  });

  const clientOf = (baseUrl: string) =>
    createClient({
      baseUrl,
      language: () => state.language,
      token: () => state.token,
      onBadItem: (report) => state.badItems.push(report),
    });
  return {
    state,
    clientOf,
    client: () => clientOf(state.baseUrl),
    /** Sets the response to the next requests, with the headers that the panel sends. */
    reply: (status: number, body: unknown, headers: Record<string, string> = {}): void => {
      state.answer = (response) =>
        response
          .writeHead(status, { "Content-Type": "application/json", "X-Request-Id": "req-1", ...headers })
          .end(typeof body === "string" ? body : JSON.stringify(body));
    },
  };
}

/** The error with which the panel refuses a call. Fails when the call succeeds or fails in another way. */
export async function refusal(promise: Promise<unknown>): Promise<PanelError> {
  const error = await promise.then(
    () => new Error("was not refused"),
    (cause: unknown) => cause,
  );
  if (!(error instanceof PanelError)) throw error;
  return error;
}

/** A category that fits its schema. */
export const category = (id: string) => ({
  id,
  name: `Category ${id}`,
  image: null,
  tint: "sand",
  stores_count: 3,
});

/** The body of a list response with one page. */
export const list = (items: unknown[]) => ({ message: "", data: { items, next_cursor: null } });
