import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { PageBrand, PageKey } from "./types.ts";
import { createCheckedPages, loadStorefront } from "./host.ts";

/** A server build that counts its renderings; `/broken` fails. */
const SERVER_BUILD = `
let renderings = 0;
export const shell = () => "shell";
export const restOfShell = () => "rest of the shell";
export async function renderDocument({ url, language, brand, fetch, begin }) {
  if (url === "/broken") throw new Error("broken");
  begin?.("beginning");
  const answer = await fetch("/api/home");
  const html = [++renderings, language, brand.name, await answer.text()].join(" ");
  return { isPublic: true, status: 200, headers: {}, html, rest: "rest", data: "{}", missedReads: url === "/missed" ? ["home"] : [] };
}`;

let folder: string;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const fetch = vi.fn(async () => new Response("home"));
const home: PageKey = { url: "/", language: "en" };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "talabee-rendered-"));
  await mkdir(join(folder, "dist"));
  await writeFile(join(folder, "dist", "index.html"), "shell");
  await mkdir(join(folder, "dist-server"));
  await writeFile(join(folder, "dist-server", "server.js"), SERVER_BUILD);
  await writeFile(join(folder, "dist-server", "package.json"), '{"type":"module"}');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const brandOf = async (language: string) => ({
  name: `Brand-${language}`,
  logo: null,
  primaryColor: "#008080",
  market: {} as PageBrand["market"],
});
const readBrand = vi.fn(brandOf);
const renderer = async () => {
  const server = (await loadStorefront(join(folder, "dist")))!;
  return createCheckedPages({ server, origin: "https://shop.example", fetch, readBrand, log });
};

describe("createCheckedPages", () => {
  it("renders a page with the responses of the server's own calls", async () => {
    const render = await renderer();
    expect((await render(home)).html).toContain("en Brand-en home");
    expect((await render({ ...home, language: "ar" })).html).toContain("ar Brand-ar home");
  });

  it("tells whether a page would still be the same: its responses, the brand and the quarter of an hour", async () => {
    vi.useFakeTimers({ now: 0, toFake: ["Date"] });
    const { isCurrent } = await (await renderer())(home);
    expect(await isCurrent()).toBe(true);
    fetch.mockImplementationOnce(async () => new Response("another home"));
    expect(await isCurrent()).toBe(false);
    readBrand.mockImplementationOnce(async () => ({ ...(await brandOf("en")), primaryColor: "#9b1b4b" }));
    expect(await isCurrent()).toBe(false);
    expect(await isCurrent()).toBe(true);
    vi.setSystemTime(900_000);
    expect(await isCurrent()).toBe(false);
    vi.useRealTimers();
  });

  it("waits two seconds for a response that does not come, when it renders and when it checks a page", async () => {
    vi.useFakeTimers();
    const never = () => new Promise<never>(() => undefined);
    const render = await renderer();
    fetch.mockImplementationOnce(never);
    const late = render(home);
    await vi.advanceTimersByTimeAsync(2000);
    expect((await late).html).toBe("shell");
    const { isCurrent } = await render(home);
    readBrand.mockImplementationOnce(never);
    const check = expect(isCurrent()).rejects.toThrow("2000 ms");
    await vi.advanceTimersByTimeAsync(2000);
    await check;
    vi.useRealTimers();
  });

  it("tells the beginning of a page before its responses are there, and ends it with the shell where they do not come", async () => {
    vi.useFakeTimers();
    const render = await renderer();
    const begin = vi.fn();
    fetch.mockImplementationOnce(() => new Promise<never>(() => undefined));
    const late = render(home, begin);
    await vi.advanceTimersByTimeAsync(0);
    expect(begin).toHaveBeenCalledExactlyOnceWith("beginning");
    await vi.advanceTimersByTimeAsync(2000);
    expect((await late).rest).toBe("rest of the shell");
    expect((await render(home, begin)).rest).toBe("rest");
    vi.useRealTimers();
  });

  it("logs a read that a screen asks for and its route does not name", async () => {
    await (
      await renderer()
    )({ ...home, url: "/missed" });
    const details = { route: "/missed", missed: ["home"] };
    expect(log.warn).toHaveBeenCalledExactlyOnceWith("a route does not name all of its reads", details);
  });

  it("leaves to the browser what fails, and everything without a server build", async () => {
    const render = await renderer();
    expect((await render({ ...home, url: "/broken" })).html).toBe("shell");
    expect(log.error).toHaveBeenCalledWith("page rendering failed", expect.any(Error), { route: "/broken" });
  });
});

describe("loadStorefront", () => {
  it("finds nothing where nothing has been built", async () => {
    expect(await loadStorefront(join(folder, "nowhere", "dist"))).toBeNull();
  });

  it("fails where a part of the build is missing, and says which", async () => {
    const part = await mkdtemp(join(folder, "part-"));
    await mkdir(join(part, "dist"));
    await writeFile(join(part, "dist", "index.html"), "shell");
    await expect(loadStorefront(join(part, "dist"))).rejects.toThrow(/not whole: .*server\.js is missing/);
  });
});
