import { describe, expect, it } from "vitest";
import {
  countBy,
  fill,
  place,
  setStock,
  setUpOrderTests,
  stockOf,
  test,
} from "../../testing/order-fixture.js";
import { repetitions } from "../../testing/repetitions.js";
import type { Person } from "../../testing/test-panel.js";

setUpOrderTests();

/** Customers with these products in their carts, ready to order concurrently. */
async function buyersOf(count: number, carts: (n: number) => readonly [product: string, fields?: object][]) {
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const someone = await test.person();
      for (const [product, fields] of carts(n)) {
        const added = await fill(someone, product, fields);
        expect(added.status).toBe(200);
      }
      return { someone, form: await test.orderForm(someone) };
    }),
  );
}

const orderAll = async (buyers: readonly { someone: Person; form: object }[]) =>
  Promise.all(buyers.map(({ someone, form }) => place(form, someone)));

describe("REQ-REL-01: stock is never sold twice", () => {
  it("REQ-REL-01: fifty concurrent customers of ten products", async () => {
    for (let round = 0; round < repetitions(1, 20); round++) {
      await test.forgetOrders();
      const buyers = await buyersOf(50, () => [["spice.scarce"]]);
      const answers = await orderAll(buyers);
      expect(countBy(answers)).toEqual({ "201 ok": 10, "409 stock_exceeded": 40 });
      const [loser] = answers.filter(({ status }) => status === 409);
      expect(loser!.body.message).toBe("No more products available. Stock limit exceeded");
      expect(loser!.body.data.items[0]).toMatchObject({ product_id: "spice.scarce", available: 0 });
      expect(await stockOf("spice.scarce")).toBe(0);
    }
  });

  it("REQ-REL-01: one product on two lines is counted together", async () => {
    for (let round = 0; round < repetitions(1, 20); round++) {
      await test.forgetOrders();
      const buyers = await buyersOf(6, () => [
        ["spice.scarce", { note: "a" }],
        ["spice.scarce", { note: "b", quantity: 2 }],
      ]);
      const answers = await orderAll(buyers);
      expect(countBy(answers)).toEqual({ "201 ok": 3, "409 stock_exceeded": 3 });
      const [loser] = answers.filter(({ status }) => status === 409);
      expect(loser!.body.data.items.map(({ available }: { available: number }) => available)).toEqual([1, 1]);
      expect(await stockOf("spice.scarce")).toBe(1);
    }
  });

  it("REQ-REL-01: three products in opposite orders never deadlock", async () => {
    const three = ["spice.scarce", "spice.few", "spice.tea"];
    for (let round = 0; round < repetitions(1, 20); round++) {
      await test.forgetOrders();
      const buyers = await buyersOf(12, (n) => (n % 2 === 0 ? three : three.toReversed()).map((id) => [id]));
      // The product with the least stock decides.
      expect(countBy(await orderAll(buyers))).toEqual({ "201 ok": 3, "409 stock_exceeded": 9 });
      expect(await Promise.all(three.map(stockOf))).toEqual([7, 0, 197]);
    }
  });

  it("REQ-REL-01: the database rejects negative stock", async () => {
    await expect(setStock("spice.tea", -1)).rejects.toThrow();
  });
});
