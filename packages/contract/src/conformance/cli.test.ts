import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { run } from "./cli.js";

async function say(...args: string[]): Promise<[number, string]> {
  let said = "";
  const code = await run(args, (text) => void (said += text));
  return [code, said];
}

it("explains itself", async () => {
  for (const args of [[], ["--help"], ["verify", "--help"]]) {
    expect(await say(...args)).toEqual([0, expect.stringContaining("--outbox URL")]);
  }
});

it.each([
  [["check", "http://localhost"]],
  [["verify"]],
  [["verify", "not an address"]],
  [["verify", "http://localhost", "another"]],
  [["verify", "http://localhost", "--email", "a@example.com"]],
  [["verify", "http://localhost", "--loud"]],
])("says how it is used when it is not: %j", async (args) => {
  const [code, said] = await say(...args);
  expect(code).toBe(2);
  expect(said).not.toBe("");
});

it("tells a panel that is not there from one that does not conform", async () => {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  expect(await say("verify", `http://127.0.0.1:${port}`)).toEqual([
    2,
    expect.stringMatching(/could not be looked at: .*\(ECONNREFUSED\)/),
  ]);
});

it("takes no other server for a panel", async () => {
  const server = createServer((_, response) => response.writeHead(404).end("<h1>Not found</h1>"));
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  expect(await say("verify", url)).toEqual([2, expect.stringContaining("it serves no call at all")]);
  expect(await say("verify", url, "--outbox", `${url}/mails`)).toEqual([2, expect.any(String)]);
  await new Promise((closed) => server.close(closed));
});
