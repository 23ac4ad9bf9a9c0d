import { expect, it } from "vitest";
import { CATALOGUE_PATHS, isCataloguePath } from "./catalogue-paths.js";
import { registry } from "./registry.js";

const calls = Object.values(registry);
const filled = (path: string) => path.replace(/\{\w+\}/g, "some-id");

it("lists only public GET paths of the contract", () => {
  for (const path of CATALOGUE_PATHS) {
    expect(calls, path).toContainEqual(expect.objectContaining({ method: "GET", access: "public", path }));
  }
});

it("matches no personal, streaming, redirecting or POST-only path", () => {
  const others = calls.filter(
    ({ method, access, stream, redirect }) => method !== "GET" || access !== "public" || stream || redirect,
  );
  expect(others.length).toBeGreaterThan(60);
  const read = new Set<string>(CATALOGUE_PATHS);
  for (const { path } of others) {
    if (!read.has(path)) expect([path, isCataloguePath(filled(path))]).toEqual([path, false]);
  }
  for (const path of ["/api/stores/a/b", "/api/stores//", "/x/api/home", "/api/home/", "/api/search"]) {
    expect([path, isCataloguePath(path)]).toEqual([path, false]);
  }
});
