import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { type Answers, createExamplePanel, refuse, serving } from "../../test/example-panel.js";
import { run } from "./cli.js";
import type { ConformanceReport } from "./report.js";

const open = new Set<() => Promise<void>>();
afterEach(async () => {
  for (const close of open) await close();
  open.clear();
});

/** Serves an example panel over HTTP. It has an outbox unless `outbox` returns null. */
async function serve(answers: Answers, outbox: (emails: readonly string[]) => string | null) {
  const panel = createExamplePanel(answers);
  const server = createServer((request, response) => {
    void (async () => {
      const url = `http://${request.headers.host}${request.url}`;
      const mails = request.url === "/dev/outbox.json" ? outbox(emails()) : null;
      if (mails !== null) return response.end(mails);
      if (!request.url!.startsWith("/api")) return response.writeHead(404).end();
      const headers = { "Content-Type": request.headers["content-type"] ?? "" };
      const whole = await new Response(request as unknown as BodyInit, { headers }).arrayBuffer();
      const isForm = headers["Content-Type"].startsWith("multipart/");
      const answer = await panel.fetch(url, {
        method: request.method!,
        headers: request.headers as Record<string, string>,
        body: isForm ? await new Response(whole, { headers }).formData() : null,
      });
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      return response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  const emails = () =>
    panel.received.flatMap(({ call, body }) =>
      call === "register" ? [(body as { email?: string }).email ?? ""] : [],
    );
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  open.add(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, received: panel.received };
}

async function say(...args: string[]): Promise<[number, string]> {
  let said = "";
  const code = await run(args, (text) => void (said += text));
  return [code, said];
}

it("prints its help", async () => {
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
  [["verify", "http://localhost", "--admin", "a@example.com"]],
  [["verify", "http://localhost", "--rider", "a@example.com:x"]],
  [["verify", "http://localhost", "--loud"]],
  [["verify", "http://localhost", "--max-wait", "soon"]],
])("prints its usage for invalid arguments: %j", async (args) => {
  const [code, said] = await say(...args);
  expect(code).toBe(2);
  expect(said).not.toBe("");
});

it("distinguishes an unreachable panel from one that does not conform", async () => {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  expect(await say("verify", `http://127.0.0.1:${port}`)).toEqual([
    2,
    expect.stringMatching(/could not be checked: .*\(ECONNREFUSED\)/),
  ]);
});

it("does not report success when checks were skipped", async () => {
  // A response that is not a list of mails is no outbox.
  const { url } = await serve(serving("startup", "appSettings", "home"), () => "<h1>Talabee</h1>");
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const code = await run(["verify", url]);
  const said = log.mock.calls.flat().join("\n");
  log.mockRestore();
  expect([code, said]).toEqual([2, expect.stringContaining("✓ conforms: 3 of")]);
  expect(said).toContain("no account could sign in");
});

it("waits for the code of each customer in the outbox", async () => {
  let reads = 0;
  const { url, received } = await serve(serving("register", "verifyEmail"), (emails) => {
    reads += 1;
    const mails = emails.map((to, index) => ({
      to,
      subject: "Your code",
      text: `It is ${100_000 + index}.`,
    }));
    // The first two reads find only the mail of another account.
    return JSON.stringify(reads < 3 ? [{ to: "other@example.com", subject: "999999", text: "" }] : mails);
  });
  const [code, said] = await say("verify", url, "--json");
  expect(code).toBe(1);
  const report = JSON.parse(said) as ConformanceReport;
  expect([report.baseUrl, report.conforms, report.skipped]).toEqual([
    url,
    false,
    [expect.stringContaining("no store")],
  ]);
  const codes = received.flatMap(({ call, body }) =>
    call === "verifyEmail" ? [(body as { otp?: string }).otp] : [],
  );
  expect(codes).toContainEqual(expect.stringMatching(/^1000\d\d$/));
  expect(codes).not.toContain("999999");
});

it("signs in to the given accounts without reading an outbox", async () => {
  const outbox = vi.fn(() => "[]");
  const { url, received } = await serve(serving("login"), outbox);
  const [code] = await say("verify", url, "--email", "a@example.com", "--password", "green-lantern-41");
  expect(code).toBe(1);
  expect(outbox).not.toHaveBeenCalled();
  expect(received.map(({ call, body }) => (call === "login" ? (body as object) : null))).toContainEqual({
    email: "a@example.com",
    password: "green-lantern-41",
  });
});

it("uses the given staff accounts, voucher and card", async () => {
  const outbox = () => JSON.stringify([]);
  const { url, received } = await serve(serving("login", "redeemVoucher", "addCard"), outbox);
  const customer = ["--email", "a@example.com", "--password", "green-lantern-41"];
  const staff = ["--admin", "admin@example.com:x:y", "--super-admin", "owner@example.com:z"];
  await say("verify", url, ...customer, ...staff, "--voucher", "EID", "--card", "tok_works_4");
  const bodies = received.map(({ body }) => body as Record<string, unknown>);
  expect(bodies).toContainEqual({ email: "admin@example.com", password: "x:y" });
  expect(bodies).toContainEqual({ code: "EID" });
  expect(bodies).toContainEqual({ token: "tok_works_4" });
});

it.each([
  ["waits", "2", 1, "✗ does not conform"],
  ["gives up", "0", 2, "could not be checked: GET /api/home is limited for 1 s"],
])("%s where the panel limits requests and --max-wait is %s s", async (_, maxWait, expected, text) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const limited = (before: number, data: unknown) => {
    if (before > 0) return data;
    const response = refuse("too_many_requests");
    response.headers.set("Retry-After", "1");
    return response;
  };
  const { url, received } = await serve({ home: ({ before }, data) => limited(before, data) }, () => null);
  const [code, said] = await say("verify", url, "--max-wait", maxWait);
  const shown = error.mock.calls.flat();
  error.mockRestore();
  expect([code, said]).toEqual([expected, expect.stringContaining(text)]);
  if (code === 2) return;
  expect(shown).toEqual(["GET /api/home is limited: waiting 1 s"]);
  expect(said).not.toContain("too_many_requests");
  expect(received.filter(({ call }) => call === "home").length).toBeGreaterThan(2);
});

it("rejects a server that is not a panel", async () => {
  const server = createServer((_, response) => response.writeHead(404).end("<h1>Not found</h1>"));
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  expect(await say("verify", url)).toEqual([2, expect.stringContaining("it serves no call")]);
  expect(await say("verify", url, "--outbox", `${url}/mails`)).toEqual([2, expect.any(String)]);
  await new Promise((closed) => server.close(closed));
});
