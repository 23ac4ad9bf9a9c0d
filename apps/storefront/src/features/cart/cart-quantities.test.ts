// @vitest-environment jsdom
import { showCart, shownCart } from "@talabee/contract/react";
import { authActions, selectPendingQuantities } from "@talabee/domain";
import { toast } from "@talabee/ui/primitives/toast";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createShop } from "../../platform/shop.js";
import { resumePendingQuantities, setLineQuantity, takeAvailableStock } from "./cart-quantities.js";
import { removeLine } from "./remove-line.js";

const cartWith = (version: number, quantity: number, id = "l1") =>
  ({
    id: "c1",
    version,
    vendor: null,
    items: [
      {
        id,
        product_id: "p1",
        name: "Karak",
        image: null,
        unit_price: 100,
        quantity,
        line_total: 100 * quantity,
        addons: [],
        note: null,
        in_stock: true,
        max_quantity: 99,
      },
    ],
    coupon: null,
    parked: [],
    quote: null,
  }) as never;
const refusal = (code: string, data?: unknown) => ({ message: code, code, errors: {}, data });

let shop: ReturnType<typeof createShop>;
/** Quantity and version of each call that was sent. */
let sent: [quantity: string, version: string][];
/** Answers the oldest open call; "lost" is a broken connection. */
let answer: (status: number | "lost", body?: unknown) => Promise<void>;

beforeEach(() => {
  sent = [];
  const open: ((status: number | "lost", body: unknown) => void)[] = [];
  answer = async (status, body) => {
    await vi.waitFor(() => expect(open.length).toBeGreaterThan(0));
    open.shift()!(status, body);
  };
  vi.stubGlobal("fetch", (_address: string, { body }: RequestInit) => {
    const form = body as FormData;
    sent.push([form.get("quantity") as string, form.get("version") as string]);
    return new Promise<Response>((done, fail) =>
      open.push((status, data) => {
        const headers = { "content-type": "application/json" };
        if (status === "lost") fail(new TypeError("lost"));
        else done(new Response(JSON.stringify(data), { status, headers }));
      }),
    );
  });
  shop = createShop();
  shop.store.dispatch(authActions.loggedIn({ token: "token", user: { id: "u1" } as never }));
  showCart(shop, cartWith(1, 1));
});
afterEach(() => {
  onlineManager.setOnline(true);
  shop.store.dispatch(authActions.loggedOut());
  vi.unstubAllGlobals();
});

const shown = () => shownCart(shop)?.items.map(({ quantity }) => quantity);
const pending = () => selectPendingQuantities(shop.store.getState());
const settled = () => vi.waitFor(() => expect(pending()).toEqual([]));
const toastTitles = () => toast.snapshot().map(({ title }) => title);
const dismissToasts = () => {
  for (const { id } of toast.snapshot()) toast.dismiss(id);
};

it("sends quick presses in few calls, the last one last", async () => {
  for (const quantity of [2, 3, 4]) setLineQuantity(shop, "l1", quantity);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  for (const quantity of [5, 6]) setLineQuantity(shop, "l1", quantity);
  expect(shown()).toEqual([6]);
  await answer(200, { message: "", data: cartWith(2, 4) });
  await answer(200, { message: "", data: cartWith(3, 6) });
  await settled();
  expect(sent).toEqual([
    ["4", "1"],
    ["6", "2"],
  ]);
  expect(shown()).toEqual([6]);
});

it("sends a quantity again with the version of a newer cart", async () => {
  setLineQuantity(shop, "l1", 3);
  await answer(409, refusal("stale_cart", cartWith(7, 2)));
  expect(shown()).toEqual([3]);
  await answer(200, { message: "", data: cartWith(8, 3) });
  await settled();
  expect(sent).toEqual([
    ["3", "1"],
    ["3", "7"],
  ]);
});

it("becomes the available stock with one message", async () => {
  dismissToasts();
  setLineQuantity(shop, "l1", 9);
  await answer(409, refusal("stock_exceeded", { product_id: "p1", available: 4 }));
  await vi.waitFor(() => expect(shown()).toEqual([4]));
  await answer(200, { message: "Updated", data: cartWith(2, 4) });
  await settled();
  expect(sent.map(([quantity]) => quantity)).toEqual(["9", "4"]);
  expect(toastTitles()).toEqual(["stock_exceeded"]);
});

it("waits while offline, also when the connection is lost during the call", async () => {
  onlineManager.setOnline(false);
  setLineQuantity(shop, "l1", 2);
  await new Promise((next) => setTimeout(next, 10));
  expect(sent).toEqual([]);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  onlineManager.setOnline(false);
  await answer("lost");
  await new Promise((next) => setTimeout(next, 10));
  expect([shown(), sent.length]).toEqual([[2], 1]);
  onlineManager.setOnline(true);
  await answer(200, { message: "", data: cartWith(2, 2) });
  await settled();
  expect(sent).toHaveLength(2);
});

it("sends what an earlier page left unsent, with the version of the cart now", async () => {
  onlineManager.setOnline(false);
  setLineQuantity(shop, "l1", 5);
  const reloaded = createShop();
  expect(selectPendingQuantities(reloaded.store.getState())).toMatchObject([{ lineId: "l1", quantity: 5 }]);
  onlineManager.setOnline(true);
  vi.stubGlobal("fetch", (address: string, { body }: RequestInit) => {
    if (address.includes("/update"))
      sent.push([(body as FormData).get("quantity") as string, (body as FormData).get("version") as string]);
    const data = address.includes("/update") ? cartWith(10, 5) : cartWith(9, 1);
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response(JSON.stringify({ message: "", data }), { headers }));
  });
  await resumePendingQuantities(reloaded);
  expect(sent).toContainEqual(["5", "9"]);
  expect(selectPendingQuantities(reloaded.store.getState())).toEqual([]);
});

it("accepts what is available after a shortage", async () => {
  showCart(shop, cartWith(2, 6));
  takeAvailableStock(shop, [{ item_id: "l1", product_id: "p1", name: "Karak", available: 2 }] as never);
  expect(shown()).toEqual([2]);
  await answer(200, { message: "", data: cartWith(3, 2) });
  await settled();
  expect(sent).toEqual([["2", "2"]]);
});

it("offers to undo a removal, with what the line was (REQ-CART-25)", async () => {
  dismissToasts();
  const [line] = shownCart(shop)!.items;
  const texts = { removed: "Karak is out of your cart", undo: "Undo" };
  removeLine(shop, { ...line!, quantity: 3 }, "v1", texts);
  expect(toastTitles(), "not before it is gone").not.toContain(texts.removed);
  await answer(200, {
    message: "Product quantity updated",
    data: { ...(cartWith(2, 1) as object), items: [] },
  });
  await settled();
  const [shownToast] = toast.snapshot();
  expect(shownToast).toMatchObject({ title: texts.removed, open: true });
  shownToast!.action!.onClick();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    ["0", "1"],
    ["3", null],
  ]);
  await answer(200, { message: "", data: cartWith(3, 3) });
  await vi.waitFor(() => expect(shown()).toEqual([3]));
});

it.each([
  [409, "store_closed", "The store is closed now", "The store is closed now"],
  [404, "not_found", "This could not be found", "Error updating product quantity"],
  [500, "server_error", "Something went wrong", "Error updating product quantity"],
])("a refusal with %i %s shows '%s' as '%s'", async (status, code, message, shownText) => {
  dismissToasts();
  setLineQuantity(shop, "l1", 2);
  await answer(status, { ...refusal(code), message });
  await settled();
  expect(toastTitles()).toEqual([shownText]);
  expect(shown()).toEqual([1]);
});
