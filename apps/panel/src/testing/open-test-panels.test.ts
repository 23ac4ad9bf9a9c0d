import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checksOf } from "./open-test-panels.js";
import { createTestPanel, type TestPanel } from "./test-panel.js";

describe("the invariants of an open panel", () => {
  let panel: TestPanel;
  beforeAll(async () => {
    panel = await createTestPanel();
  });
  afterAll(() => panel.close());

  it("are not checked before the first test has ended", () => {
    expect(checksOf(panel.db)).toBe(0);
  });
  it("are checked after each test, in every file of a worker", () => {
    expect(checksOf(panel.db)).toBe(1);
  });
});
