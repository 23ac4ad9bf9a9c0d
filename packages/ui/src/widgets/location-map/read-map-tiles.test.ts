import { expect, it } from "vitest";
import { readMapTiles } from "./read-map-tiles.js";

const raster = {
  type: "raster",
  tiles: ["https://tiles.example/{z}/{x}/{y}.png"],
  attribution: '© <a href="https://example.com">Map makers</a>',
  maxzoom: 17,
};

it("reads the first raster source", () => {
  expect(readMapTiles({ sources: { land: { type: "vector" }, base: raster } })).toEqual({
    url: "https://tiles.example/{z}/{x}/{y}.png",
    attribution: "© Map makers",
    maxZoom: 17,
  });
});

it.each([
  null,
  "style",
  {},
  { sources: null },
  { sources: { land: { type: "vector", tiles: raster.tiles } } },
  { sources: { base: { ...raster, tiles: [] } } },
  { sources: { base: { ...raster, tiles: ["javascript:alert(1)"] } } },
])("returns null for %j", (style) => expect(readMapTiles(style)).toBeNull());
