import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openStorage } from "../state/shop-storage.js";
import { decodeIntent, encodeIntent, type Intent, keepIntent, readIntent, takeIntent } from "./intent.js";

const intent: Intent = {
  kind: "add-to-cart",
  productId: "p1",
  quantity: 2,
  addons: [{ id: "a1", quantity: 1 }],
  note: "no onions",
  vendorId: "v1",
  returnTo: "/store/v1?x=1",
};
const at = (minutes: number) => new Date(minutes * 60_000);

describe("an intent", () => {
  it("is taken once", () => {
    const storage = openStorage(() => null);
    keepIntent(storage, intent, at(0));
    expect(takeIntent(storage, at(1))).toEqual(intent);
    expect(takeIntent(storage, at(1))).toBeNull();
  });

  it("can be read before, and stays", () => {
    const storage = openStorage(() => null);
    expect(readIntent(storage, at(0))).toBeNull();
    keepIntent(storage, intent, at(0));
    expect(readIntent(storage, at(1))).toEqual(intent);
    expect(readIntent(storage, at(15))).toBeNull();
    expect(takeIntent(storage, at(1))).toEqual(intent);
    expect(readIntent(storage, at(1))).toBeNull();
  });

  it("is the last thing pressed", () => {
    const storage = openStorage(() => null);
    keepIntent(storage, intent, at(0));
    keepIntent(storage, { ...intent, productId: "p2", note: null }, at(1));
    expect(takeIntent(storage, at(2))).toMatchObject({ productId: "p2", note: null });
  });

  it("leads home when it does not say where to go back to", () => {
    for (const returnTo of [undefined, null, 7, ["/cart"]]) {
      const text = JSON.stringify({ keptAt: 0, intent: { ...intent, returnTo } });
      expect(decodeIntent(text, at(1))).toEqual({ ...intent, returnTo: "/" });
    }
  });

  it("lasts fifteen minutes", () => {
    const kept = encodeIntent(intent, at(0));
    expect(decodeIntent(kept, new Date(at(15).getTime() - 1))).toEqual(intent);
    expect(decodeIntent(kept, at(15))).toBeNull();
    expect(decodeIntent(kept, at(-1))).toBeNull();
  });

  it("goes even when it is too old", () => {
    const storage = openStorage(() => null);
    keepIntent(storage, intent, at(0));
    expect(takeIntent(storage, at(20))).toBeNull();
    expect(storage.keys()).toEqual([]);
  });

  it("never leads to another origin", () => {
    const kept = encodeIntent({ ...intent, returnTo: "//evil.example" }, at(0));
    expect(decodeIntent(kept, at(1))?.returnTo).toBe("/");
  });

  it("is a favourite as well", () => {
    const heart: Intent = { kind: "favourite", type: "store", id: "v1", returnTo: "/collection/c1" };
    expect(decodeIntent(encodeIntent(heart, at(0)), at(1))).toEqual(heart);
    for (const broken of [{ type: "cart" }, { id: "" }, { id: "__proto__" }, { type: undefined }]) {
      expect(decodeIntent(JSON.stringify({ keptAt: 0, intent: { ...heart, ...broken } }), at(1))).toBeNull();
    }
    const abroad = encodeIntent({ ...heart, returnTo: "https://evil.example" }, at(0));
    expect(decodeIntent(abroad, at(1))?.returnTo).toBe("/");
  });

  const forge = (over: object) => JSON.stringify({ keptAt: 0, intent: { ...intent, ...over } });
  it.each([
    "",
    "{",
    "null",
    "[]",
    "7",
    JSON.stringify({ intent }),
    JSON.stringify({ keptAt: "0", intent }),
    JSON.stringify({ keptAt: 0 }),
    forge({ kind: "order" }),
    forge({ productId: 5 }),
    forge({ productId: "__proto__" }),
    forge({ vendorId: "" }),
    forge({ quantity: 0 }),
    forge({ quantity: 1.5 }),
    forge({ quantity: "2" }),
    forge({ note: 5 }),
    forge({ addons: {} }),
    forge({ addons: [null] }),
    forge({ addons: [{ id: "a", quantity: -1 }] }),
  ])("is not read out of %s", (text) => expect(decodeIntent(text, at(1))).toBeNull());

  it("survives any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(decodeIntent(text, at(1))).toBeNull();
      }),
    );
  });
});
