import { describe, expect, it } from "vitest";
import { messageAreas } from "../packages/ui/src/locale/messages/index.js";
import { messageTable } from "./message-table.mjs";

const table = messageTable(messageAreas);

describe("the table of message ids", () => {
  it("has a row for every message, with its texts", () => {
    const ids = Object.values(messageAreas).flatMap((messages) =>
      Object.values(messages).map(({ id }) => id),
    );
    expect(ids.length).toBeGreaterThan(500);
    const rows = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, id]) => id);
    expect(rows.toSorted()).toEqual(ids.toSorted());
    expect(table).toContain("| `common.retry` |");
  });

  it("keeps a text with a bar in its cell, and names plural forms", () => {
    const areas = { cart: { items: { id: "cart.items", en: { one: "a | b", other: "{count}" }, ar: "نص" } } };
    expect(messageTable(areas)).toContain("| `cart.items` | one: a \\| b; other: {count} | نص |");
  });
});
