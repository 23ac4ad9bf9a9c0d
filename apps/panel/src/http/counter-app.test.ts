import { Hono } from "hono";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { App, AppEnv } from "./app-env.js";
import { counterDoors, createCounterApp } from "./counter-app.js";
import { pictureUrl } from "../modules/files/public-pictures.js";

let folder: string;
let counter: App;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "talabee-counter-"));
  for (const door of ["store", "ride"]) {
    await mkdir(join(folder, door));
    await writeFile(join(folder, door, "index.html"), `<!doctype html><title>${door}</title>`);
  }
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets/store-AbCd1234.js"), "0;");
  await writeFile(join(folder, "store.webmanifest"), "{}");
  const app: App = new Hono<AppEnv>();
  app.get("/api/ping", ({ req, json }) => json({ host: req.header("Host"), by: "panel" }));
  app.get("/pictures/:name", ({ req, text }) => text(`picture ${req.param("name")}`));
  app.get("*", ({ text }) => text("the storefront"));
  counter = createCounterApp(app, folder);
});
afterAll(() => rm(folder, { recursive: true }));

it(
  "shows the page of a door at each of its addresses, under the policy of pages",
  { tags: ["REQ-COUNTER-01"] },
  async () => {
    for (const [path, title] of [
      ["/store", "store"],
      ["/store/", "store"],
      ["/store/menu", "store"],
      ["/ride/shift", "ride"],
    ] as const) {
      const response = await counter.request(path);
      expect([path, response.status, await response.text()]).toEqual([
        path,
        200,
        `<!doctype html><title>${title}</title>`,
      ]);
      expect(response.headers.get("Content-Security-Policy")).toContain("script-src 'self'");
      expect(response.headers.get("Cache-Control")).toBe("no-cache");
    }
  },
);

it("serves its files, and nothing in place of a missing one", async () => {
  const script = await counter.request("/assets/store-AbCd1234.js");
  expect(script.headers.get("Cache-Control")).toContain("immutable");
  expect((await counter.request("/store.webmanifest")).status).toBe(200);
  for (const path of ["/assets/gone-AbCd1234.js", "/store/gone.js", "/checkout", "/storefront"])
    expect([path, (await counter.request(path)).status]).toEqual([path, 404]);
});

it("has the panel's API on its own origin, and nothing else of the panel", async () => {
  expect(await (await counter.request("/api/ping")).json()).toMatchObject({ by: "panel" });
  expect((await counter.request("/")).headers.get("Location")).toBe("/store");
});

it("shows the pictures that a store uploaded", async () => {
  expect(await (await counter.request(pictureUrl("cake.webp"))).text()).toBe("picture cake.webp");
});

it("knows the doors of a build, and has none before it is built", () => {
  expect(counterDoors(folder)).toEqual(["ride", "store"]);
  expect(counterDoors(join(folder, "missing"))).toEqual([]);
});
