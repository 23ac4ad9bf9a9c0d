import { expect, it } from "vitest";
import { isInitialChunk } from "./vite-compile-hints.ts";

const shared = /^rail$/;
const chunk = (name: string, facadeModuleId: string | null, isEntry = false) => ({
  name,
  facadeModuleId,
  isEntry,
});

it.each([
  ["the entry", chunk("index", "/shop/index.html", true)],
  ["a route", chunk("home", "/shop/src/routes/home.tsx")],
  ["what routes share", chunk("rail", null)],
])("takes %s for part of a first view", (_, one) => {
  expect(isInitialChunk(one, shared)).toBe(true);
});

it("takes what is loaded on demand for no part of it", () => {
  expect(isInitialChunk(chunk("leaflet-map", "/ui/src/widgets/leaflet-map.tsx"), shared)).toBe(false);
});
