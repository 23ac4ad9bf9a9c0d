import { expect, it } from "vitest";
import { createTextStream } from "./text-stream.js";

const decoder = new TextDecoder();

it("holds its writer back until the client has read", async () => {
  const stream = createTextStream(() => undefined);
  const reader = stream.body.getReader();
  let written = 0;
  const writing = (async () => {
    for (const text of ["one", "two", "three"]) {
      await stream.write(text);
      written++;
    }
    stream.close();
  })();
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toBe(1);
  const received: string[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    received.push(decoder.decode(value));
  }
  await writing;
  expect(received).toEqual(["one", "two", "three"]);
});

it("tells its writer that the client has gone, and lets it go on", async () => {
  let gone = 0;
  const stream = createTextStream(() => gone++);
  await stream.write("one");
  const writing = stream.write("two");
  await stream.body.cancel();
  await writing;
  expect(gone).toBe(1);
  await stream.write("three");
  stream.close();
});

it("ends although its client does not read", async () => {
  const stream = createTextStream(() => undefined);
  await stream.write("one");
  const writing = stream.write("two");
  stream.close();
  await writing;
  expect(await new Response(stream.body).text()).toBe("one");
});
