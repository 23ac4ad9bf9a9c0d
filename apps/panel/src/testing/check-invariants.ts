// Set-up of every test file: its hook encloses those of the file and runs after them. The files of a worker share modules, but
// this one is read anew for each, so that it keeps nothing itself.
import { afterEach, expect } from "vitest";
import { brokenInOpenPanels } from "./open-test-panels.js";

afterEach(async () => {
  expect(await brokenInOpenPanels()).toEqual([]);
});
