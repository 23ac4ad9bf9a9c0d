import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { category, refusal, startClientTestServer } from "../test/client-server.js";
import { cart, categories, login } from "./calls.js";
import { resolveAddresses } from "./parse-answer.js";
import { serverMessage } from "./panel-error.js";

const { state, client, clientOf, reply } = startClientTestServer();

describe("a response", () => {
  it("has message, data and request id", async () => {
    reply(200, { message: "تم", data: { items: [category("c1")], next_cursor: "next" } });
    expect(await client().send(categories)).toEqual({
      message: "تم",
      data: { items: [category("c1")], next_cursor: "next" },
      requestId: "req-1",
    });
    expect(state.badItems).toEqual([]);
  });

  it.each([
    [{ message: "outer", data: { message: "inner" } }, "outer"],
    [{ data: { message: "inner" } }, "inner"],
    [{ message: null, data: { message: "inner" } }, "inner"],
    [{ message: "", data: { message: "inner" } }, ""],
    [{ message: 7 }, ""],
    [{ data: null }, ""],
    [[], ""],
    ["null", ""],
    ['"text"', ""],
  ])("%j has the message %j (REQ-MESSAGE-47)", async (body, message) => {
    reply(422, body);
    expect((await refusal(client().send(cart))).message).toBe(message);
  });

  it("with an error has code, fields and data", async () => {
    reply(422, {
      message: "Please check the marked fields",
      code: "validation_failed",
      errors: { email: ["Email is required", 7], password: "Password is required" },
      data: { at: 1 },
      request_id: "req-of-the-body",
    });
    const error = await refusal(client().send(login, { body: { email: "", password: "" } }));
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: "PanelError",
      message: "Please check the marked fields",
      status: 422,
      code: "validation_failed",
      errors: { email: ["Email is required"], password: ["Password is required"] },
      data: { at: 1 },
      requestId: "req-of-the-body",
      retryAfter: null,
    });
  });

  it.each([
    [500, "<html><h1>Internal Server Error</h1></html>", "server_error"],
    [502, "", "server_error"],
    [404, "<html>", "bad_answer"],
    [401, "{}", "bad_answer"],
    [503, '{"code":5,"errors":"none"}', "server_error"],
  ])("of status %i that is not the panel's (%j) is a %s", async (status, body, code) => {
    reply(status, body, { "Content-Type": "text/html" });
    expect(await refusal(client().send(cart))).toMatchObject({
      message: "",
      status,
      code,
      errors: {},
      data: null,
      requestId: "req-1",
    });
  });

  it.each([
    ["", "bad_answer"],
    ['{"message":"","data":{"items":[{"id"', "bad_answer"],
    ["<html>Sign in to the airport's network</html>", "bad_answer"],
    ["null", "bad_answer"],
    ["{}", "bad_answer"],
    ['{"data":{"items":{},"next_cursor":null}}', "bad_answer"],
    ['{"data":{"items":[]}}', "bad_answer"],
  ])("of 200 with %j is a %s", async (body, code) => {
    reply(200, body);
    expect(await refusal(client().send(categories))).toMatchObject({ status: 200, code, requestId: "req-1" });
    expect(state.badItems).toEqual([]);
  });

  it.each([
    ["7", 7],
    ["0", 0],
    ["-5", null],
    ["soon", null],
    ["", null],
    ["Wed, 21 Oct 2026 07:28:00 GMT", null],
  ])("with Retry-After %j asks to wait %j seconds", async (header, seconds) => {
    reply(429, { message: "", code: "too_many_requests" }, { "Retry-After": header });
    expect(await refusal(client().send(cart))).toMatchObject({
      code: "too_many_requests",
      retryAfter: seconds,
    });
  });
});

describe("addresses of pictures", () => {
  const picture = (src: string, srcset: string) => ({ src, srcset, width: 8, height: 8, thumbhash: null });
  const sent = {
    ...category("c1"),
    image: picture("/media/a-320.webp", "/media/a-320.webp 320w, /media/a.webp 640w"),
  };

  it("are those of the panel for an application elsewhere", async () => {
    reply(200, { message: "", data: { items: [sent], next_cursor: null } });
    const { data } = await client().send(categories);
    const base = state.baseUrl;
    expect(data.items[0]?.image).toEqual(
      picture(`${base}/media/a-320.webp`, `${base}/media/a-320.webp 320w, ${base}/media/a.webp 640w`),
    );
  });

  it("stay as they are when they name their own origin", async () => {
    const image = picture(
      "https://cdn.example/a.webp",
      "//cdn.example/a.webp 1x, https://cdn.example/b.webp 2x",
    );
    reply(200, { message: "", data: { items: [{ ...sent, image }], next_cursor: null } });
    expect((await client().send(categories)).data.items[0]?.image).toEqual(image);
  });

  it("stay as they are on the same origin", () => {
    expect(resolveAddresses({ image: { src: "/media/a.webp" } }, "")).toEqual({
      image: { src: "/media/a.webp" },
    });
  });
});

describe("no response", () => {
  it("is a network error when the server is unreachable", async () => {
    const closed = createServer();
    await new Promise<void>((done) => closed.listen(0, "127.0.0.1", done));
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    const error = await refusal(clientOf(`http://127.0.0.1:${port}`).send(cart));
    expect(error).toMatchObject({ status: 0, code: "network", requestId: null });
    expect(error.message).toBe("No connection. Check your internet and try again");
    expect(serverMessage(error)).toBe("");
    state.language = "ar";
    const arabic = await refusal(clientOf(`http://127.0.0.1:${port}`).send(cart));
    expect(arabic.message).toBe("لا يوجد اتصال، تحقق من الإنترنت ثم حاول مرة أخرى");
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it("is a network error when the connection breaks before the headers", async () => {
    state.answer = (response) => response.destroy();
    expect(await refusal(client().send(cart))).toMatchObject({ status: 0, code: "network" });
  });

  it.each([200, 500])("is a network error when it breaks in the middle of a %i", async (status) => {
    state.answer = (response) => {
      response.writeHead(status, { "Content-Length": "1000", "X-Request-Id": "req-1" });
      response.write('{"data":', () => response.destroy());
    };
    expect(await refusal(client().send(cart))).toMatchObject({
      status: 0,
      code: "network",
      requestId: "req-1",
    });
  });

  it("is not an API error when the call was aborted", async () => {
    const before = new AbortController();
    before.abort();
    await expect(client().send(cart, { signal: before.signal })).rejects.toHaveProperty("name", "AbortError");

    const meanwhile = new AbortController();
    state.answer = () => meanwhile.abort();
    await expect(client().send(cart, { signal: meanwhile.signal })).rejects.toHaveProperty(
      "name",
      "AbortError",
    );

    const inTheBody = new AbortController();
    state.answer = (response) => {
      response.writeHead(200).write('{"data":', () => setTimeout(() => inTheBody.abort(), 20));
    };
    await expect(client().send(cart, { signal: inTheBody.signal })).rejects.toHaveProperty(
      "name",
      "AbortError",
    );

    state.answer = () => undefined;
    await expect(client().send(cart, { signal: AbortSignal.timeout(20) })).rejects.toHaveProperty(
      "name",
      "TimeoutError",
    );
  });
});
