import { describe, expect, it } from "vitest";
import { refusal, startClientTestServer } from "../test/client-server.js";
import { orderEvents } from "./calls.js";

const { state, client, reply } = startClientTestServer();

describe("a stream", () => {
  const track = {
    order_id: "o1",
    order_status: "pending",
    payment_status: "unpaid",
    eta: null,
    steps: [{ step: "placed", state: "now", at: null }],
    rider: null,
    store_location: null,
    destination: null,
    version: 1,
  };

  it("is opened with its headers and read incrementally", async () => {
    state.answer = (response) =>
      response
        .writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8" })
        .end(`event: status\nid: 1\ndata: ${JSON.stringify(track)}\n\n`);
    state.token = "t0ken";
    const panel = client();
    const response = await panel.open(orderEvents, { params: { id: "o1" }, lastEventId: "41" });
    expect(state.received).toMatchObject({
      method: "GET",
      url: "/api/orders/o1/events",
      headers: { accept: "text/event-stream", "last-event-id": "41", authorization: "Bearer t0ken" },
    });
    const data = /^data: (.*)$/m.exec(await response.text())![1]!;
    expect(await panel.readEvent(orderEvents, data)).toEqual(track);
  });

  it("sends no Last-Event-ID without an earlier event", async () => {
    state.answer = (response) => response.writeHead(200, { "Content-Type": "text/event-stream" }).end();
    await client().open(orderEvents, { params: { id: "o1" } });
    expect(state.received.headers["last-event-id"]).toBeUndefined();
  });

  it("that is refused throws the error of the server", async () => {
    reply(404, { message: "This could not be found", code: "not_found", errors: {}, data: null });
    expect(await refusal(client().open(orderEvents, { params: { id: "o1" } }))).toMatchObject({
      status: 404,
      code: "not_found",
      requestId: "req-1",
    });
  });

  it.each(["text/html", "application/json"])("with the content type %s is a bad answer", async (type) => {
    reply(200, "{}", { "Content-Type": type });
    expect(await refusal(client().open(orderEvents, { params: { id: "o1" } }))).toMatchObject({
      status: 200,
      code: "bad_answer",
      requestId: "req-1",
    });
  });

  it("reads an invalid event as null, and drops unknown steps", async () => {
    const panel = client();
    expect(await panel.readEvent(orderEvents, "{")).toBeNull();
    expect(await panel.readEvent(orderEvents, JSON.stringify({ ...track, version: "1" }))).toBeNull();
    const steps = [...track.steps, { step: "by drone", state: "next", at: null }];
    expect(await panel.readEvent(orderEvents, JSON.stringify({ ...track, steps }))).toEqual(track);
    expect(state.badItems).toEqual([{ path: "/api/orders/{id}/events", item: "steps.1", requestId: null }]);
  });
});
