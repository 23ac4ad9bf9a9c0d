import { afterAll, beforeAll } from "vitest";
import { createTestPanel, type TestPanel } from "./test-panel.js";

export let test: TestPanel;

/** Registers the hooks of a test file: a panel with the fixture catalogue. */
export function setUpCatalogueTests(): void {
  beforeAll(async () => void (test = await createTestPanel()));
  afterAll(() => test.close());
}

export const ids = (items: readonly { id: string }[]) => items.map((item) => item.id);
